import { type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";

/** The props of every labeled control. */
export type FieldProps = {
  label: string;
  /** Shown under the control, also while there is an error. */
  hint?: ReactNode;
  /** Says what is wrong and how to fix it; marks the control invalid. */
  error?: string | undefined;
  required?: boolean;
  /** Shows "Optional" beside the label. */
  optional?: boolean;
  className?: string;
};

export const labelClasses = "text-[0.9375rem] font-semibold text-ink";

type Ids = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

/** Hides the hint while the error has the same text. */
const showsHint = ({ hint, error }: Pick<FieldProps, "hint" | "error">) => hint != null && hint !== error;

/** The ids that tie a control to its label, hint and error. */
export function useField({ hint, error }: Pick<FieldProps, "hint" | "error">, givenId?: string): Ids {
  const madeId = useId();
  const id = givenId ?? madeId;
  const described = cx(showsHint({ hint, error }) && `${id}-hint`, error && `${id}-error`);
  return { id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined };
}

/** The hint and the error of the control with this id. */
export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldProps, "hint" | "error">) {
  return (
    <>
      {showsHint({ hint, error }) && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-clay">
          {error}
        </p>
      )}
    </>
  );
}

/** Label above, control, then hint and error. The control must carry `id`. */
export function Field({
  id,
  label,
  optional,
  className,
  labelHidden,
  children,
  ...notes
}: FieldProps & { id: string; labelHidden?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={labelHidden ? "sr-only" : cx(labelClasses, "mb-1.5 flex items-baseline justify-between gap-3")}
      >
        {label}
        {optional && <span className="text-sm font-normal text-muted">Optional</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={notes.hint} error={notes.error} />
    </div>
  );
}
