import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import type { Ref } from "react";
import { controlClasses, Field, type FieldProps, useField } from "./field.tsx";

type SuggestFieldProps = FieldProps & {
  suggestions: readonly string[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  id?: string;
  placeholder?: string;
  autoComplete?: string;
};

const shownAtOnce = 8;

/** One line of free text that suggests what others write. Arrow keys choose, Escape keeps what was typed. */
export function SuggestField(props: SuggestFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    className,
    id,
    suggestions,
    value,
    onChange,
    autoComplete = "off",
    ...input
  } = props;
  const ids = useField({ hint, error }, id);
  return (
    <Field id={ids.id} {...{ label, hint, error, optional, className }}>
      <Base.Root items={suggestions} value={value} onValueChange={onChange} limit={shownAtOnce}>
        <Base.Input {...input} {...ids} autoComplete={autoComplete} className={controlClasses} />
        <Base.Portal>
          <Base.Positioner sideOffset={4} className="z-50 outline-none">
            <Base.Popup className="max-h-(--available-height) w-(--anchor-width) max-w-(--available-width) overflow-y-auto rounded-lg border border-line bg-card p-1 text-ink shadow-float outline-none data-empty:hidden">
              <Base.List>
                {(suggestion: string) => (
                  <Base.Item
                    key={suggestion}
                    value={suggestion}
                    className="flex min-h-10 cursor-default items-center rounded-md px-3 py-1.5 outline-none select-none data-highlighted:bg-green-wash data-highlighted:text-green pointer-coarse:min-h-11"
                  >
                    {suggestion}
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  );
}
