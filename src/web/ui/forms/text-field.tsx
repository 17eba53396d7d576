import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";
import { controlClasses } from "./control-classes.ts";
import { Field, type FieldProps, useField } from "./field.tsx";

type TextFieldProps = FieldProps & HiddenLabel & Omit<ComponentProps<"input">, "className">;

type HiddenLabel = {
  /** Hides the label visually, where a heading or the tab of a search box has the same text. */
  labelHidden?: boolean | undefined;
};

/** One line of text with its label, hint and error. Takes `ref`, `name`, `onChange`, `onBlur` of react-hook-form. */
export function TextField({ label, labelHidden, hint, error, optional, className, id, ...input }: TextFieldProps) {
  const ids = useField({ hint, error }, id);
  return (
    <Field id={ids.id} {...{ label, labelHidden, hint, error, optional, className }}>
      <input type="text" {...input} {...ids} className={controlClasses} />
    </Field>
  );
}

type TextAreaProps = FieldProps & HiddenLabel & Omit<ComponentProps<"textarea">, "className">;

/** Several lines of text with its label, hint and error. */
export function TextArea({ label, labelHidden, hint, error, optional, className, id, ...input }: TextAreaProps) {
  const ids = useField({ hint, error }, id);
  return (
    <Field id={ids.id} {...{ label, labelHidden, hint, error, optional, className }}>
      <textarea rows={4} {...input} {...ids} className={cx(controlClasses, "resize-y")} />
    </Field>
  );
}
