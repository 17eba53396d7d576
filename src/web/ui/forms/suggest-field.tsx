import { type KeyboardEvent, type Ref, useId, useState } from "react";
import { cx } from "../class-names.ts";
import { controlClasses } from "./control-classes.ts";
import { Field, type FieldProps, useField } from "./field.tsx";
import { type Suggestions as SuggestionSource, suggestionsFor } from "./suggestions.ts";

type SuggestFieldProps = FieldProps & {
  suggestions: SuggestionSource;
  value: string;
  onChange: (value: string) => void;
  /** What choosing a suggestion does. Without it the suggestion becomes the text. */
  onChoose?: (suggestion: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  id?: string;
  placeholder?: string;
  /** Hides the label visually, but not from screen readers. */
  labelHidden?: boolean;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
};

/**
 * One line of free text with suggestions. Arrow keys choose, Enter takes the only name that ends the word that is being typed, Escape
 * keeps the typed text, and so does any other Enter, which goes on to the form. A click opens a short list without any text. It follows the ARIA combobox
 * pattern by hand: Base UI's Autocomplete hides the page from screen readers while it is open and empties the text on
 * Escape.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, optional, className, id, suggestions, value, onChange, onBlur, labelHidden, ...others } =
    props;
  const { onChoose = onChange, ...input } = others;
  const { "aria-describedby": described, "aria-invalid": invalid } = input;
  const own = useField({ hint, error }, id);
  const ids = {
    ...own,
    "aria-describedby": own["aria-describedby"] ?? described,
    "aria-invalid": own["aria-invalid"] ?? invalid,
  };
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const found = wanted ? suggestionsFor(value, suggestions) : [];
  const open = found.length > 0;
  // The only name that ends a typed word ("bar" of "Barista") is what Enter takes, and looks so.
  const [only] = found;
  const isOnly = found.length === 1 && isUnfinished(value, only);
  const chosenAt = active < 0 && isOnly ? 0 : active;

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (suggestion: string) => {
    onChoose(suggestion);
    close();
  };
  const step = (by: 1 | -1) => {
    setWanted(true);
    if (open) setActive((active + by + found.length + (active < 0 && by < 0 ? 1 : 0)) % found.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method choose among its own words.
    if (event.nativeEvent.isComposing) return;
    const chosen = found[chosenAt];
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter" && chosen !== undefined) choose(chosen);
    else if (event.key === "Escape" && open) close();
    else {
      // The typed words are what is meant. The list would cover what comes next.
      if (event.key === "Enter") close();
      return;
    }
    // The key was for the list, so the surrounding form or dialog must not handle it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field id={ids.id} {...{ label, hint, error, optional, className, labelHidden }}>
      <div className="relative">
        <input
          {...input}
          {...ids}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={chosenAt >= 0 && open ? `${listId}-${chosenAt}` : undefined}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setWanted(true);
            setActive(-1);
          }}
          onClick={() => setWanted(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            onBlur?.();
          }}
          className={controlClasses}
        />
        {open && (
          <Suggestions
            id={listId}
            label={label}
            found={found}
            active={chosenAt}
            onActive={setActive}
            onChoose={choose}
          />
        )}
      </div>
    </Field>
  );
}

const letter = /^\p{L}/u;

/** Whether a typed text ends within a word of the name. "Chess" may be meant as it is, beside "Chess club". */
function isUnfinished(typed: string, name = ""): boolean {
  const begun = typed.trim().toLowerCase();
  const whole = name.toLowerCase();
  return begun !== "" && whole.startsWith(begun) && letter.test(whole.slice(begun.length));
}

type SuggestionsProps = {
  id: string;
  label: string;
  found: readonly string[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (suggestion: string) => void;
};

function Suggestions({ id, label, found, active, onActive, onChoose }: SuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-30 mt-1 rounded-lg border border-line bg-card p-1 text-ink shadow-float"
    >
      {found.map((suggestion, index) => (
        // The keyboard chooses through the input, which keeps the focus.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={suggestion}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onActive(index)}
          onClick={() => onChoose(suggestion)}
          className={cx(
            "flex min-h-10 cursor-default items-center rounded-md px-3 py-1.5 select-none pointer-coarse:min-h-11",
            index === active && "bg-green-wash text-green",
          )}
        >
          {suggestion}
        </div>
      ))}
    </div>
  );
}
