import type { SQL } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import type { StoredRow } from "./catalogue-entry.ts";
import { lockCatalogue, rowsAfter, updateRows } from "./save-store.ts";

// Checking so many takes about 20 ms, during which the process answers nobody.
const rowsAtATime = 200;

/**
 * Replaces each row by what `changed` makes of it, a part of the catalog at a time; null leaves a row as it is. `only`
 * selects rows. Returns the number of rows that changed.
 */
export async function changeRows(
  db: Database,
  changed: (row: StoredRow) => StoredRow | null,
  { only, signal }: { only?: SQL; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  let count = 0;
  let after: string | undefined = "";
  while (after !== undefined) {
    signal?.throwIfAborted();
    const from: string = after;
    after = await db.transaction(async (tx) => {
      await lockCatalogue(tx);
      const rows = await rowsAfter(tx, from, rowsAtATime, only);
      const others = rows.flatMap((row) => changed(row) ?? []);
      await updateRows(tx, others);
      count += others.length;
      return rows.at(-1)?.id;
    });
  }
  return count;
}
