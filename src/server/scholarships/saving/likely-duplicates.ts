import { type ComparedEntry, compared } from "#domain/scholarships/duplicates/compared-entry.ts";
import { likenessNeeded } from "#domain/scholarships/duplicates/duplicates.ts";
import { likelySame, likeness, saysApart } from "#domain/scholarships/duplicates/likeness.ts";
import { ownWords } from "#domain/scholarships/duplicates/own-words.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { StoredRow } from "./catalogue-entry.ts";
import { DuplicateIndex } from "./duplicate-index.ts";
import { rowsLike, rowsOfSponsor } from "./save-store.ts";

/** How many rows of one sponsor are compared. */
const mostOfSponsor = 500;

/** `same`: the row that saving would merge the new one into. `similar`: others that may be it, the likeliest first. */
export type LikelyDuplicates = { same: StoredRow | null; similar: StoredRow[] };

/** The rows of the catalog that may be the same scholarship as a new row, of those with its title, its page or its sponsor. */
export async function likelyDuplicates(db: Database, row: StoredRow): Promise<LikelyDuplicates> {
  const like = await rowsLike(db, [row]);
  const index = new DuplicateIndex();
  for (const other of like) index.add(other);
  const same = index.find(row);
  const ofSponsor = await rowsOfSponsor(db, row, mostOfSponsor);
  const entry = compared(row);
  const namedAlike = ofSponsor.filter(({ title }) => shareWord(entry, title));
  const others = [...new Map([...namedAlike, ...like].map((other) => [other.id, other])).values()].flatMap((other) => {
    const found = compared(other);
    const isOther = other.id === same?.id || !mayBeOne(entry, found);
    return isOther ? [] : [{ other, likeness: likeness(entry, found) }];
  });
  const likely = others.filter((each) => each.likeness > likelySame).toSorted((a, b) => b.likeness - a.likeness);
  return { same, similar: likely.map(({ other }) => other) };
}

const mayBeOne = (a: ComparedEntry, b: ComparedEntry): boolean =>
  likenessNeeded(a, b) < Number.POSITIVE_INFINITY && !saysApart(a, b);

/** Whether the title has a word of the entry's title that is no sponsor's, as a sponsor has many scholarships. */
const shareWord = ({ words, sponsorWords }: ComparedEntry, title: string): boolean => {
  const own = ownWords(title);
  return words.some((word) => !sponsorWords.has(word) && own.includes(word));
};
