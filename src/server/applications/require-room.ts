import { mostApplications } from "#domain/applications/application.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { removeDeleted, trackerSizes } from "./store.ts";

/** For the notes and checklists of one student, as their whole tracker is sent at once. */
const mostBytes = 20 * 1024 * 1024;

/**
 * Throws 409 `too_many_applications` or `tracker_full` when the student's tracker has more applications or longer texts
 * than it may. Called after a write, which the error undoes. When as much was deleted within a day as a tracker may
 * hold, the deleted applications are removed for good, so that nobody fills the database by adding and deleting.
 */
export async function requireRoom(tx: Database, userId: string): Promise<void> {
  const { tracked, deleted } = await trackerSizes(tx, userId);
  if (deleted.count > mostApplications || deleted.bytes > mostBytes) await removeDeleted(tx, userId);
  if (tracked.count > mostApplications)
    throw new Problem(
      409,
      "too_many_applications",
      `You can track ${mostApplications.toLocaleString("en-US")} applications. Delete some, then try again.`,
    );
  if (tracked.bytes > mostBytes)
    throw new Problem(
      409,
      "tracker_full",
      "Your notes and checklists are too long in all. Shorten some, then try again.",
    );
}
