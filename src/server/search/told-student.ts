import { resolveField } from "#domain/fields-of-study/resolve-field.ts";
import { groupQuestion } from "#domain/matches/criteria/group/student-groups.ts";
import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import { countryName } from "#domain/places/countries.ts";
import { answerOfGroup } from "#domain/profile/answers/group-answer.ts";
import type { Demographics } from "#domain/profile/profile.ts";
import type { Understood } from "#domain/search/understood.ts";

/** The words for study in another country that name none. */
const isAbroad = (topic: string) => /\babroad\b/.test(topic);

/**
 * The student with what the words tell beside the profile: another field of study, where they want to study, and groups about which the
 * profile says nothing. Null where they tell nothing of it. Who asks for women in STEM wants no answer for the psychology of the profile, and
 * "army veteran" is an answer that the profile lacks.
 */
export function toldStudent(student: Student, { constraints, topics }: Understood): Student | null {
  const { profile } = student;
  const fields = constraints.flatMap((each) => (each.slot === "field_of_study" ? [each.value] : []));
  const places = constraints.flatMap((each) =>
    each.slot === "country" && each.relation === "study" ? [placeName(each.value)] : [],
  );
  if (places.length === 0 && topics.some(isAbroad)) places.push("abroad");
  const [field] = fields;
  const isOther = field !== undefined && !fields.some((each) => isOwnField(student, each));
  const people = groupsTold(student, constraints);
  if (!isOther && places.length === 0 && people.length === 0) return null;
  return readStudent({
    ...profile,
    ...(isOther && { field_of_study: field }),
    intended_colleges: [...places, ...(profile.intended_colleges ?? [])],
    ...(people.length > 0 && { demographics: Object.assign({}, profile.demographics, ...people) }),
  });
}

/** Whether it is the field of the profile, or one of several there: "welding" is no other field for "welding or engineering". */
const isOwnField = ({ profile, field }: Student, name: string): boolean => {
  const { all, codes } = resolveField(name);
  const isPart = !all && codes.length > 0 && codes.every((code) => field?.codes.includes(code));
  return isPart || name.toLowerCase() === profile.field_of_study?.trim().toLowerCase();
};

/** An answer that the student gave is not changed by what they look for. */
const groupsTold = ({ groups }: Student, constraints: Understood["constraints"]): Demographics[] =>
  constraints.flatMap((each) =>
    each.slot === "group" && groups.member[each.value] === null && !groups.answered.has(groupQuestion[each.value])
      ? [answerOfGroup(each.value, each.ties)]
      : [],
  );

const placeName = (place: string) => (place.length === 2 ? countryName(place) : place);
