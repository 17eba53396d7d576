import type { Profile } from "./profile.ts";

/** Whether onboarding is done: academic level and field of study are answered (spec section 2). */
export function isOnboarded(profile: Pick<Profile, "academic_level" | "field_of_study">): boolean {
  return Boolean(profile.academic_level && profile.field_of_study?.trim());
}
