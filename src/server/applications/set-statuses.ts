import { mergeApplication } from "#domain/applications/merging/merge-application.ts";
import type { StatusChanges, StatusResults } from "#domain/applications/status-changes.ts";
import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { noSuchApplication, storeChanges } from "./change-application.ts";
import { shownApplication } from "./shown-application.ts";
import { lockApplications } from "./store.ts";

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
    const results: StatusResults = { items: [], conflicts: [] };
    for (const { id, status, base } of items) {
      const row = byId.get(id);
      const merged = row && mergeApplication(row, { status, base: base && { status: base } });
      if (row && merged?.ok) results.items.push(shownApplication(await storeChanges(tx, row, merged.changes, now)));
      else results.conflicts.push({ id, application: row ? shownApplication(row) : null });
    }
    return results;
  });
}
