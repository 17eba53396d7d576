import { resolveFields } from "../fields-of-study/resolve-field.ts";
import { spokenField } from "../fields-of-study/spoken-field.ts";
import { inSentence } from "../matches/question-text.ts";
import { stateName } from "../places/us-states.ts";
import { matchingLevelLabels, matchingLevels } from "../profile/academic-level.ts";
import { studentsOf } from "./group-students.ts";
import type { ScholarshipFacts } from "./scholarship.ts";

type Compared = Pick<
  ScholarshipFacts,
  "location_restrictions" | "groups" | "institutions" | "field_of_study" | "academic_level"
>;

/**
 * What two scholarships share, one fact of each kind: "Also for nursing in Texas". Null where they share nothing. Every
 * level or every field is nothing: it tells them from no other scholarship.
 */
export function sharedFacts(one: Compared, other: Compared): string | null {
  const first = <Key extends keyof Compared>(key: Key): Compared[Key][number] | undefined => {
    const values: readonly unknown[] = other[key];
    return one[key].find((value) => values.includes(value));
  };
  const group = first("groups");
  const field = isForEveryField(one) ? undefined : first("field_of_study");
  const level = isForEveryLevel(one) ? undefined : first("academic_level");
  const [state, college] = [first("location_restrictions"), first("institutions")];
  const about = [group && studentsOf[group], field && spokenField(field)].filter(Boolean).join(" in ");
  const students = level ? `${inSentence(matchingLevelLabels[level])} students` : "students";
  if (!about && !level && !state && !college) return null;
  return `Also for ${about || students}${state ? ` in ${stateName(state)}` : ""}${college ? ` at ${college}` : ""}`;
}

const isForEveryField = ({ field_of_study }: Compared) => resolveFields(field_of_study).all;
const isForEveryLevel = ({ academic_level }: Compared) => new Set(academic_level).size === matchingLevels.length;
