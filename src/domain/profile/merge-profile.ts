import { onFourPointScale } from "./answers/gpa-scale.ts";
import { isFilled } from "./completion.ts";
import type { Profile, ProfileChanges } from "./profile.ts";
import { isQuestionPath, type QuestionPath } from "./question-paths.ts";

/** The fields of a profile without its user and time. */
export type ProfileFields = Omit<Profile, "user_id" | "email" | "updated_at">;

export const blankProfile: ProfileFields = {
  full_name: null,
  date_of_birth: null,
  location: null,
  academic_level: null,
  field_of_study: null,
  gpa: null,
  gpa_given: null,
  gpa_scale: null,
  graduation_year: null,
  financial_need_level: null,
  annual_family_income: null,
  citizenship_status: null,
  citizenship_countries: [],
  enrollment: null,
  volunteer_hours: null,
  career_goals: null,
  extracurricular_activities: [],
  academic_achievements: [],
  leadership_experience: [],
  work_experience: [],
  essay_writing_score: null,
  state: null,
  county: null,
  high_school: null,
  college: null,
  intended_colleges: [],
  languages: [],
  sat_score: null,
  act_score: null,
  parent_employers: [],
  parent_unions: [],
  demographics: {},
  set_aside: {},
};

type ByKey = Record<string, unknown>;

/**
 * Adds to the changes what follows from them, so that the merged profile has no contradictions. An emptied text becomes
 * null. A grade on another scale sets the GPA, and a plain GPA removes that grade. An answer removes the question from
 * `set_aside`, and "does not apply" removes the answer. Without a yes about the
 * military there are no ties to it, and no branch.
 */
export function normalizeChanges(changes: ProfileChanges): ProfileChanges {
  const { demographics, set_aside, ...rest } = changes;
  const fields: ProfileChanges = { ...toNull(rest, isEmptyText), ...gradesOf(rest) };
  const about: ByKey = { ...(demographics && toNull(demographics, isBlank)) };
  const aside: ByKey = { ...set_aside };
  for (const path of answeredPaths(fields, about)) aside[path] = null;
  for (const [path, how] of Object.entries(aside)) {
    if (how === "does_not_apply" && isQuestionPath(path)) Object.assign(fields, emptied(path, about));
  }
  if (about.military === false || about.military === null)
    Object.assign(about, { military_ties: null, military_branches: null });
  return {
    ...fields,
    // Both are parsed values with some of their own keys set to null.
    ...(Object.keys(about).length > 0 && { demographics: about as ProfileChanges["demographics"] }),
    ...(Object.keys(aside).length > 0 && { set_aside: aside as ProfileChanges["set_aside"] }),
  };
}

const isEmptyText = (value: unknown) => value === "";
const isBlank = (value: unknown) => isEmptyText(value) || (Array.isArray(value) && value.length === 0);

const toNull = <T extends object>(fields: T, isNone: (value: unknown) => boolean): T =>
  // Every field that may be blank may be null, so the shape stays the same.
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, isNone(value) ? null : value])) as T;

function gradesOf({ gpa, gpa_given, gpa_scale }: ProfileChanges): ProfileChanges {
  if (gpa_given && gpa_scale) return { gpa: onFourPointScale(gpa_given, gpa_scale) };
  return gpa === undefined ? {} : { gpa_given: null, gpa_scale: null };
}

function answeredPaths(fields: ProfileChanges, about: ByKey): string[] {
  const paths = [
    ...Object.entries(fields),
    ...Object.entries(about).map(([key, value]) => [`demographics.${key}`, value] as const),
  ];
  return paths.filter(([path, value]) => isQuestionPath(path) && isFilled(value)).map(([path]) => path);
}

function emptied(path: QuestionPath, about: ByKey): ProfileChanges {
  const [head, key] = path.split(".");
  if (key !== undefined) {
    about[key] = null;
    return {};
  }
  const field = head as keyof ProfileFields; // The first part of a question's path is a field.
  return { [field]: blankProfile[field], ...(field === "gpa" && { gpa_given: null, gpa_scale: null }) };
}

const mergedByKey = (stored: ByKey, sent: ByKey | undefined): ByKey =>
  Object.fromEntries(
    Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== null && value !== undefined),
  );

/** Merges changes into a profile: absent fields stay, null clears, `demographics` and `set_aside` merge key by key. */
export function mergeChanges(stored: ProfileFields, changes: ProfileChanges): ProfileFields {
  const { demographics, set_aside, ...fields } = changes;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...stored,
    ...given,
    demographics: mergedByKey(stored.demographics, demographics),
    set_aside: mergedByKey(stored.set_aside, set_aside),
  };
}

/** Every answer by its path, such as `gpa` and `demographics.gender`. */
export function answersByPath(fields: ProfileChanges): Map<string, unknown> {
  const { demographics = {}, set_aside = {}, ...rest } = fields;
  const within = (head: string, object: object) =>
    Object.entries(object).map(([key, value]) => [`${head}.${key}`, value] as const);
  return new Map([...Object.entries(rest), ...within("demographics", demographics), ...within("set_aside", set_aside)]);
}

/** The paths at which two profiles differ. Absent, null and an empty list are equal. */
export function differingPaths(before: ProfileChanges, after: ProfileChanges): string[] {
  const [old, fresh] = [answersByPath(before), answersByPath(after)];
  const plain = (value: unknown) => JSON.stringify(isBlank(value) ? null : (value ?? null));
  return [...new Set([...old.keys(), ...fresh.keys()])].filter(
    (path) => plain(old.get(path)) !== plain(fresh.get(path)),
  );
}

/** The changes without those that equal the stored answers. */
export function withoutUnchanged(stored: ProfileChanges, changes: ProfileChanges): ProfileChanges {
  const known = answersByPath(stored);
  const isNew = ([path, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(known.get(path));
  const { demographics, set_aside, ...fields } = changes;
  const within = (head: string, object: object = {}) =>
    Object.fromEntries(Object.entries(object).filter(([key, value]) => isNew([`${head}.${key}`, value])));
  const [about, aside] = [within("demographics", demographics), within("set_aside", set_aside)];
  return {
    ...Object.fromEntries(Object.entries(fields).filter(isNew)),
    ...(Object.keys(about).length > 0 && { demographics: about }),
    ...(Object.keys(aside).length > 0 && { set_aside: aside }),
  };
}
