import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cx } from "../class-names.ts";
import { controlClasses } from "./control-classes.ts";
import { Field, type FieldProps, useField } from "./field.tsx";

type PasswordFieldProps = FieldProps & Omit<ComponentProps<"input">, "className" | "type">;

/** A password with a button that shows and hides it. */
export function PasswordField({ label, hint, error, optional, className, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const ids = useField({ hint, error }, id);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={ids.id} {...{ label, hint, error, optional, className }}>
      <div className="relative">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...ids}
          type={shown ? "text" : "password"}
          className={cx(controlClasses, "pr-12")}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-controls={ids.id}
          aria-label={shown ? "Hide password" : "Show password"}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-lg text-muted hover:text-ink focus-visible:-outline-offset-2"
        >
          <Icon aria-hidden="true" className="size-[18px]" />
        </button>
      </div>
    </Field>
  );
}
