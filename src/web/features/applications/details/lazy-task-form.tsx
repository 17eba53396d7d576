import type { ReactNode } from "react";
import type { ChecklistTask } from "#domain/applications/checklist.ts";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";

export type TaskFormProps = {
  task: ChecklistTask;
  /** The text of the button that saves. */
  action: string;
  onSave: (task: ChecklistTask) => void;
  onCancel: () => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** The fields of one task. */
export const TaskForm = lazyPart<TaskFormProps>(() => import("./task-form.tsx"));
