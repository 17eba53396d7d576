import type { Application } from "#domain/applications/application.ts";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export type AddDialogProps = DialogProps & {
  /** Called with the new application after the dialog was closed. */
  onAdded: (added: Application) => void;
};

/** The dialog that adds an application. */
export const AddDialog = lazyPart<AddDialogProps>(() => import("./add-dialog.tsx"));

/** The dialog that changes the fields of an application. */
export const EditDialog = lazyPart<DialogProps & { application: Application }>(() => import("./edit-dialog.tsx"));
