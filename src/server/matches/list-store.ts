import { and, count, eq, getTableColumns, ne, type SQL, sql } from "drizzle-orm";
import type { MatchSearch } from "#domain/matches/match-list.ts";
import type { Database } from "#server/platform/database/database.ts";
import { scholarshipFilters } from "#server/scholarships/search-store.ts";
import { publicColumns, type ScholarshipsAsOf, scholarshipsAsOf } from "#server/scholarships/store.ts";
import { scholarshipMatches } from "./table.ts";

/** The match that a page starts after: its three sort keys as text, and its scholarship. */
export type After = { keys: readonly string[]; id: string };

const { computed_at, ...matchColumns } = getTableColumns(scholarshipMatches);

/** The listed matches of a student with their scholarships and sort keys, at most `limit`, starting after `after`. */
export async function matchRows(
  db: Database,
  userId: string,
  { search, day, after, limit }: { search: MatchSearch; day: string; after: After | null; limit: number },
) {
  const catalogue = scholarshipsAsOf(db, day);
  const order = orders(catalogue)[search.sort];
  const keys = sql.join(order.keys, sql`, `);
  const rest = after ? sql`(${keys}, ${scholarshipMatches.scholarship_id}) > ${order.values(after)}` : undefined;
  return db
    .select({ match: matchColumns, scholarship: publicColumns(catalogue), keys: sql<string[]>`array[${order.texts}]` })
    .from(scholarshipMatches)
    .innerJoin(catalogue, eq(catalogue.id, scholarshipMatches.scholarship_id))
    .where(and(await listed(db, catalogue, { userId, search }), rest))
    .orderBy(sql`${keys}, ${scholarshipMatches.scholarship_id}`)
    .limit(limit);
}

/** The number of listed matches, and the dollars of those that the student is eligible for. */
export async function matchTotals(
  db: Database,
  userId: string,
  { search, day }: { search: MatchSearch; day: string },
): Promise<{ total: number; potential_value: number }> {
  const catalogue = scholarshipsAsOf(db, day);
  // PostgreSQL sums integers as bigint, so the sum cannot overflow.
  const potential_value = sql<number>`coalesce(sum(coalesce(${catalogue.amount_max}, ${catalogue.amount_min}))
    filter (where ${scholarshipMatches.eligibility} = 'eligible'), 0)`.mapWith(Number);
  const [totals] = await db
    .select({ total: count(), potential_value })
    .from(scholarshipMatches)
    .innerJoin(catalogue, eq(catalogue.id, scholarshipMatches.scholarship_id))
    .where(await listed(db, catalogue, { userId, search }));
  return totals ?? { total: 0, potential_value: 0 };
}

/** SQL condition: ineligible and closed matches are listed only if they are bookmarked. */
async function listed(
  db: Database,
  catalogue: ScholarshipsAsOf,
  { userId, search }: { userId: string; search: MatchSearch },
): Promise<SQL | undefined> {
  return and(
    eq(scholarshipMatches.user_id, userId),
    ...(search.bookmarked ? [] : [ne(scholarshipMatches.eligibility, "ineligible"), sql`${catalogue.is_open}`]),
    search.bookmarked === undefined ? undefined : eq(scholarshipMatches.bookmarked, search.bookmarked),
    ...(await scholarshipFilters(db, catalogue, search)),
  );
}

type Key = { sql: SQL; type: "bigint" | "text" };
type Order = { keys: SQL[]; texts: SQL; values: (after: After) => SQL };

/** All keys ascend, so one row comparison finds the rows after the cursor. */
function orders({ amount_max, amount_min, next_deadline }: ScholarshipsAsOf): Record<MatchSearch["sort"], Order> {
  const score: Key = { sql: sql`(-${scholarshipMatches.match_score})::bigint`, type: "bigint" };
  const amount: Key = { sql: sql`(-coalesce(${amount_max}, ${amount_min}, -1))::bigint`, type: "bigint" };
  const deadline: Key = { sql: sql`coalesce(${next_deadline}, '9999-12-31')`, type: "text" };
  const byScore = ordered([score, deadline, amount]);
  return {
    relevance: byScore,
    match_score: byScore,
    amount: ordered([amount, score, deadline]),
    deadline: ordered([deadline, score, amount]),
  };
}

function ordered(keys: Key[]): Order {
  return {
    keys: keys.map((key) => key.sql),
    texts: sql.join(
      keys.map((key) => sql`(${key.sql})::text`),
      sql`, `,
    ),
    values: ({ keys: last, id }) => {
      const values = keys.map(({ type }, at) => sql`${last[at]}::${sql.raw(type)}`);
      return sql`(${sql.join(values, sql`, `)}, ${id})`;
    },
  };
}
