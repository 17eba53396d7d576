import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { useRef } from "react";
import type { PlannedStep } from "#domain/applications/calendar/back-plan.ts";
import { byWhen } from "#domain/applications/calendar/step-text.ts";
import type { ChecklistTask } from "#domain/applications/checklist.ts";
import { quartersOf } from "#domain/planner/day-hours.ts";
import { hoursOfTask } from "#domain/planner/hours-of-task.ts";
import { hoursText } from "#domain/planner/plan-words.ts";
import { formatDay } from "#domain/scholarships/days/days-left.ts";
import { capitalized } from "#domain/words/capitalized.ts";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { TaskForm } from "./lazy-task-form.tsx";
import { withTaskMoved } from "./move-task.ts";
import { taskKindLabels } from "./task-words.ts";

type TaskRowProps = {
  task: ChecklistTask;
  /** Its place on the checklist. */
  at: number;
  checklist: readonly ChecklistTask[];
  today: string;
  /** The last step of the task and its day; undefined when it is done or no day is known. */
  step: PlannedStep | undefined;
  editing: boolean;
  onEdit: (open: boolean) => void;
  onChange: (checklist: ChecklistTask[]) => void;
  /** Called before the row of a removed task leaves. */
  onRemove: () => void;
};

/** One task: tick it, or open it to change, move or remove it. */
export function TaskRow({ task, at, checklist, today, step, editing, onEdit, onChange, onRemove }: TaskRowProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    editButton.current?.focus();
    onEdit(false);
  };
  const replace = (next: ChecklistTask) => onChange(checklist.map((each) => (each.id === next.id ? next : each)));
  return (
    <li className="border-t border-line py-1 first:border-t-0">
      <div className="flex items-start gap-1">
        <Checkbox
          label={
            <span className="grid">
              <span className={cx("wrap-anywhere", task.done && "text-muted line-through")}>{task.title}</span>
              <span className="num text-sm text-muted">{factsOf(task, step, today)}</span>
            </span>
          }
          checked={task.done}
          onChange={(event) => replace({ ...task, done: event.target.checked })}
          className="min-w-0 flex-1 [&>label]:items-start [&>label]:py-1.5 [&>label>span:first-child]:mt-0.5"
        />
        <Button
          ref={editButton}
          variant="ghost"
          size="icon"
          aria-label={`Edit ${task.title}`}
          aria-expanded={editing}
          onClick={() => onEdit(!editing)}
        >
          <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Button>
      </div>
      {editing && (
        <TaskForm
          task={task}
          action="Save task"
          onSave={(next) => {
            replace(next);
            closeForm();
          }}
          onCancel={closeForm}
        >
          <TaskPlace task={task} at={at} checklist={checklist} onChange={onChange} onRemove={onRemove} />
        </TaskForm>
      )}
    </li>
  );
}

type TaskPlaceProps = Pick<TaskRowProps, "task" | "at" | "checklist" | "onChange" | "onRemove">;

/** Moves or removes a task. */
function TaskPlace({ task, at, checklist, onChange, onRemove }: TaskPlaceProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${task.title} up`}
        aria-disabled={at === 0 || undefined}
        onClick={() => at > 0 && onChange(withTaskMoved(checklist, at, at - 1))}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${task.title} down`}
        aria-disabled={at === checklist.length - 1 || undefined}
        onClick={() => at < checklist.length - 1 && onChange(withTaskMoved(checklist, at, at + 1))}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove ${task.title}`}
        onClick={() => {
          onRemove();
          onChange(checklist.filter(({ id }) => id !== task.id));
        }}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </Button>
    </>
  );
}

/** `Essay · by Feb 22 · 3 hours · “Why I study water”`. The hours are those that the plan and the coach add up; of a done task only the student's own. */
function factsOf(task: ChecklistTask, step: TaskRowProps["step"], today: string): string {
  const { kind, hours, essay_name, done } = task;
  const by = !done && step && (step.day < today ? `was due ${formatDay(step.day, today)}` : byWhen(step, today));
  // Of a task that may be anything no hours are usual.
  const assumed = kind === "other" ? "counted as " : "usually ";
  const work =
    !(done && hours === null) && `${hours === null ? assumed : ""}${hoursText(quartersOf(hoursOfTask(task)))}`;
  const facts = [kind !== "other" && taskKindLabels[kind], by, work, essay_name && `“${essay_name}”`]
    .filter(Boolean)
    .join(" · ");
  return capitalized(facts);
}
