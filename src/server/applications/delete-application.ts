import type { Application } from "#domain/applications/application.ts";
import { dayMs } from "#domain/calendar/day.ts";
import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { noSuchApplication } from "./change-application.ts";
import { followApplications } from "./follow-applications.ts";
import { requireRoom } from "./require-room.ts";
import { shownApplication } from "./shown-application.ts";
import {
  type ApplicationKey,
  lockApplication,
  lockApplicationFor,
  lockTracker,
  purgeDeleted,
  saveApplication,
} from "./store.ts";

const restorableMs = dayMs;

type Deleting = Pick<Deps, "db" | "clock">;

/** Deletes an application; it can be restored for a day. Deleting it again changes nothing. Throws 404 `no_application`. */
export async function deleteApplication({ db, clock }: Deleting, key: ApplicationKey): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const row = await lockApplication(tx, key);
    if (!row) throw noSuchApplication();
    if (row.deleted_at !== null) return;
    const deleted = await saveApplication(tx, key, { deleted_at: now });
    await followApplications(tx, { userId: key.userId, now }, [deleted]);
  });
}

/**
 * Undoes the deletion of an application. One that is not deleted stays as it is. Throws 404 `no_application`, also when it
 * was deleted more than a day ago, and 409 `scholarship_tracked` when its scholarship was tracked anew meanwhile.
 */
export async function restoreApplication({ db, clock }: Deleting, key: ApplicationKey): Promise<Application> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    await lockTracker(tx, key.userId);
    const row = await lockApplication(tx, key);
    if (!row || isGone(row.deleted_at, now)) throw noSuchApplication();
    if (row.deleted_at === null) return shownApplication(row);
    const { scholarship_id: scholarshipId } = row;
    const other = scholarshipId === null ? null : await lockApplicationFor(tx, { userId: key.userId, scholarshipId });
    if (other)
      throw new Problem(409, "scholarship_tracked", "You track this scholarship again already.", {
        fields: { application: shownApplication(other) },
      });
    const restored = await saveApplication(tx, key, { deleted_at: null, updated_at: now });
    await requireRoom(tx, key.userId);
    await followApplications(tx, { userId: key.userId, now }, [restored]);
    return shownApplication(restored);
  });
}

const isGone = (deletedAt: Date | null, now: Date) =>
  deletedAt !== null && now.getTime() - deletedAt.getTime() > restorableMs;

/** Removes the applications that cannot be restored any more. */
export async function purgeApplications({ db, clock }: Deleting): Promise<void> {
  await purgeDeleted(db, new Date(clock().getTime() - restorableMs));
}
