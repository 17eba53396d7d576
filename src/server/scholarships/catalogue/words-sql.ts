import { ilike, or, type SQL, sql } from "drizzle-orm";
import { searchWords } from "../search-words.ts";
import type { ScholarshipsAsOf } from "../store.ts";

const asTsQuery = (words: string) => sql`websearch_to_tsquery('english', ${words})`;

/** SQL: matches the words, or the whole text as a part of the title. */
export function matchesWords({ search, title }: ScholarshipsAsOf, q: string): SQL | undefined {
  const words = searchWords(q);
  const plain = q
    .toWellFormed()
    .replaceAll("\0", "")
    .replace(/[\\%_]/g, "\\$&");
  return or(words === null ? undefined : sql`${search} @@ ${asTsQuery(words)}`, ilike(title, `%${plain}%`));
}

/** SQL: how well a scholarship fits the words, as a whole number; 0 where there is no word. */
export function wordsRank({ search }: ScholarshipsAsOf, q: string): SQL {
  const words = searchWords(q);
  return words === null ? sql`0` : sql`(ts_rank(${search}, ${asTsQuery(words)}) * 1000000)::integer`;
}
