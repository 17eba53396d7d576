import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Control, Controller, useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import type { Application } from "#domain/applications/application.ts";
import { ChecklistTask, taskKinds } from "#domain/applications/checklist.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { SuggestField } from "#web/ui/forms/suggest-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { applicationsQuery } from "../api.ts";
import type { TaskFormProps } from "./lazy-task-form.tsx";
import { taskKindLabels } from "./task-words.ts";

type TaskFields = Omit<ChecklistTask, "due" | "essay_name"> & { due: string; essay_name: string };

/** Checks the fields. A blank date or name becomes null, and only an essay has a name. */
const schema = z
  .custom<TaskFields>()
  .transform((task) => ({
    ...task,
    due: task.due || null,
    essay_name: (task.kind === "essay" && task.essay_name) || null,
  }))
  .pipe(ChecklistTask);

const kinds = taskKinds.map((value) => ({ value, label: taskKindLabels[value] }));

export default function TaskForm({ task, action, onSave, onCancel, children }: TaskFormProps) {
  const form = useForm<TaskFields, unknown, ChecklistTask>({
    resolver: zodResolver(schema),
    defaultValues: { ...task, due: task.due ?? "", essay_name: task.essay_name ?? "" },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  // The form of a new task takes the place of the button that opened it.
  const isNew = task.title === "";
  useEffect(() => {
    if (isNew) setFocus("title");
  }, [isNew, setFocus]);
  const kind = useWatch({ control: form.control, name: "kind" });
  return (
    <form
      noValidate
      aria-label={task.title || "New task"}
      onSubmit={form.handleSubmit(onSave)}
      className="mb-2 grid grid-cols-1 gap-4 rounded-lg bg-paper p-3.5"
    >
      <TextField label="Task" required error={errors.title?.message} {...form.register("title")} />
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => <Select {...field} label="Kind" options={kinds} />}
      />
      {kind === "essay" && <EssayName control={form.control} />}
      <div className="grid grid-cols-2 gap-4">
        <TextField label="Do it by" type="date" error={errors.due?.message} {...form.register("due")} />
        <Controller
          control={form.control}
          name="hours"
          render={({ field, fieldState: { error } }) => <NumberField {...field} label="Hours" error={error?.message} />}
        />
      </div>
      <p className="-mt-2 text-sm text-muted">Optional. Without a date, we choose one before the deadline.</p>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button variant="quiet" size="sm" onClick={onCancel} className="ml-auto">
          Cancel
        </Button>
        <Button type="submit" size="sm">
          {action}
        </Button>
      </div>
    </form>
  );
}

function EssayName({ control }: { control: Control<TaskFields, unknown, ChecklistTask> }) {
  const { data = [] } = useQuery(applicationsQuery);
  return (
    <Controller
      control={control}
      name="essay_name"
      render={({ field, fieldState: { error } }) => (
        <SuggestField
          {...field}
          label="Name of the essay"
          optional
          hint="Give two applications the same name when one essay serves both."
          suggestions={essayNames(data)}
          error={error?.message}
        />
      )}
    />
  );
}

const essayNames = (applications: readonly Application[]): string[] => [
  ...new Set(applications.flatMap(({ checklist }) => checklist.flatMap(({ essay_name }) => essay_name ?? []))),
];
