import { and, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { scholarshipsAsOf } from "../store.ts";
import { matchesWords, wordsRank } from "./words-sql.ts";

/** Ids in ascending order, and the rank of the words of each, both separated by spaces. */
export type RankedIds = { ids: string; ranks: string };

const idsInPortion = 5000;

/**
 * The ids of the open scholarships on `today` with these words, in portions. A scholarship with the words in its title
 * has a higher rank than one with them in its description.
 */
export async function openIdsWithWords(db: Database, q: string, today: string): Promise<RankedIds[]> {
  const catalogue = scholarshipsAsOf(db, today);
  // A row for each id takes far longer to read than a text with thousands of them.
  const { rows } = await db.execute<RankedIds>(sql`
    select string_agg(id, ' ' order by place) as ids, string_agg(rank::text, ' ' order by place) as ranks
    from (
      select id, ${wordsRank(catalogue, q)} as rank, row_number() over (order by id collate "C") as place
      from ${catalogue} where is_open and ${matchesWords(catalogue, q)}
    ) as found
    group by place / ${idsInPortion} order by min(place)`);
  return rows;
}

/** Those of these scholarships, open or closed, that have the words, with the rank of the words. */
export async function ranksOfWords(
  db: Database,
  q: string,
  { ids, today }: { ids: readonly string[]; today: string },
): Promise<{ id: string; rank: number }[]> {
  if (ids.length === 0) return [];
  const catalogue = scholarshipsAsOf(db, today);
  return db
    .select({ id: catalogue.id, rank: sql<number>`${wordsRank(catalogue, q)}` })
    .from(catalogue)
    .where(and(inArray(catalogue.id, [...ids]), matchesWords(catalogue, q)));
}
