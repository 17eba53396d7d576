import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { matchingLevel } from "#domain/profile/answers/academic-level.ts";
import type { MilitaryBranch, MilitaryTie } from "#domain/profile/answers/answer-choices.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { withEntry } from "#web/ui/forms/list-entries.ts";
import { SuggestField } from "#web/ui/forms/suggest-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { meantAnswersQuery, profileQuery, type Saving } from "../api.ts";
import { MilitaryBranchesChoice, MilitaryTiesChoice } from "../inputs/military-ties.tsx";
import { NotMatched } from "../inputs/not-matched.tsx";
import { useSuggestions } from "../inputs/use-suggestions.ts";

/** What is asked right behind some answers: who serves or served and in which branch, which tribe it is, and the college that comes next. */
type FollowUp = { ties: MilitaryTie[]; branches: MilitaryBranch[]; tribe: string; nextCollege: string };
export const noFollowUp: FollowUp = { ties: [], branches: [], tribe: "", nextCollege: "" };

type Asked = "ties" | "tribe" | "next_college" | null;

/** What the typed answer asks behind it; null behind most of them. Only that is shown, and only that is saved. */
export function useAskedBehind(field: string, typed: string): Asked {
  const isCollege = field === "college" && typed.trim() !== "";
  const level = useQuery({ ...profileQuery, enabled: false }).data?.academic_level;
  const meantAnswer = useQuery({ ...meantAnswersQuery("college"), enabled: isCollege }).data;
  if (field === "demographics.military" && typed === "yes") return "ties";
  if (field === "demographics.tribal_membership" && typed !== "" && typed !== "no") return "tribe";
  // Who is at a college of two years, or wants an associate degree, may go on elsewhere.
  const isForTwoYears = level != null && matchingLevel(level) === "associate";
  return isCollege && (isForTwoYears || meantAnswer?.(typed).isTwoYear) ? "next_college" : null;
}

type FollowUpFieldProps = { asked: Asked; value: FollowUp; onChange: (value: FollowUp) => void };

/** Asks what follows an answer. */
export function FollowUpField({ asked, value, onChange }: FollowUpFieldProps) {
  if (asked === "ties")
    return (
      <div className="mt-4 grid gap-4">
        <MilitaryTiesChoice value={value.ties} onChange={(ties) => onChange({ ...value, ties })} />
        <MilitaryBranchesChoice value={value.branches} onChange={(branches) => onChange({ ...value, branches })} />
      </div>
    );
  if (asked === "next_college")
    return <NextCollege value={value.nextCollege} onChange={(nextCollege) => onChange({ ...value, nextCollege })} />;
  if (asked === null) return null;
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

/** Asks where a student goes on behind a college. */
function NextCollege({ value, onChange }: { value: string; onChange: (college: string) => void }) {
  const [isVisited, setVisited] = useState(false);
  const [left, setLeft] = useState<string>();
  const suggestions = useSuggestions("us_colleges", isVisited);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the input inside is left, which is the control
    <div className="mt-4" onBlur={() => setLeft(value)}>
      <SuggestField
        label="Moving on to another college?"
        optional
        hint="The one you plan to transfer to. Many scholarships are for its students."
        value={value}
        onChange={onChange}
        onFocus={() => setVisited(true)}
        suggestions={suggestions}
      />
      {left === value && <NotMatched path="college" words={value} takesPlaces onChoose={onChange} />}
    </div>
  );
}

/** How to save the changes with what follows the answer. The tribe and the next college are added to what is stored then. */
export function withFollowUp(
  changes: ProfileChanges,
  { asked, value: { ties, branches, tribe, nextCollege } }: Omit<FollowUpFieldProps, "onChange">,
): Saving {
  const { demographics } = changes;
  if (asked === "ties")
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
  if (asked === "next_college" && nextCollege.trim() !== "")
    return {
      changesOf: (stored) => ({
        ...changes,
        intended_colleges: withNewEntry(stored?.intended_colleges ?? [], nextCollege),
      }),
    };
  if (asked !== "tribe" || tribe.trim() === "") return { changes };
  return {
    changesOf: (stored) => {
      const heritage = withNewEntry(stored?.demographics.heritage ?? [], tribe);
      return { ...changes, demographics: { ...demographics, heritage } };
    },
  };
}

/** The list with the typed text added, unless it is there already. */
const withNewEntry = (list: readonly string[], typed: string): string[] =>
  list.some((each) => each.toLowerCase() === typed.trim().toLowerCase()) ? [...list] : withEntry(list, typed);
