import { useQuery } from "@tanstack/react-query";
import type { ProfileQuestion } from "#domain/profile/questions.ts";
import { RadioChoice } from "#web/ui/forms/radio-choice.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { SuggestField } from "#web/ui/forms/suggest-field.tsx";
import { TextArea, TextField } from "#web/ui/forms/text-field.tsx";
import { fieldNamesQuery } from "../api.ts";

const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** Longer lists, such as the states, are a select. */
const mostRadios = 8;

type AnswerFieldProps = {
  question: ProfileQuestion;
  /** The typed text; `yes` or `no` for a yes_no question. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** The input that fits a question of the profile. */
export function AnswerField({ question: { label, input }, value, onChange, error }: AnswerFieldProps) {
  const fieldNames = useQuery({
    ...fieldNamesQuery,
    enabled: input.kind === "suggest" && input.from === "fields_of_study",
  });
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
          suggestions={input.from === "fields_of_study" ? (fieldNames.data ?? []) : input.from}
        />
      );
    case "number":
      return <TextField {...text} inputMode="decimal" autoComplete="off" hint={`From ${input.min} to ${input.max}.`} />;
    case "list":
      return <TextArea {...text} rows={3} hint={`${input.hint} One per line.`} />;
    case "date":
      return <TextField {...text} type="date" />;
    case "text":
      return <TextField {...text} hint={input.hint} />;
  }
}
