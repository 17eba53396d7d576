import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import { findProfile } from "#server/profile/store.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { catalogueAt } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { listState, type Marks } from "./store.ts";
import { knownProfile } from "./student-results.ts";

/** A student as matching reads them now, and the catalog as it is now. */
export type MatchedStudent = {
  userId: string;
  today: string;
  index: CatalogueIndex;
  /** Null before the first save. */
  profile: Profile | null;
  marks: Marks;
  /** How many of the student's applications were sent to the sponsor. */
  submitted: number;
};

/** Reads it by one query, and by another one where the profile changed since the student's last list. */
export async function matchedStudent(deps: Compiling & Pick<Deps, "clock">, userId: string): Promise<MatchedStudent> {
  const today = deadlineDay(deps.clock());
  const { marks, submitted, profile_saved, token } = await listState(deps.db, userId);
  const { index } = await catalogueAt(deps, today, { token });
  const profile = profile_saved && (knownProfile(index, userId, profile_saved) ?? (await findProfile(deps.db, userId)));
  return { userId, today, index, profile, marks, submitted };
}
