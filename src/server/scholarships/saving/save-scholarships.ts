import { dayOf } from "#domain/calendar/day.ts";
import { checkForScams } from "#domain/scams/check-for-scams.ts";
import { isOfPastRound, mergedFacts } from "#domain/scholarships/duplicates/merged-facts.ts";
import { isUnknownSponsor } from "#domain/scholarships/duplicates/sponsors.ts";
import type { ScamLevel } from "#domain/scholarships/scholarship.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type CatalogueEntry, contentHash, type StoredRow, uncheckedRow } from "./catalogue-entry.ts";
import { DuplicateIndex } from "./duplicate-index.ts";
import { insertRows, lockCatalogue, rowsLike, updateRows } from "./save-store.ts";

/**
 * The number of entries that became new rows and that were merged, the id of the row of each entry, the entries that
 * the database refused (counted from 0), and how many of the others have warnings of each level.
 */
export type Saved = {
  imported: number;
  merged: number;
  ids: string[];
  refused: { entry: number; reason: string }[];
  levels: Readonly<Record<ScamLevel, number>>;
};

/** How many rows have warnings of each level. */
export function countLevels(rows: readonly Pick<StoredRow, "scam_level">[]): Saved["levels"] {
  const counts = { none: 0, note: 0, warn: 0, stop: 0 };
  for (const { scam_level } of rows) counts[scam_level] += 1;
  return counts;
}

/**
 * Writes the entries of a source in one transaction. New scholarships are added. An entry for a known scholarship (same
 * name and cycle, or same page and similar title) is merged into its row, and the one checked last wins, unless its
 * deadline has passed and the other's has not. Saving the
 * same entries twice changes nothing. An entry that the database refuses is reported, and the others are stored.
 * A row that an operator rejected stays rejected, unless an operator `approved` the entries just now.
 */
export async function saveScholarships(
  db: Database,
  entries: readonly CatalogueEntry[],
  now: Date,
  { approved = false } = {},
): Promise<Saved> {
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const rows = entries.map((entry) => uncheckedRow(entry, now));
    const index = new DuplicateIndex();
    const known = new Map<string, StoredRow>();
    for (const row of await rowsLike(tx, rows)) {
      index.add(row);
      known.set(row.id, { ...row });
    }
    const added: StoredRow[] = [];
    const touched = new Set<StoredRow>();
    const rowOf = rows.map((row) => {
      const same = index.findOrAdd(row);
      if (!same) {
        added.push(row);
        return row;
      }
      const { provider_name } = same;
      touched.add(Object.assign(same, merged(same, row, { approved })));
      // A row that learned its sponsor is found by that sponsor too.
      if (same.provider_name !== provider_name) index.add(same);
      index.remember(same, row.id);
      return same;
    });
    const changed = [...touched].filter((row) => {
      const before = known.get(row.id);
      return before !== undefined && before.content_hash !== row.content_hash;
    });
    const today = dayOf(now);
    for (const row of [...added, ...changed]) Object.assign(row, checkForScams(row, today));
    const refusedRows = new Map([...(await insertRows(tx, added)), ...(await updateRows(tx, changed))]);
    const refused = rowOf.flatMap((row, entry) => {
      const reason = refusedRows.get(row);
      return reason === undefined ? [] : [{ entry, reason }];
    });
    const levels = countLevels(rowOf.filter((row) => !refusedRows.has(row)));
    const ids = rowOf.map(({ id }) => id);
    const imported = added.filter((row) => !refusedRows.has(row)).length;
    return { imported, merged: rows.length - imported - refused.length, ids, refused, levels };
  });
}

/**
 * Merges an entry into a row. The one checked last wins, unless it is of a past round, and the other fills gaps. The row keeps its id, name and page;
 * a sponsor that it does not know comes from the entry.
 */
function merged(row: StoredRow, entry: StoredRow, { approved }: { approved: boolean }): StoredRow {
  const wasCheckedLast = (entry.last_checked ?? "") >= (row.last_checked ?? "");
  const entryIsNewer = wasCheckedLast ? !isOfPastRound(entry, row) : isOfPastRound(row, entry);
  const { id, title, created_at, title_key, provenance, scam_level, warnings, counter_evidence } = row;
  const { provider_name, dedupe_key } = isUnknownSponsor(row.provider_name) ? entry : row;
  const known_as = entry.id === id ? row.known_as : [...new Set([...row.known_as, entry.id])].toSorted();
  const facts = entryIsNewer ? mergedFacts(entry, row) : mergedFacts(row, entry);
  const unchanged = {
    id,
    known_as,
    title,
    provider_name,
    created_at,
    dedupe_key,
    title_key,
    provenance,
    // Until the row is checked again, which it is if its facts changed.
    scam_level,
    warnings,
    counter_evidence,
  };
  const isPublic = row.status === "active" || row.status === "closed";
  const reviewed = isPublic ? {} : { status: approved ? entry.status : row.status };
  const next = {
    ...facts,
    ...unchanged,
    ...reviewed,
    canonical_address: row.canonical_address ?? entry.canonical_address,
  };
  return { ...next, content_hash: contentHash(next) };
}
