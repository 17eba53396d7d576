import { isDeepStrictEqual } from "node:util";
import { checkForScams } from "#domain/scams/check-for-scams.ts";
import { scamRulesOn } from "#domain/scams/rules.ts";
import { deadlineDay } from "#domain/scholarships/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredRow } from "./catalogue-entry.ts";
import { checkedVersion, lockCatalogue, rowsAfter, saveCheckedVersion, updateRows } from "./save-store.ts";

// Checking so many takes about 20 ms, during which the process answers nobody.
const rowsAtATime = 200;

/**
 * Checks all rows again when the scam rules have another version than those that checked them last, and in a new year. Returns
 * the number of rows whose warnings changed. A stop in between loses nothing: the next run begins anew.
 */
export async function recheckScams(
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
  signal?: AbortSignal,
): Promise<number> {
  const today = deadlineDay(clock());
  const version = scamRulesOn(today);
  if ((await checkedVersion(db)) === version) return 0;
  let changed = 0;
  let after: string | undefined = "";
  while (after !== undefined) {
    signal?.throwIfAborted();
    const from: string = after;
    after = await db.transaction(async (tx) => {
      await lockCatalogue(tx);
      const rows = await rowsAfter(tx, from, rowsAtATime);
      const rechecked = rows.flatMap((row) => withNewWarnings(row, today) ?? []);
      await updateRows(tx, rechecked);
      changed += rechecked.length;
      return rows.at(-1)?.id;
    });
  }
  await saveCheckedVersion(db, version);
  log.info({ changed }, "the catalog is checked with the new scam rules");
  return changed;
}

/** The row with the warnings of the present rules, or null if they are the same. */
function withNewWarnings(row: StoredRow, today: string): StoredRow | null {
  const { warnings, scam_level, counter_evidence } = row;
  const found = checkForScams(row, today);
  return isDeepStrictEqual({ scam_level, warnings, counter_evidence }, found) ? null : { ...row, ...found };
}
