import type { Ref } from "react";
import { cx } from "../class-names.ts";
import { FieldNotes, type FieldProps, labelClasses, useField } from "./field.tsx";
import { ToggleChip } from "./toggle-chip.tsx";

type MultiChoiceProps<V extends string> = FieldProps & {
  options: readonly { value: V; label: string }[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  id?: string;
  /** The whole group. It takes the focus when its answer has an error. */
  ref?: Ref<HTMLFieldSetElement>;
};

/** Any number of choices as chips. `value` is in the order of choosing. */
export function MultiChoice<V extends string>(props: MultiChoiceProps<V>) {
  const { label, hint, error, optional, className, options, value, onChange } = props;
  const ids = useField({ hint, error }, props.id);
  const toggle = (choice: V, on: boolean) => onChange(on ? [...value, choice] : value.filter((v) => v !== choice));
  return (
    <fieldset
      id={ids.id}
      ref={props.ref}
      tabIndex={-1}
      aria-describedby={ids["aria-describedby"]}
      className={cx("min-w-0", className)}
    >
      <legend className={cx(labelClasses, "mb-2")}>
        {label}
        {optional && <span className="ml-3 text-sm font-normal text-muted">Optional</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <ToggleChip
            key={option.value}
            pressed={value.includes(option.value)}
            onPressedChange={(on) => toggle(option.value, on)}
          >
            {option.label}
          </ToggleChip>
        ))}
      </div>
      <FieldNotes id={ids.id} hint={hint} error={error} />
    </fieldset>
  );
}
