import { Controller, useFormContext, useWatch } from "react-hook-form";
import {
  type MilitaryBranch,
  type MilitaryTie,
  militaryBranches,
  militaryTies,
} from "#domain/profile/answers/answer-choices.ts";
import { militaryBranchLabels, militaryTieLabels } from "#domain/profile/answers/military-tie-labels.ts";
import { MultiChoice } from "#web/ui/forms/multi-choice.tsx";
import type { ProfileForm, ProfileInput } from "../form/profile-form.ts";
import { useInputError } from "./form-inputs.tsx";

const ties = militaryTies.map((value) => ({ value, label: militaryTieLabels[value] }));
const branches = militaryBranches.map((value) => ({ value, label: militaryBranchLabels[value] }));

type ChoiceProps<Value> = {
  value: readonly string[];
  onChange: (values: Value[]) => void;
  error?: string | undefined;
};

/** Asks whom a yes about the military is of. */
export const MilitaryTiesChoice = ({ value, onChange, error }: ChoiceProps<MilitaryTie>) => (
  <MultiChoice
    label="Who serves or served?"
    hint="Choose all. Scholarships for veterans, or for their children or spouses, are decided by this."
    optional
    options={ties}
    value={militaryTies.filter((tie) => value.includes(tie))}
    onChange={onChange}
    error={error}
  />
);

/** Asks for the branch of those who serve or served. */
export const MilitaryBranchesChoice = ({ value, onChange, error }: ChoiceProps<MilitaryBranch>) => (
  <MultiChoice
    label="In which branch?"
    hint="The branch of whoever serves or served. Scholarships for one branch are decided by this."
    optional
    options={branches}
    value={militaryBranches.filter((branch) => value.includes(branch))}
    onChange={onChange}
    error={error}
  />
);

type FollowUpInput = "military_ties" | "military_branches";
/** Whether an input follows a yes about the military and is no question of its own. */
export const isFollowUp = (name: ProfileInput): name is FollowUpInput =>
  name === "military_ties" || name === "military_branches";

/** The questions that follow a yes about the military, below each other. */
export function MilitaryInputs() {
  const isYes = useWatch<ProfileForm, "military">({ name: "military" }) === "yes";
  if (!isYes) return null;
  return (
    <div className="grid gap-6">
      <MilitaryInput name="military_ties" />
      <MilitaryInput name="military_branches" />
    </div>
  );
}

function MilitaryInput({ name }: { name: FollowUpInput }) {
  const { control } = useFormContext<ProfileForm>();
  const error = useInputError(name);
  const Choice = name === "military_ties" ? MilitaryTiesChoice : MilitaryBranchesChoice;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => <Choice value={value} onChange={onChange} error={error} />}
    />
  );
}
