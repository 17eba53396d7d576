import { similarTitles } from "#domain/scholarships/duplicates/duplicates.ts";
import { sponsorRelation } from "#domain/scholarships/duplicates/sponsors.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { StoredRow } from "./catalogue-entry.ts";
import { DuplicateIndex } from "./duplicate-index.ts";
import { rowsLike } from "./save-store.ts";

/** A page with more scholarships than this is a list, whose entries have nothing in common. */
const mostOnOnePage = 3;

/** `same`: the row that saving would merge the new one into. `similar`: others that may be it, in any order. */
export type LikelyDuplicates = { same: StoredRow | null; similar: StoredRow[] };

/** The rows of the catalog that may be the same scholarship as a new row. */
export async function likelyDuplicates(db: Database, row: StoredRow): Promise<LikelyDuplicates> {
  const rows = await rowsLike(db, [row]);
  const index = new DuplicateIndex();
  for (const other of rows) index.add(other);
  const same = index.find(row);
  const onPage = rows.filter(({ canonical_address }) => isSamePage(row, canonical_address));
  const similar = rows.filter(
    (other) => other !== same && (onPage.includes(other) ? isNamedAlike(row, other, onPage) : hasSameTitle(row, other)),
  );
  return { same, similar };
}

const isSamePage = (row: StoredRow, page: string | null) => page !== null && page === row.canonical_address;

const isNamedAlike = (row: StoredRow, other: StoredRow, onPage: readonly StoredRow[]) =>
  onPage.length <= mostOnOnePage || similarTitles(row.title, other.title);

/** The same title of a sponsor that may be the same. */
const hasSameTitle = (row: StoredRow, other: StoredRow) =>
  row.title_key === other.title_key && sponsorRelation(row.provider_name, other.provider_name) !== "different";
