import { dateOfBirthRefusal } from "#domain/profile/age.ts";
import type { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import type { Deps } from "#server/deps.ts";
import { invalidInput, Problem } from "#server/platform/http/problem.ts";
import type { Student } from "#server/platform/http/routing.ts";
import { applyProfileChanges } from "./apply-changes.ts";

export type Saving = { changes: ProfileChanges; readAt?: string | undefined };

/**
 * Merges the changes into the student's profile and lets the matches follow. Throws 400 `invalid_input` for a date of
 * birth that Laurel may not take, and 409 `profile_changed` when an answer that is sent was changed elsewhere since
 * `readAt`; nothing is stored then. A failed refresh of the matches does not undo the save.
 */
export async function saveProfile(deps: Deps, student: Student, { changes, readAt }: Saving): Promise<Profile> {
  const now = deps.clock();
  const refusal = changes.date_of_birth && dateOfBirthRefusal(changes.date_of_birth, now);
  if (refusal) throw invalidInput([{ path: "date_of_birth", message: refusal }]);
  const merged = await applyProfileChanges(deps.db, student, { changes, now, readAt });
  if (!merged.ok) throw changedElsewhere(merged.paths);
  try {
    await deps.afterProfileChange(student.id);
  } catch (error) {
    // Safe to go on: matches older than the profile are computed again when they are next read.
    deps.log.error({ err: error, student_id: student.id }, "the matches could not follow a profile change");
  }
  return merged.profile;
}

const changedElsewhere = (paths: readonly string[]) =>
  new Problem(409, "profile_changed", "Some of these answers were changed elsewhere in the meantime.", {
    errors: paths.map((path) => ({ path, message: "This answer was changed elsewhere in the meantime." })),
  });
