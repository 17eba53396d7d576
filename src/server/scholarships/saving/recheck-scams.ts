import { isDeepStrictEqual } from "node:util";
import { checkForScams } from "#domain/scams/check-for-scams.ts";
import { scamRulesOn } from "#domain/scams/rules.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { titleKeyVersion } from "#domain/scholarships/duplicates/own-words.ts";
import type { Deps } from "#server/deps.ts";
import { type StoredRow, storedTitleKey } from "./catalogue-entry.ts";
import { changeRows } from "./change-rows.ts";
import { checkedVersion, saveCheckedVersion } from "./save-store.ts";

/** The version of all that is derived from a row alone: its warnings and its title key. */
export const checksOn = (today: string): string => `${scamRulesOn(today)}, titles ${titleKeyVersion}`;

/**
 * Checks all rows again when the scam rules or the title keys have another version than at the last check, and in a new
 * year. Returns the number of rows that changed. A stop in between loses nothing: the next run begins anew.
 */
export async function recheckScams(
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
  signal?: AbortSignal,
): Promise<number> {
  const today = deadlineDay(clock());
  const version = checksOn(today);
  if ((await checkedVersion(db)) === version) return 0;
  const changed = await changeRows(db, (row) => checkedAgain(row, today), { signal });
  await saveCheckedVersion(db, version);
  log.info({ changed }, "the catalog is checked with the new rules");
  return changed;
}

/** The row with the warnings and the title key of the present rules, or null if they are the same. */
function checkedAgain(row: StoredRow, today: string): StoredRow | null {
  const { warnings, scam_level, counter_evidence, title_key } = row;
  const found = { ...checkForScams(row, today), title_key: storedTitleKey(row.title) };
  return isDeepStrictEqual({ scam_level, warnings, counter_evidence, title_key }, found) ? null : { ...row, ...found };
}
