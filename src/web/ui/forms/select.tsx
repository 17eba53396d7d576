import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";
import { controlClasses } from "./control-classes.ts";
import { FieldNotes, type FieldProps, labelClasses, useField } from "./field.tsx";

export type Option<V extends string> = { value: V; label: string };

type SelectProps<V extends string> = FieldProps &
  Omit<ComponentProps<"select">, "className" | "value" | "onChange" | "children" | "multiple"> & {
    options: readonly Option<V>[];
    value: V | null | undefined;
    onChange: (value: V) => void;
    /** Shown while nothing is chosen. It cannot be chosen. */
    placeholder?: string;
    /** Hides the label visually, but not from screen readers (filter bars). */
    labelHidden?: boolean;
  };

/**
 * The browser's own select in our style. It opens the native picker of a phone and needs no code. For an empty choice,
 * give an option with its own value, such as "any".
 */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, hint, error, optional, className, id, options, value, onChange, placeholder, labelHidden, ...select } =
    props;
  const ids = useField({ hint, error }, id);
  return (
    <div className={className}>
      <label
        htmlFor={ids.id}
        className={labelHidden ? "sr-only" : cx(labelClasses, "mb-1.5 flex items-baseline justify-between gap-3")}
      >
        {label}
        {optional && <span className="text-sm font-normal text-muted">Optional</span>}
      </label>
      <div className="relative">
        <select
          {...select}
          {...ids}
          value={value ?? ""}
          // Every option with a value comes from `options`; the placeholder cannot be chosen.
          onChange={(event) => onChange(event.target.value as V)}
          className={cx(controlClasses, "cursor-pointer appearance-none truncate pr-10", value == null && "text-muted")}
        >
          {value == null && (
            <option value="" disabled hidden>
              {placeholder ?? "Choose"}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-card text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
        />
      </div>
      <FieldNotes id={ids.id} hint={hint} error={error} />
    </div>
  );
}
