import type { ComponentProps, KeyboardEvent } from "react";
import { cx } from "../class-names.ts";
import { controlClasses } from "./control-classes.ts";
import { Field, type FieldProps, useField } from "./field.tsx";

type GrowingTextFieldProps = FieldProps &
  Omit<ComponentProps<"textarea">, "className" | "value"> & {
    value: string;
    /** Whether it has one line on a phone, however long the text is. */
    isFolded: boolean;
  };

/** A text for a search, its label only read out. It grows with what is typed. Enter sends its form, Shift and Enter begin a line. */
export function GrowingTextField(props: GrowingTextFieldProps) {
  const { label, hint, error, optional, className, id, isFolded, ...input } = props;
  const ids = useField({ hint, error }, id);
  return (
    <Field id={ids.id} labelHidden {...{ label, hint, error, optional, className }}>
      <textarea
        rows={linesOf(input.value)}
        onKeyDown={sendOnEnter}
        {...input}
        {...ids}
        ref={isFolded ? showBeginning : undefined}
        className={cx(
          controlClasses,
          "field-sizing-content max-h-48 resize-none",
          isFolded && "max-sm:h-11 max-sm:w-0 max-sm:min-w-full max-sm:overflow-hidden max-sm:text-nowrap",
        )}
      />
    </Field>
  );
}

/** The caret stands at the end of what was typed. */
function showBeginning(text: HTMLTextAreaElement | null): void {
  if (text) text.scrollLeft = 0;
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
