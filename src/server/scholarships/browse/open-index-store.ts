import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { scholarshipsAsOf } from "../store.ts";

/** The list-valued facts that open scholarships are indexed by. */
export const indexedLists = [
  "academic_level",
  "field_of_study",
  "groups",
  "citizenship",
  "location_restrictions",
  "institutions",
] as const;
export type IndexedList = (typeof indexedLists)[number];

/** The open scholarships with exactly these values in a list, as ascending positions in `ids`. */
export type Combination = { values: readonly string[]; positions: Int32Array };

export type OpenRows = {
  /** The open scholarships by next deadline, then by id. Those without a date are last. */
  ids: readonly string[];
  /** Each deadline (YYYY-MM-DD, ascending) with its number of scholarships. */
  deadlines: readonly { day: string; open: number }[];
  /** The sum, in whole dollars, of the largest amount of each scholarship that states one. */
  total_award_value: number;
  /** The number of their sources. */
  sources: number;
  combinations: Readonly<Record<IndexedList, readonly Combination[]>>;
};

type Summary = Omit<OpenRows, "combinations">;
type Group = { list: IndexedList; values: string[]; positions: string };

/** Reads every open scholarship once: its position by deadline and its lists. */
export async function readOpenRows(db: Database, today: string): Promise<OpenRows> {
  const catalogue = scholarshipsAsOf(db, today);
  const lists = sql.join(
    indexedLists.map((list) => sql.identifier(list)),
    sql`, `,
  );
  const open = sql`open as materialized (
    select id, amount_max, source_name, next_deadline, ${lists},
      row_number() over (order by coalesce(next_deadline, '9999-12-31'), id) - 1 as position
    from ${catalogue} where is_open)`;
  // A single statement, so that all parts are from the same moment.
  const { rows } = await db.execute<{ summary: Summary | null; lists: Group[] | null }>(sql`with ${open}
    select
      (select json_build_object(
        'ids', coalesce(json_agg(id order by position), '[]'::json),
        'deadlines', (select coalesce(json_agg(due order by day), '[]'::json) from
          (select next_deadline as day, count(*) as open from open where next_deadline is not null group by 1) as due),
        'total_award_value', coalesce(sum(amount_max), 0),
        'sources', count(distinct source_name)) from open) as summary,
      (select json_agg(grouped) from (${sql.join(indexedLists.map(groupedBy), sql` union all `)}) as grouped) as lists`);
  const { summary, lists: groups } = rows[0] ?? {};
  if (!summary) throw new Error("The summary of the open scholarships has no row.");
  return { ...summary, combinations: combinationsOf(groups ?? []) };
}

const groupedBy = (list: IndexedList): SQL => sql`
  select ${list}::text as list, ${sql.identifier(list)} as values, string_agg(position::text, ',' order by position) as positions
  from open where ${sql.identifier(list)} <> '{}' group by ${sql.identifier(list)}`;

function combinationsOf(groups: readonly Group[]): OpenRows["combinations"] {
  const combinations = Object.fromEntries(indexedLists.map((list) => [list, [] as Combination[]]));
  for (const { list, values, positions } of groups) {
    combinations[list]?.push({ values, positions: Int32Array.from(positions.split(","), Number) });
  }
  return combinations as Record<IndexedList, Combination[]>; // every list was put in above
}
