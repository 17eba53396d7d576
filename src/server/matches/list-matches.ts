import { z } from "zod";
import { MatchSort } from "#domain/matches/match.ts";
import type { MatchPage, MatchSearch } from "#domain/matches/match-list.ts";
import type { Database } from "#server/platform/database/database.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";
import { scholarshipId, toScholarship } from "#server/scholarships/store.ts";
import { matchRows, matchTotals } from "./list-store.ts";
import { countSubmitted, findRefresh } from "./store.ts";

/** The end of the last page: the sort keys and id of its last row, and the day of the first page's request. */
const Cursor = z.object({
  sort: MatchSort,
  keys: z.tuple([z.string().max(20), z.string().max(20), z.string().max(20)]),
  id: z.string().regex(scholarshipId),
  day: z.iso.date().startsWith("20"),
});
type Cursor = z.infer<typeof Cursor>;

/**
 * One page of the student's stored matches. A page continues after the sort keys and id of the last row, so rows that
 * are added or removed meanwhile neither repeat nor hide others. Throws 400 `invalid_cursor` for a cursor of another
 * list.
 */
export async function listMatches(
  db: Database,
  userId: string,
  { search, today }: { search: MatchSearch; today: string },
): Promise<MatchPage> {
  const after = search.cursor ? readCursor(search.cursor, Cursor, isOf(search.sort)) : null;
  const day = after?.day ?? today;
  const [rows, totals, refresh, submitted] = await Promise.all([
    matchRows(db, userId, { search, day, after, limit: search.limit + 1 }),
    matchTotals(db, userId, { search, day }),
    findRefresh(db, userId),
    countSubmitted(db, userId),
  ]);
  const page = rows.slice(0, search.limit);
  const last = rows.length > search.limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ match, scholarship }) => ({ ...match, scholarship: toScholarship(scholarship, today) })),
    next_cursor: last ? writeCursor({ sort: search.sort, keys: last.keys, id: last.match.scholarship_id, day }) : null,
    ...totals,
    submitted,
    unlock: refresh?.unlock ?? null,
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

/** Whether the cursor belongs to this order and its keys have the formats that the SQL casts need. */
const isOf = (sort: MatchSearch["sort"]) => (cursor: Cursor) =>
  cursor.sort === sort && keyForms[sort].every((form, at) => form.test(cursor.keys[at] ?? ""));
