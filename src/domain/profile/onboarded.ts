import type { Profile } from "./profile.ts";

/** Whether onboarding has nothing left to do (spec section 2: academic level and field of study are there). */
export function isOnboarded(profile: Pick<Profile, "academic_level" | "field_of_study">): boolean {
  return Boolean(profile.academic_level && profile.field_of_study?.trim());
}
