import { Controller, useFormContext, useWatch } from "react-hook-form";
import { type MilitaryTie, militaryTies } from "#domain/profile/answers/answer-choices.ts";
import { militaryTieLabels } from "#domain/profile/answers/military-tie-labels.ts";
import { MultiChoice } from "#web/ui/forms/multi-choice.tsx";
import type { ProfileForm } from "../form/profile-form.ts";
import { useInputError } from "./form-inputs.tsx";

const options = militaryTies.map((value) => ({ value, label: militaryTieLabels[value] }));

type MilitaryTiesChoiceProps = {
  value: readonly string[];
  onChange: (ties: MilitaryTie[]) => void;
  error?: string | undefined;
};

/** Asks whom a yes about the military is of. */
export const MilitaryTiesChoice = ({ value, onChange, error }: MilitaryTiesChoiceProps) => (
  <MultiChoice
    label="Who serves or served?"
    hint="Choose all. Some scholarships are for veterans, others for their children or spouses."
    optional
    options={options}
    value={militaryTies.filter((tie) => value.includes(tie))}
    onChange={onChange}
    error={error}
  />
);

/** The question that follows a yes about the military. */
export function MilitaryTiesInput() {
  const { control } = useFormContext<ProfileForm>();
  const isYes = useWatch<ProfileForm, "military">({ name: "military" }) === "yes";
  const error = useInputError("military_ties");
  if (!isYes) return null;
  return (
    <Controller
      control={control}
      name="military_ties"
      render={({ field: { value, onChange } }) => (
        <MilitaryTiesChoice value={value} onChange={onChange} error={error} />
      )}
    />
  );
}
