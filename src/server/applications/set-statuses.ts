import { type ApplicationStatus, applicationStatuses, submittedAt } from "#domain/applications/application-status.ts";
import { mergeApplication } from "#domain/applications/merging/merge-application.ts";
import type { StatusChanges, StatusResults } from "#domain/applications/status-changes.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { noSuchApplication } from "./change-application.ts";
import { followApplications } from "./follow-applications.ts";
import { shownApplication } from "./shown-application.ts";
import { type ApplicationRow, lockApplications, saveApplications } from "./store.ts";

type NewStatus = { row: ApplicationRow; status: ApplicationStatus };

/**
 * Sets the statuses of several applications in one transaction. An application whose status was changed elsewhere since
 * the student saw it (`base`), or that is not there any more, stays as it is and is listed as a conflict. Throws 404
 * `no_application` when none of them is there.
 */
export async function setStatuses(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  { items }: StatusChanges,
): Promise<StatusResults> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const rows = await lockApplications(
      tx,
      userId,
      items.map(({ id }) => id),
    );
    if (rows.length === 0) throw noSuchApplication();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const agreed: NewStatus[] = [];
    const conflicts: StatusResults["conflicts"] = [];
    for (const { id, status, base } of items) {
      const row = byId.get(id);
      const merged = row && mergeApplication(row, { status, base: base && { status: base } });
      if (row && merged?.ok) agreed.push({ row, status: merged.changes.status ?? row.status });
      else conflicts.push({ id, application: row ? shownApplication(row) : null });
    }
    const stored = await storeStatuses(
      tx,
      { userId, now },
      agreed.filter(({ row, status }) => status !== row.status),
    );
    for (const row of stored) byId.set(row.id, row);
    return { items: agreed.map(({ row }) => shownApplication(byId.get(row.id) ?? row)), conflicts };
  });
}

/** Stores new statuses of locked applications, by one statement for those that change alike, and those of their matches. */
async function storeStatuses(
  tx: Database,
  student: { userId: string; now: Date },
  changed: readonly NewStatus[],
): Promise<ApplicationRow[]> {
  const { userId, now } = student;
  const stored: ApplicationRow[] = [];
  for (const status of applicationStatuses) {
    const rows = changed.filter((each) => each.status === status).map(({ row }) => row);
    const isFirstSent = (row: ApplicationRow) => submittedAt(row, status, now) !== row.submitted_at;
    for (const [isFirst, alike] of Map.groupBy(rows, isFirstSent)) {
      const changes = { status, updated_at: now, ...(isFirst && { submitted_at: now }) };
      const ids = alike.map(({ id }) => id);
      stored.push(...(await saveApplications(tx, { userId, ids }, changes)));
    }
  }
  await followApplications(tx, student, stored);
  return stored;
}
