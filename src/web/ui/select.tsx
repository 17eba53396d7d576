import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { cx } from "./class-names.ts";
import { controlClasses, FieldNotes, type FieldProps, labelClasses, useField } from "./field.tsx";

export type Option<V extends string> = { value: V; label: string };

type SelectProps<V extends string> = FieldProps & {
  options: readonly Option<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  placeholder?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  name?: string;
  id?: string;
  disabled?: boolean;
  /** Hides the label from sight, not from screen readers (filter bars). */
  labelHidden?: boolean;
};

const itemClasses =
  "grid min-h-10 cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-md px-2 py-1.5 pr-4 outline-none select-none " +
  "data-highlighted:bg-green-wash data-highlighted:text-green data-selected:font-semibold pointer-coarse:min-h-11";

/** One choice of a short list. For an empty choice give an option with its own value, such as "any". */
export function Select<V extends string>(props: SelectProps<V>) {
  const {
    label,
    hint,
    error,
    optional,
    className,
    options,
    value,
    onChange,
    placeholder = "Choose",
    labelHidden,
  } = props;
  const ids = useField({ hint, error }, props.id);
  return (
    <div className={className}>
      <Base.Root
        items={options}
        value={value ?? null}
        onValueChange={(next) => next != null && onChange(next)}
        name={props.name}
        disabled={props.disabled}
        required={props.required}
      >
        <Base.Label
          className={labelHidden ? "sr-only" : cx(labelClasses, "mb-1.5 flex items-baseline justify-between gap-3")}
        >
          {label}
          {optional && <span className="text-sm font-normal text-muted">Optional</span>}
        </Base.Label>
        <Base.Trigger
          {...ids}
          ref={props.ref}
          onBlur={props.onBlur}
          className={cx(controlClasses, "flex items-center justify-between gap-3 text-left")}
        >
          <Base.Value placeholder={placeholder} className="truncate data-placeholder:text-muted" />
          <Base.Icon>
            <ChevronDown aria-hidden="true" className="size-4 text-muted" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
            <Base.Popup className="max-h-(--available-height) min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto rounded-lg border border-line bg-card p-1 text-ink shadow-float outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} className={itemClasses}>
                  <Base.ItemIndicator className="col-start-1">
                    <Check aria-hidden="true" className="size-4" />
                  </Base.ItemIndicator>
                  <Base.ItemText className="col-start-2">{option.label}</Base.ItemText>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      <FieldNotes id={ids.id} hint={hint} error={error} />
    </div>
  );
}
