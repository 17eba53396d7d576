import { type ComponentProps, useState } from "react";
import { cx } from "../class-names.ts";
import { controlClasses } from "./control-classes.ts";
import { Field, type FieldProps, useField } from "./field.tsx";

type NumberFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "className" | "type" | "value" | "onChange" | "defaultValue"> & {
    value: number | null | undefined;
    /**
     * null when empty; NaN when the text is not a number, so that validation can report it. The text stays as typed.
     */
    onChange: (value: number | null) => void;
  };

const parse = (text: string): number | null => {
  const plain = text.trim().replace(/[\s,$]/g, "");
  return plain === "" ? null : Number(plain);
};

const show = (value: number | null | undefined) => (value == null || Number.isNaN(value) ? "" : String(value));

/** A number typed as text. Typing never clamps, rounds or drops anything. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional, className, id, value, onChange, ...input } = props;
  const ids = useField({ hint, error }, id);
  const [text, setText] = useState(show(value));
  // A value set from outside (a loaded profile, a reset) replaces the text. Our own change does not.
  const shown = Object.is(parse(text), value ?? null) ? text : show(value);
  const type = (next: string) => {
    setText(next);
    onChange(parse(next));
  };
  return (
    <Field id={ids.id} {...{ label, hint, error, optional, className }}>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...input}
        {...ids}
        type="text"
        value={shown}
        onChange={(event) => type(event.target.value)}
        className={cx(controlClasses, "num")}
      />
    </Field>
  );
}
