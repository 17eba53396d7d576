import { dateOfBirthRefusal } from "#domain/profile/age.ts";
import type { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import type { Deps } from "#server/deps.ts";
import type { Student } from "#server/platform/http.ts";
import { invalidInput } from "#server/platform/problem.ts";
import { mergeProfile } from "./store.ts";

/**
 * Merges the changes into the student's profile and lets the matches follow. Throws 400 `invalid_input` for a date of
 * birth that Laurel may not take, before anything is stored. A failed refresh of the matches does not undo the save.
 */
export async function saveProfile(deps: Deps, student: Student, changes: ProfileChanges): Promise<Profile> {
  const now = deps.clock();
  const refusal = changes.date_of_birth && dateOfBirthRefusal(changes.date_of_birth, now);
  if (refusal) throw invalidInput([{ path: "date_of_birth", message: refusal }]);
  const profile = await mergeProfile(deps.db, student, withoutBlanks(changes), now);
  try {
    await deps.afterProfileChange(student.id);
  } catch (error) {
    // Safe to go on: matches older than the profile are computed again when they are next read.
    deps.log.error({ err: error, student_id: student.id }, "the matches could not follow a profile change");
  }
  return profile;
}

/** An emptied text field means that there is no answer, which is stored as null. */
function withoutBlanks({ demographics, ...fields }: ProfileChanges): ProfileChanges {
  return { ...blanksToNull(fields), ...(demographics && { demographics: blanksToNull(demographics) }) };
}

// Every text of a profile may be null, so the shape stays the same.
const blanksToNull = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === "" ? null : value])) as T;
