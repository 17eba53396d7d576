import { isToDo, matchStatusOf, statusOfMatch } from "#domain/applications/application-status.ts";
import type { NamesToCheck } from "#domain/applications/check-task.ts";
import { fieldsOfScholarship } from "#domain/applications/fields-of-scholarship.ts";
import type { MatchApplicationStatus } from "#domain/matches/match-vocabulary.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { Database } from "#server/platform/database/database.ts";
import { newRow, storeNew } from "./add-application.ts";
import { storeChanges } from "./change-application.ts";
import { lockApplicationFor, lockTracker } from "./store.ts";

/** `toCheck` and `inPlaceOfFafsa`: as of `fieldsOfScholarship`. */
type Setting = {
  userId: string;
  scholarship: Scholarship;
  toCheck: NamesToCheck | null;
  inPlaceOfFafsa: string | null;
  now: Date;
};

/**
 * Gives the application for a scholarship the status that its match was set to. Without one it is added to the tracker,
 * but not for `not_started`. An application that is under review stays so when its match is set to `submitted`.
 */
export async function setMatchStatus(
  tx: Database,
  { userId, scholarship, toCheck, inPlaceOfFafsa, now }: Setting,
  status: MatchApplicationStatus,
): Promise<void> {
  await lockTracker(tx, userId);
  const tracked = await lockApplicationFor(tx, { userId, scholarshipId: scholarship.id });
  if (tracked && matchStatusOf[tracked.status] === status) return;
  if (tracked) await storeChanges(tx, tracked, { status: statusOfMatch[status] }, now);
  else if (status !== "not_started") {
    const fields = {
      ...fieldsOfScholarship(scholarship, isToDo(statusOfMatch[status]) ? toCheck : null, inPlaceOfFafsa),
      status: statusOfMatch[status],
      notes: "",
    };
    await storeNew(tx, newRow({ userId, scholarship_id: scholarship.id }, fields, now), now);
  }
}
