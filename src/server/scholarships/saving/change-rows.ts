import type { Slices } from "#domain/matches/catalogue/slices.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import type { StoredRow } from "./catalogue-entry.ts";
import { lockCatalogue, type RowFilter, rowsAfter, updateRows } from "./save-store.ts";

// Checking so many takes about 20 ms. The process answers requests in between.
const rowsAtATime = 200;

type Change = (row: StoredRow) => StoredRow | null;
/** A row that changed, as it was and as it is. */
export type ChangedRow = { before: StoredRow; after: StoredRow };
type Options = {
  only?: RowFilter;
  /** What follows from the changed rows of a part, in the transaction that stores them. */
  follow?: (tx: Database, rows: readonly ChangedRow[]) => Promise<void>;
  signal?: AbortSignal | undefined;
};

/**
 * Replaces each row by what `changed` makes of it, a part of the catalog at a time; null leaves a row as it is. `only`
 * selects rows. Returns the number of rows that changed.
 */
export async function changeRows(
  db: Database,
  changed: Change,
  { only, follow, signal }: Options = {},
): Promise<number> {
  let count = 0;
  let after: string | undefined = "";
  while (after !== undefined) {
    signal?.throwIfAborted();
    const from: string = after;
    const part = await inTransaction(db, async (tx) => {
      await lockCatalogue(tx);
      const rows = await rowsAfter(tx, from, rowsAtATime, only);
      const others = await inTurns(changedRows(rows, changed));
      await updateRows(
        tx,
        others.map((row) => row.after),
      );
      await follow?.(tx, others);
      return { changed: others.length, last: rows.at(-1)?.id };
    });
    count += part.changed;
    after = part.last;
  }
  return count;
}

function* changedRows(rows: readonly StoredRow[], changed: Change): Slices<ChangedRow[]> {
  const others: ChangedRow[] = [];
  for (const before of rows) {
    const after = changed(before);
    if (after) others.push({ before, after });
    yield;
  }
  return others;
}
