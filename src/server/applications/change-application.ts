import type { Application, ApplicationPatch } from "#domain/applications/application.ts";
import { submittedAt } from "#domain/applications/application-status.ts";
import { mergeApplication } from "#domain/applications/merging/merge-application.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { followApplications } from "./follow-applications.ts";
import { requireRoom } from "./require-room.ts";
import { shownApplication } from "./shown-application.ts";
import {
  type ApplicationKey,
  type ApplicationRow,
  lockApplication,
  type RowChanges,
  saveApplication,
} from "./store.ts";

export const noSuchApplication = () => notFound("no_application", "There is no such application.");

/**
 * Stores the changes of a student to an application, merged with what was changed elsewhere since they saw it. Throws 404
 * `no_application`, 409 `application_changed` with the application as it is now, and 409 `tracker_full`.
 */
export async function changeApplication(
  { db, clock }: Pick<Deps, "db" | "clock">,
  key: ApplicationKey,
  patch: ApplicationPatch,
): Promise<Application> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const row = await lockApplication(tx, key);
    if (!row || row.deleted_at !== null) throw noSuchApplication();
    const merged = mergeApplication(row, patch);
    if (!merged.ok) throw applicationChanged(row, merged.conflicts);
    return shownApplication(await storeChanges(tx, row, merged.changes, now));
  });
}

/** Stores changes to a locked application, and the status of its match. */
export async function storeChanges(
  tx: Database,
  row: ApplicationRow,
  changes: Pick<RowChanges, "status" | "notes" | "checklist">,
  now: Date,
): Promise<ApplicationRow> {
  if (Object.keys(changes).length === 0) return row;
  const { status = row.status } = changes;
  const stored = await saveApplication(
    tx,
    { userId: row.user_id, id: row.id },
    { ...changes, submitted_at: submittedAt(row, status, now), updated_at: now },
  );
  if ((stored.text_size ?? 0) > (row.text_size ?? 0)) await requireRoom(tx, row.user_id);
  if (status !== row.status) await followApplications(tx, { userId: stored.user_id, now }, [stored]);
  return stored;
}

const applicationChanged = (row: ApplicationRow, fields: readonly string[]) =>
  new Problem(409, "application_changed", "This application was changed elsewhere. Look at it, then save again.", {
    errors: fields.map((path) => ({ path, message: "This was changed elsewhere." })),
    fields: { application: shownApplication(row) },
  });
