import type { MilitaryBranch, MilitaryTie } from "#domain/profile/answers/answer-choices.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { withEntry } from "#web/ui/forms/list-entries.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { Saving } from "../api.ts";
import { MilitaryBranchesChoice, MilitaryTiesChoice } from "../inputs/military-ties.tsx";

/** What is asked right behind some answers: who serves or served and in which branch, and which tribe it is. */
type FollowUp = { ties: MilitaryTie[]; branches: MilitaryBranch[]; tribe: string };
export const noFollowUp: FollowUp = { ties: [], branches: [], tribe: "" };

const asksTies = (field: string, typed: string) => field === "demographics.military" && typed === "yes";
const asksTribe = (field: string, typed: string) =>
  field === "demographics.tribal_membership" && typed !== "" && typed !== "no";

type FollowUpFieldProps = {
  field: string;
  /** The answer that is typed. */
  typed: string;
  value: FollowUp;
  onChange: (value: FollowUp) => void;
};

/** Asks what follows an answer; nothing behind most of them. */
export function FollowUpField({ field, typed, value, onChange }: FollowUpFieldProps) {
  if (asksTies(field, typed))
    return (
      <div className="mt-4 grid gap-4">
        <MilitaryTiesChoice value={value.ties} onChange={(ties) => onChange({ ...value, ties })} />
        <MilitaryBranchesChoice value={value.branches} onChange={(branches) => onChange({ ...value, branches })} />
      </div>
    );
  if (!asksTribe(field, typed)) return null;
  return (
    <TextField
      className="mt-4"
      label="Which tribe?"
      optional
      hint="Its name, such as Navajo Nation. Some scholarships are for one tribe."
      autoComplete="off"
      maxLength={60}
      value={value.tribe}
      onChange={({ target }) => onChange({ ...value, tribe: target.value })}
    />
  );
}

/** How to save the changes with what follows the answer. The tribe is added to the heritage as it is stored then. */
export function withFollowUp(
  changes: ProfileChanges,
  { field, typed, value: { ties, branches, tribe } }: Omit<FollowUpFieldProps, "onChange">,
): Saving {
  const { demographics } = changes;
  if (asksTies(field, typed))
    return {
      changes: {
        ...changes,
        demographics: {
          ...demographics,
          military_ties: ties,
          ...(branches.length > 0 && { military_branches: branches }),
        },
      },
    };
  if (!asksTribe(field, typed) || tribe.trim() === "") return { changes };
  return {
    changesOf: (stored) => {
      const named = stored?.demographics.heritage ?? [];
      const isNamed = named.some((each) => each.toLowerCase() === tribe.trim().toLowerCase());
      return { ...changes, demographics: { ...demographics, ...(!isNamed && { heritage: withEntry(named, tribe) }) } };
    },
  };
}
