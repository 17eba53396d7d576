import { spokenField } from "../fields-of-study/spoken-field.ts";
import { inSentence } from "../matches/in-sentence.ts";
import { stateName } from "../places/us-states.ts";
import { matchingLevelLabels } from "../profile/academic-level.ts";
import { studentsOf } from "./group-students.ts";
import type { ScholarshipFacts } from "./scholarship.ts";

type Compared = Pick<
  ScholarshipFacts,
  "location_restrictions" | "groups" | "institutions" | "field_of_study" | "academic_level"
>;

/** What two scholarships share, one fact of each kind: "Also for nursing in Texas". Null where they share nothing. */
export function sharedFacts(one: Compared, other: Compared): string | null {
  const first = <Key extends keyof Compared>(key: Key): Compared[Key][number] | undefined => {
    const values: readonly unknown[] = other[key];
    return one[key].find((value) => values.includes(value));
  };
  const [group, field, level] = [first("groups"), first("field_of_study"), first("academic_level")];
  const [state, college] = [first("location_restrictions"), first("institutions")];
  const about = [group && studentsOf[group], field && spokenField(field)].filter(Boolean).join(" and ");
  const students = level ? `${inSentence(matchingLevelLabels[level])} students` : "students";
  if (!about && !level && !state && !college) return null;
  return `Also for ${about || students}${state ? ` in ${stateName(state)}` : ""}${college ? ` at ${college}` : ""}`;
}
