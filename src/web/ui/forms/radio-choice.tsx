import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";
import { FieldNotes, type FieldProps, labelClasses, useField } from "./field.tsx";

type RadioChoiceProps = FieldProps &
  Omit<ComponentProps<"input">, "className" | "type" | "value" | "checked" | "id"> & {
    name: string;
    /** The chosen option of a controlled group. Without it, react-hook-form sets the inputs. */
    value?: string;
    options: readonly { value: string; label: string }[];
  };

/** One choice of a few that are all visible. Takes `ref`, `name`, `onChange`, `onBlur` of react-hook-form. */
export function RadioChoice({
  label,
  hint,
  error,
  optional,
  className,
  options,
  required,
  value,
  ...input
}: RadioChoiceProps) {
  const ids = useField({ hint, error });
  return (
    <div role="radiogroup" aria-labelledby={`${ids.id}-label`} aria-required={required} {...ids} className={className}>
      <p id={`${ids.id}-label`} className={cx(labelClasses, "mb-2")}>
        {label}
        {optional && <span className="ml-3 text-sm font-normal text-muted">Optional</span>}
      </p>
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "flex min-h-11 items-center gap-3 rounded-lg border bg-card px-3 py-2 transition-colors hover:border-muted has-checked:border-green has-checked:bg-green-wash",
              error ? "border-clay" : "border-edge",
            )}
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              className="size-5 shrink-0 appearance-none rounded-full border border-edge bg-card transition-[border-width] checked:border-[6px] checked:border-green"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={ids.id} hint={hint} error={error} />
    </div>
  );
}
