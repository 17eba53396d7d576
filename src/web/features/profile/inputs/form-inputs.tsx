import type { ReactNode } from "react";
import { Controller, useFormContext, useFormState } from "react-hook-form";
import type { Option } from "#domain/profile/questions.ts";
import { withEntry, withoutEntryAt } from "#web/ui/forms/list-entries.ts";
import { ListField } from "#web/ui/forms/list-field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { SuggestField } from "#web/ui/forms/suggest-field.tsx";
import type { Suggestions } from "#web/ui/forms/suggestions.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { inputLabel } from "../form/input-text.ts";
import type { LineInput, ListInput, ProfileForm, ProfileInput } from "../form/profile-form.ts";

/** The error of an input of the surrounding form; undefined without one. */
export function useInputError(name: ProfileInput): string | undefined {
  const { errors } = useFormState<ProfileForm>({ name });
  const error: { message?: unknown } | undefined = errors[name];
  return typeof error?.message === "string" ? error.message : undefined;
}

type LineProps = { name: LineInput; label?: string; hint?: ReactNode };

/** One choice, or no answer. */
export function ChoiceInput({ name, label, hint, options }: LineProps & { options: readonly Option[] }) {
  const { control } = useFormContext<ProfileForm>();
  const error = useInputError(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Select
          {...field}
          label={label ?? inputLabel(name)}
          hint={hint}
          error={error}
          options={[{ value: "", label: "Not answered" }, ...options]}
        />
      )}
    />
  );
}

/** One line of text, or a number typed as text. */
export function LineInputField({ name, label, hint, numeric = false }: LineProps & { numeric?: boolean }) {
  const { register } = useFormContext<ProfileForm>();
  return (
    <TextField
      label={label ?? inputLabel(name)}
      hint={hint}
      error={useInputError(name)}
      autoComplete="off"
      inputMode={numeric ? "decimal" : undefined}
      {...register(name)}
    />
  );
}

/** One line of text with suggestions. */
export function SuggestInput({ name, label, hint, suggestions }: LineProps & { suggestions: Suggestions }) {
  const { control } = useFormContext<ProfileForm>();
  const error = useInputError(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <SuggestField
          {...field}
          label={label ?? inputLabel(name)}
          hint={hint}
          error={error}
          suggestions={suggestions}
        />
      )}
    />
  );
}

type ListProps = {
  name: ListInput;
  label?: string;
  hint?: ReactNode;
  labelHidden?: boolean;
  placeholder?: string;
  suggestions?: Suggestions;
};

/** A list of entries. Text that was not added yet is part of the form and saved with it. */
export function ListInputField({ name, label, ...look }: ListProps) {
  const { control, getValues, setValue } = useFormContext<ProfileForm>();
  const error = useInputError(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref } }) => (
        <Controller
          control={control}
          name={`pending.${name}`}
          render={({ field: pending }) => (
            <ListField
              {...look}
              ref={ref}
              label={label ?? inputLabel(name)}
              error={error}
              entries={value}
              typed={pending.value ?? ""}
              onTyped={pending.onChange}
              onAdd={(entry) => {
                onChange(withEntry(getValues(name), entry));
                setValue(`pending.${name}`, "");
              }}
              onRemoveAt={(position) => onChange(withoutEntryAt(getValues(name), position))}
            />
          )}
        />
      )}
    />
  );
}
