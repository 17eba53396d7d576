import { sql } from "drizzle-orm";
import { type Database, liftBounds } from "#server/platform/database/database.ts";

/** A column with the words of each scholarship, weighted as Laurel did before decision 0045, and its index, where they are missing. */
export async function prepareControl(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await liftBounds(tx);
    await tx.execute(sql`create table if not exists bench_words as select id,
      setweight(to_tsvector('english', title), 'A') ||
      setweight(to_tsvector('english', provider_name || ' ' || array_to_string(keywords, ' ') || ' ' ||
        array_to_string(field_of_study, ' ')), 'B') ||
      setweight(to_tsvector('english', description), 'C') as words from scholarships`);
    await tx.execute(sql`create index if not exists bench_words_words on bench_words using gin (words)`);
  });
}

/** The best 20 rows by `ts_rank` that have any, or all, of the words. Answers how many there are. */
export async function controlSearch(db: Database, q: string, join: "or" | "and"): Promise<number> {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  const query = words.join(join === "or" ? " or " : " ");
  return db.transaction(async (tx) => {
    await liftBounds(tx);
    const { rows } = await tx.execute(sql`select scholarships.* from (
        select id, ts_rank(words, query) as rank from bench_words, websearch_to_tsquery('english', ${query}) as query
        where words @@ query order by rank desc, id limit 20
      ) as best join scholarships using (id) order by rank desc, id`);
    return rows.length;
  });
}
