import type { ReactNode } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { SubmittedScholarship } from "#domain/submissions/submitted-scholarship.ts";
import { withEntry, withoutEntryAt } from "#web/ui/forms/list-entries.ts";
import { ListField } from "#web/ui/forms/list-field.tsx";
import type { SubmissionForm, TagList } from "./submission-draft.ts";

export type OpenForm = UseFormReturn<SubmissionForm, unknown, SubmittedScholarship>;

type TagInputProps = {
  form: OpenForm;
  name: TagList;
  label: string;
  hint?: ReactNode;
  suggestions?: readonly string[];
};

/** One of the lists of the form. Blank and repeated entries are ignored. */
export function TagInput({ form, name, ...look }: TagInputProps) {
  const { control, getValues, setValue, getFieldState, formState } = form;
  const { error } = getFieldState(name, formState);
  const add = (entry: string) => {
    setValue(name, [...new Set(withEntry(getValues(name), entry))]);
    setValue(`pending.${name}`, "");
  };
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, ref } }) => (
        <Controller
          control={control}
          name={`pending.${name}`}
          render={({ field: pending }) => (
            <ListField
              {...look}
              optional
              ref={ref}
              error={messageOf(error)}
              entries={value}
              typed={pending.value}
              onTyped={pending.onChange}
              onAdd={add}
              onRemoveAt={(position) => setValue(name, withoutEntryAt(getValues(name), position))}
            />
          )}
        />
      )}
    />
  );
}

/** The message of a list, or else of its first entry with an error. */
function messageOf(error: unknown): string | undefined {
  const found = [error, ...(Array.isArray(error) ? error : [])].find(
    (each): each is { message: string } => typeof each?.message === "string",
  );
  return found?.message;
}
