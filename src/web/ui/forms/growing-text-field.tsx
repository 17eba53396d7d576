import type { ComponentProps, KeyboardEvent } from "react";
import { cx } from "../class-names.ts";
import { controlClasses } from "./control-classes.ts";
import { Field, type FieldProps, useField } from "./field.tsx";

type GrowingTextFieldProps = FieldProps & Omit<ComponentProps<"textarea">, "className" | "value"> & { value: string };

/** Text that begins with one line and grows with what is typed. Enter sends its form, Shift and Enter begin a line. */
export function GrowingTextField({ label, hint, error, optional, className, id, ...input }: GrowingTextFieldProps) {
  const ids = useField({ hint, error }, id);
  return (
    <Field id={ids.id} {...{ label, hint, error, optional, className }}>
      <textarea
        rows={linesOf(input.value)}
        onKeyDown={sendOnEnter}
        {...input}
        {...ids}
        className={cx(controlClasses, "field-sizing-content max-h-48 resize-none")}
      />
    </Field>
  );
}

const mostLines = 6;
const lineLength = 60;

/** About how many lines a text takes, for browsers that do not size a field by what is in it. */
const linesOf = (text: string): number =>
  Math.min(
    mostLines,
    text.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / lineLength)), 0),
  );

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // Enter ends a word of a language that is typed in several steps.
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
