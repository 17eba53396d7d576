import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { applicationsToWorkOn, withOwnAidForm } from "#domain/applications/aid-form-task.ts";
import type { Application } from "#domain/applications/application.ts";
import { mostTasks } from "#domain/applications/application-limits.ts";
import { backPlans } from "#domain/applications/calendar/back-plans.ts";
import type { ChecklistTask } from "#domain/applications/checklist.ts";
import { newTask } from "#domain/applications/new-task.ts";
import { useOwnAidForm } from "#web/features/profile/shared/use-own-aid-form.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { randomKey } from "#web/http/random-key.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useToday } from "#web/ui/use-today.ts";
import { applicationsQuery, useChangeApplication } from "../api.ts";
import { TaskForm } from "./lazy-task-form.tsx";
import { TaskRow } from "./task-row.tsx";

const blankTask = (): ChecklistTask => newTask({ id: randomKey(), kind: "other", title: "" });

/** The tasks of an application: tick, add, change, move and remove them. */
export function ChecklistEditor({ application }: { application: Application }) {
  const today = useToday();
  const { id } = application;
  const aidForm = useOwnAidForm(today);
  // The next change stores it so.
  const checklist = withOwnAidForm(application.checklist, aidForm);
  const [adding, setAdding] = useState<ChecklistTask | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    // "Add task" takes the place of the form, and so the focus.
    flushSync(() => setAdding(null));
    addButton.current?.focus();
  };
  const change = useChangeApplication(id, { quiet: true });
  const save = (next: ChecklistTask[]) =>
    change.mutate({ checklist: next, base: { checklist: application.checklist } });
  const openFrom = useDeadlineDay();
  const { data: all = [] } = useQuery(applicationsQuery);
  const others = all.filter((each) => each.id !== id);
  const workable = applicationsToWorkOn([application, ...others], aidForm);
  const plan = backPlans(workable, { openFrom, today }).get(id) ?? [];
  return (
    <div className="grid gap-2">
      {checklist.length === 0 && !adding && (
        <p className="text-[0.9375rem] text-muted">Add what you need: an essay, letters, a transcript, a form.</p>
      )}
      <ul className="grid list-none">
        {checklist.map((task, at) => (
          <TaskRow
            key={task.id}
            task={task}
            at={at}
            checklist={checklist}
            today={today}
            step={plan.findLast((step) => step.task?.id === task.id)}
            editing={editing === task.id}
            onEdit={(open) => setEditing(open ? task.id : null)}
            onChange={save}
            onRemove={() => addButton.current?.focus()}
          />
        ))}
      </ul>
      {adding ? (
        <TaskForm
          task={adding}
          action="Add task"
          onSave={(task) => {
            save([...checklist, task]);
            closeForm();
          }}
          onCancel={closeForm}
        />
      ) : (
        checklist.length < mostTasks && (
          <Button
            ref={addButton}
            variant="quiet"
            size="sm"
            onClick={() => setAdding(blankTask())}
            className="justify-self-start"
          >
            <Plus aria-hidden="true" className="size-4" />
            Add task
          </Button>
        )
      )}
    </div>
  );
}
