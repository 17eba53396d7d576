import { similarTitles } from "#domain/scholarships/duplicates/duplicates.ts";
import { nameWords, ownWords } from "#domain/scholarships/duplicates/own-words.ts";
import { sponsorRelation } from "#domain/scholarships/duplicates/sponsors.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { StoredRow } from "./catalogue-entry.ts";
import { DuplicateIndex } from "./duplicate-index.ts";
import { rowsLike, rowsOfSponsor } from "./save-store.ts";

/** A page with more scholarships than this is a list, whose entries have nothing in common. */
const mostOnOnePage = 3;
/** How many rows of one sponsor are compared. */
const mostOfSponsor = 500;

/** `same`: the row that saving would merge the new one into. `similar`: others that may be it, in any order. */
export type LikelyDuplicates = { same: StoredRow | null; similar: StoredRow[] };

/**
 * The rows of the catalog that may be the same scholarship as a new row: of the same title or page, and of the same
 * sponsor under a title with one or two ordinary words more ("Okafor Scholarship", "Okafor Health Scholarship").
 */
export async function likelyDuplicates(db: Database, row: StoredRow): Promise<LikelyDuplicates> {
  const like = await rowsLike(db, [row]);
  const index = new DuplicateIndex();
  for (const other of like) index.add(other);
  const same = index.find(row);
  const ofSponsor = await rowsOfSponsor(db, row, mostOfSponsor);
  const others = new Map([...ofSponsor, ...like].map((other) => [other.id, other]));
  const onPage = like.filter(({ canonical_address }) => isSamePage(row, canonical_address));
  const isSimilar = (other: StoredRow) =>
    onPage.includes(other)
      ? isNamedAlike(row, other, onPage)
      : hasSameTitle(row, other) || hasTitleOfSponsor(row, other);
  return { same, similar: [...others.values()].filter((other) => other !== same && isSimilar(other)) };
}

const isSamePage = (row: StoredRow, page: string | null) => page !== null && page === row.canonical_address;

const isNamedAlike = (row: StoredRow, other: StoredRow, onPage: readonly StoredRow[]) =>
  onPage.length <= mostOnOnePage || similarTitles(row.title, other.title);

/** The same title of a sponsor that may be the same. */
const hasSameTitle = (row: StoredRow, other: StoredRow) =>
  row.title_key === other.title_key && sponsorRelation(row.provider_name, other.provider_name) !== "different";

/**
 * A title of the same sponsor with one or two ordinary words more or less. The two share a word that is not the sponsor's,
 * as "Oakmont Scholars" and "Oakmont Leaders" of the Oakmont Trust are two scholarships more often than one.
 */
function hasTitleOfSponsor(row: StoredRow, other: StoredRow): boolean {
  if (sponsorRelation(row.provider_name, other.provider_name) !== "same") return false;
  const [words, ofSponsor] = [ownWords(other.title), nameWords(row.provider_name)];
  const shared = ownWords(row.title).filter((word) => words.includes(word));
  return shared.some((word) => !ofSponsor.includes(word)) && similarTitles(row.title, other.title);
}
