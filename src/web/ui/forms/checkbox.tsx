import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names.ts";
import { FieldNotes, useField } from "./field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "className" | "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
};

/** A native checkbox in our look; the whole row is the target. */
export function Checkbox({ label, hint, error, className, id, ...input }: CheckboxProps) {
  const ids = useField({ hint, error }, id);
  return (
    <div className={className}>
      <label htmlFor={ids.id} className="flex min-h-11 items-center gap-3">
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            {...ids}
            type="checkbox"
            className="peer size-5 appearance-none rounded-sm border border-edge bg-card transition-colors checked:border-green checked:bg-green aria-invalid:border-clay"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className={cx("pointer-events-none absolute size-3.5 text-on-green opacity-0 peer-checked:opacity-100")}
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldNotes id={ids.id} hint={hint} error={error} />
    </div>
  );
}
