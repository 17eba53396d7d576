import { Plus, X } from "lucide-react";
import { type KeyboardEvent, type Ref, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { Button, buttonClasses } from "../controls/button.tsx";
import { FieldNotes, type FieldProps, labelClasses, useField } from "./field.tsx";
import { SuggestField } from "./suggest-field.tsx";
import { type Suggestions, suggestionsFor } from "./suggestions.ts";

type ListFieldProps = FieldProps & {
  entries: readonly string[];
  /** The text in the input that is not added yet. */
  typed: string;
  onTyped: (typed: string) => void;
  /** Adds the entry and empties the input. */
  onAdd: (entry: string) => void;
  onRemoveAt: (position: number) => void;
  suggestions?: Suggestions;
  placeholder?: string;
  /** Hides the label visually, where a heading has the same text. */
  labelHidden?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A list with Enter, Add or a suggestion to add an entry and an x to remove one. Changes are announced to screen readers. After a
 * removal the focus moves to the entry in its place.
 */
export function ListField(props: ListFieldProps) {
  const { label, hint, error, optional, className, entries, typed, onTyped, onAdd, onRemoveAt, ref } = props;
  const { id, ...described } = useField({ hint, error });
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");

  const add = (text: string) => {
    const entry = text.trim();
    if (entry === "") return;
    onAdd(entry);
    setSaid(`Added ${entry}. ${counted(entries.length + 1)}.`);
  };
  const remove = (position: number) => {
    onRemoveAt(position);
    setSaid(`Removed ${entries[position]}. ${counted(entries.length - 1)}.`);
    const next = Math.min(position, entries.length - 2);
    // React renders the rows before the next frame.
    requestAnimationFrame(() => focusEntry(list.current, next, id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  };

  return (
    <fieldset className={cx("min-w-0", className)}>
      <legend
        className={
          props.labelHidden ? "sr-only" : cx(labelClasses, "mb-1.5 flex w-full items-baseline justify-between gap-3")
        }
      >
        {label}
        {optional && <span className="text-sm font-normal text-muted">Optional</span>}
      </legend>
      {entries.length > 0 && (
        <ol ref={list} aria-label={label} className="mb-2 divide-y divide-line rounded-lg border border-line">
          {entries.map((entry, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries may repeat, and removal is by position
            <li key={position} className="flex items-center gap-2 py-0.5 pr-0.5 pl-3">
              <span className="min-w-0 flex-1 py-2 wrap-anywhere">{entry}</span>
              <button
                type="button"
                aria-label={`Remove ${entry}`}
                onClick={() => remove(position)}
                className={buttonClasses({ variant: "ghost", size: "icon" })}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ol>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the Enter of the input inside, which is the control */}
      <div className="flex gap-2" onKeyDown={onKeyDown}>
        <SuggestField
          {...described}
          id={id}
          ref={ref}
          label={`Add: ${label}`}
          labelHidden
          value={typed}
          onChange={onTyped}
          onChoose={add}
          placeholder={props.placeholder}
          suggestions={(text) =>
            suggestionsFor(text, props.suggestions ?? []).filter((each) => !entries.includes(each))
          }
          className="min-w-0 flex-1"
        />
        <Button variant="quiet" aria-label={`Add: ${label}`} onClick={() => add(typed)} className="shrink-0">
          <Plus aria-hidden="true" className="size-4" />
          Add
        </Button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

const counted = (count: number) => (count === 1 ? "1 entry" : `${count} entries`);

function focusEntry(list: HTMLElement | null, position: number, inputId: string) {
  const target = list?.querySelectorAll("button")[position] ?? document.getElementById(inputId);
  target?.focus();
}
