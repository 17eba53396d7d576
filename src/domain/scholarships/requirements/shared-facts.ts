import { fieldFit } from "../../fields-of-study/field-fit.ts";
import { resolveField, resolveFields } from "../../fields-of-study/resolve-field.ts";
import { spokenField } from "../../fields-of-study/spoken-field.ts";
import { inSentence } from "../../matches/question-text.ts";
import { stateName } from "../../places/us-states.ts";
import { matchingLevelLabels } from "../../profile/answers/academic-level.ts";
import type { ScholarshipFacts } from "../scholarship.ts";
import { studentsOf } from "./group-students.ts";

type Compared = Pick<
  ScholarshipFacts,
  | "location_restrictions"
  | "groups"
  | "institutions"
  | "field_of_study"
  | "academic_level"
  | "keywords"
  | "provider_name"
>;

/**
 * What two scholarships share, one fact of each kind: "Also for nursing in Texas", or else what both are about, or who gives
 * both. Null where they share none of these: a level or every field tells them from few others.
 */
export function sharedFacts(one: Compared, other: Compared): string | null {
  const shared = <
    Key extends "groups" | "field_of_study" | "academic_level" | "location_restrictions" | "institutions",
  >(
    key: Key,
  ): Compared[Key][number][] => {
    const values: readonly unknown[] = other[key];
    return one[key].filter((value) => values.includes(value));
  };
  const [group] = shared("groups");
  const field =
    isForEveryField(one) || isForEveryField(other) ? undefined : (shared("field_of_study")[0] ?? near(one, other));
  const [level, ...further] = shared("academic_level");
  const [state] = shared("location_restrictions");
  const [college] = shared("institutions");
  const about = [group && studentsOf[group], field && spokenField(field)].filter(Boolean).join(" in ");
  // One of several levels would leave out the reader who studies at another.
  const students = level && further.length === 0 ? `${inSentence(matchingLevelLabels[level])} students` : "students";
  const place = `${state ? ` in ${stateName(state)}` : ""}${college ? ` at ${college}` : ""}`;
  if (about) return `Also for ${about}${place}`;
  const keyword = one.keywords.find((each) => hasKeyword(other, each));
  if (keyword) return `Also about ${keyword}${place}`;
  if (place) return `Also for ${students}${place}`;
  if (one.provider_name !== "" && one.provider_name === other.provider_name) return `Also from ${one.provider_name}`;
  return null;
}

/** A field of the other one that holds one of these, or is within it: "Health professions" for nursing. */
function near(one: Compared, other: Compared): string | undefined {
  const own = one.field_of_study.map(resolveField);
  return other.field_of_study.find((name) => {
    const field = resolveField(name);
    return own.some((each) => isWithin(each, field) || isWithin(field, each));
  });
}
const isWithin = (...fields: Parameters<typeof fieldFit>) => ["exact", "broader"].includes(fieldFit(...fields));

const hasKeyword = ({ keywords }: Compared, wanted: string) =>
  keywords.some((keyword) => keyword.toLowerCase() === wanted.toLowerCase());
const isForEveryField = ({ field_of_study }: Compared) => resolveFields(field_of_study).all;
