import { dateOfBirthRefusal } from "#domain/profile/answers/age.ts";
import type { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import type { Deps } from "#server/deps.ts";
import { invalidInput, Problem } from "#server/platform/http/problem.ts";
import type { SignedInUser } from "#server/platform/http/routing.ts";
import { applyProfileChanges } from "./apply-changes.ts";

type ProfileSave = { changes: ProfileChanges; readAt?: string | undefined };

/**
 * Stores the changes in the student's profile. Stores nothing and throws 400 `invalid_input` for a date of birth that
 * Laurel may not accept, or 409 `profile_changed` when a sent answer was changed elsewhere since `readAt`.
 */
export async function saveProfile(
  deps: Pick<Deps, "clock" | "db">,
  student: SignedInUser,
  { changes, readAt }: ProfileSave,
): Promise<Profile> {
  const now = deps.clock();
  const refusal = changes.date_of_birth && dateOfBirthRefusal(changes.date_of_birth, now);
  if (refusal) throw invalidInput([{ path: "date_of_birth", message: refusal }]);
  const merged = await applyProfileChanges(deps.db, student, { changes, now, readAt });
  if (!merged.ok) throw changedElsewhere(merged.paths);
  return merged.profile;
}

const changedElsewhere = (paths: readonly string[]) =>
  new Problem(409, "profile_changed", "Some of these answers were changed elsewhere in the meantime.", {
    errors: paths.map((path) => ({ path, message: "This answer was changed elsewhere in the meantime." })),
  });
