import type { ProfileQuestion } from "#domain/profile/questions.ts";
import type { FieldProps } from "#web/ui/forms/field.tsx";
import { withEntry, withoutEntryAt } from "#web/ui/forms/list-entries.ts";
import { ListField } from "#web/ui/forms/list-field.tsx";
import { RadioChoice } from "#web/ui/forms/radio-choice.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { SuggestField } from "#web/ui/forms/suggest-field.tsx";
import type { Suggestions } from "#web/ui/forms/suggestions.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { NotMatchedColleges } from "../inputs/not-matched.tsx";
import { useSuggestions } from "../inputs/use-suggestions.ts";

const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** Longer lists, such as the states, are a select. */
const mostRadios = 8;

type AnswerFieldProps = {
  question: ProfileQuestion;
  /** The typed text; `yes` or `no` for a yes_no question, one entry a line for a list. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** The input that fits a question of the profile. */
export function AnswerField({ question: { label, input }, value, onChange, error }: AnswerFieldProps) {
  const suggestions = useSuggestions("from" in input ? input.from : [], true);
  const text = {
    label,
    error,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  switch (input.kind) {
    case "yes_no":
    case "choice": {
      const options = input.kind === "choice" ? input.options : yesNo;
      if (options.length > mostRadios)
        return <Select label={label} error={error} options={options} value={value || null} onChange={onChange} />;
      return <RadioChoice name="answer" options={options} {...text} />;
    }
    case "suggest":
      return (
        <SuggestField
          label={label}
          hint={input.hint}
          error={error}
          value={value}
          onChange={onChange}
          suggestions={suggestions}
        />
      );
    case "number":
      return <TextField {...text} inputMode="decimal" autoComplete="off" hint={`From ${input.min} to ${input.max}.`} />;
    case "list":
      return (
        <>
          <LinesField label={label} hint={input.hint} error={error} {...{ value, onChange, suggestions }} />
          {input.from === "us_colleges" && (
            <NotMatchedColleges
              names={value.split("\n").slice(0, -1)}
              onReplace={(words, meant) =>
                onChange(
                  value
                    .split("\n")
                    .map((line) => (line === words ? meant : line))
                    .join("\n"),
                )
              }
            />
          )}
        </>
      );
    case "date":
      return <TextField {...text} type="date" />;
    case "text":
      return <TextField {...text} hint={input.hint} />;
  }
}

type LinesFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  suggestions: Suggestions;
};

/** A list as text with one entry a line. The last line is the entry that is not added yet. */
function LinesField({ value, onChange, ...look }: LinesFieldProps) {
  const lines = value.split("\n");
  const [entries, typed] = [lines.slice(0, -1), lines.at(-1) ?? ""];
  return (
    <ListField
      {...look}
      entries={entries}
      typed={typed}
      onTyped={(next) => onChange([...entries, next].join("\n"))}
      onAdd={(entry) => onChange([...withEntry(entries, entry), ""].join("\n"))}
      onRemoveAt={(position) => onChange([...withoutEntryAt(entries, position), typed].join("\n"))}
    />
  );
}
