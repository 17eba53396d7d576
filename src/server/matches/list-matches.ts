import { and, count, eq, getTableColumns, ne, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { MatchSort } from "#domain/matches/match.ts";
import type { MatchPage, MatchSearch } from "#domain/matches/match-list.ts";
import type { Database } from "#server/platform/database/database.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";
import {
  isOpen,
  nextDeadlineSql,
  scholarshipColumns,
  scholarshipSource,
  toScholarship,
} from "#server/scholarships/open-scholarships.ts";
import { scholarshipFilters } from "#server/scholarships/search-scholarships.ts";
import { countSubmitted, findRefresh } from "./store.ts";
import { scholarshipMatches } from "./table.ts";

/** Where the last page ended: the sort keys and id of its last row, and the day by which the first page judged. */
const Cursor = z.object({
  sort: MatchSort,
  keys: z.tuple([z.string().max(20), z.string().max(20), z.string().max(20)]),
  id: z.string().max(60),
  day: z.iso.date(),
});
type Cursor = z.infer<typeof Cursor>;

const { computed_at, ...matchColumns } = getTableColumns(scholarshipMatches);

/**
 * SQL: the dollars of the matches that nothing speaks against or leaves open. A sum of ints is a bigint, so it fits.
 */
const eligibleValue =
  sql<number>`coalesce(sum(coalesce(${scholarshipColumns.amount_max}, ${scholarshipColumns.amount_min}))
  filter (where ${scholarshipMatches.eligibility} = 'eligible'), 0)`.mapWith(Number);

/**
 * One page of the student's stored matches. Ineligible and closed ones are only listed among the bookmarked. Pages
 * follow the sort keys and id of the last row, so that rows which come or go meanwhile neither repeat nor hide others.
 * Throws a 400 for a cursor that is not ours.
 */
export async function listMatches(
  db: Database,
  userId: string,
  { search, today }: { search: MatchSearch; today: string },
): Promise<MatchPage> {
  const from = search.cursor ? readCursor(search.cursor, Cursor, isOf(search.sort)) : null;
  const day = from?.day ?? today;
  const order = orders(day)[search.sort];
  const listed = and(
    eq(scholarshipMatches.user_id, userId),
    ...(search.bookmarked ? [] : [ne(scholarshipMatches.eligibility, "ineligible"), isOpen(day)]),
    search.bookmarked === undefined ? undefined : eq(scholarshipMatches.bookmarked, search.bookmarked),
    ...(await scholarshipFilters(db, search)),
  );
  const keys = sql.join(order.keys, sql`, `);
  const after = from ? sql`(${keys}, ${scholarshipMatches.scholarship_id}) > ${order.values(from)}` : undefined;
  const [rows, [all], refresh, submitted] = await Promise.all([
    db
      .select({ match: matchColumns, scholarship: scholarshipColumns, keys: sql<string[]>`array[${order.texts}]` })
      .from(scholarshipMatches)
      .innerJoin(scholarshipSource, eq(scholarshipColumns.id, scholarshipMatches.scholarship_id))
      .where(and(listed, after))
      .orderBy(sql`${keys}, ${scholarshipMatches.scholarship_id}`)
      .limit(search.limit + 1),
    db
      .select({ total: count(), potential_value: eligibleValue })
      .from(scholarshipMatches)
      .innerJoin(scholarshipSource, eq(scholarshipColumns.id, scholarshipMatches.scholarship_id))
      .where(listed),
    findRefresh(db, userId),
    countSubmitted(db, userId),
  ]);
  const page = rows.slice(0, search.limit);
  const last = rows.length > search.limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ match, scholarship }) => ({ ...match, scholarship: toScholarship(scholarship, today) })),
    next_cursor: last ? writeCursor({ sort: search.sort, keys: last.keys, id: last.match.scholarship_id, day }) : null,
    total: all?.total ?? 0,
    potential_value: all?.potential_value ?? 0,
    submitted,
    unlock: refresh?.unlock ?? null,
  };
}

type Key = { sql: SQL; type: "bigint" | "text" };
type Order = { keys: SQL[]; texts: SQL; values: (cursor: Cursor) => SQL };

/** All keys ascend, so that one comparison of whole rows tells what comes after the cursor. */
function orders(day: string): Record<MatchSearch["sort"], Order> {
  const { amount_max, amount_min } = scholarshipColumns;
  const score: Key = { sql: sql`(-${scholarshipMatches.match_score})::bigint`, type: "bigint" };
  const amount: Key = { sql: sql`(-coalesce(${amount_max}, ${amount_min}, -1))::bigint`, type: "bigint" };
  const deadline: Key = { sql: sql`coalesce(${nextDeadlineSql(day)}, '9999-12-31')`, type: "text" };
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

const wholeNumber = /^-?\d{1,15}$/;
const calendarDay = /^\d{4}-\d\d-\d\d$/;
const keyForms: Record<MatchSearch["sort"], readonly [RegExp, RegExp, RegExp]> = {
  relevance: [wholeNumber, calendarDay, wholeNumber],
  match_score: [wholeNumber, calendarDay, wholeNumber],
  amount: [wholeNumber, wholeNumber, calendarDay],
  deadline: [calendarDay, wholeNumber, wholeNumber],
};

/** Whether the cursor is of this order and its keys have the forms that the casts in SQL need. */
const isOf = (sort: MatchSearch["sort"]) => (cursor: Cursor) =>
  cursor.sort === sort && keyForms[sort].every((form, at) => form.test(cursor.keys[at] ?? ""));
