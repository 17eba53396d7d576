import { type FieldSet, resolveField } from "../fields-of-study/resolve-field.ts";
import { type Place, parseLocation } from "../places/location.ts";
import { type MatchingLevel, matchingLevel } from "../profile/academic-level.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import { collegeName } from "./colleges.ts";
import { type StudentGroups, studentGroups } from "./student-groups.ts";
import { topicsIn, topicsOfList } from "./topics.ts";

/** The answers of a profile that matching reads; any may be missing. */
export type ProfileAnswers = Readonly<ProfileChanges>;

/** A profile read once, so that each scholarship only compares. */
export type Student = {
  profile: ProfileAnswers;
  level: MatchingLevel | null;
  field: FieldSet | null;
  place: Place;
  colleges: readonly string[];
  groups: StudentGroups;
  topics: number;
};

export function readStudent(profile: ProfileAnswers): Student {
  const field = profile.field_of_study?.trim();
  const colleges = [profile.college ?? "", ...(profile.intended_colleges ?? [])];
  return {
    profile,
    level: profile.academic_level ? matchingLevel(profile.academic_level) : null,
    field: field ? resolveField(field) : null,
    place: parseLocation(profile.location),
    colleges: colleges.map(collegeName).filter((name) => name !== ""),
    groups: studentGroups(profile),
    topics: topicsOfList(profile.extracurricular_activities ?? []) | topicsIn(profile.career_goals ?? ""),
  };
}
