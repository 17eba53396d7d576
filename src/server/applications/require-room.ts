import { mostApplications } from "#domain/applications/application.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { trackerSize } from "./store.ts";

/** For the notes and checklists of one student, as their whole tracker is sent at once. */
const mostBytes = 20 * 1024 * 1024;

/**
 * Throws 409 `too_many_applications` when the student's tracker has more applications or longer texts than it may. Called
 * after a write, which the error undoes.
 */
export async function requireRoom(tx: Database, userId: string): Promise<void> {
  const { count, bytes } = await trackerSize(tx, userId);
  if (count > mostApplications)
    throw new Problem(
      409,
      "too_many_applications",
      `You can track ${mostApplications.toLocaleString("en-US")} applications. Delete some, then try again.`,
    );
  if (bytes > mostBytes)
    throw new Problem(
      409,
      "tracker_full",
      "Your notes and checklists are too long in all. Shorten some, then try again.",
    );
}
