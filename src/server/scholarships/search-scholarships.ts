import { z } from "zod";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { type ScholarshipSearch, ScholarshipSort } from "#domain/scholarships/scholarship-search.ts";
import type { Database } from "#server/platform/database/database.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";
import { openMatching } from "./search-store.ts";
import { scholarshipId, toScholarship } from "./store.ts";

/** The end of the last page: the sort key of its last row, its id, and the day of the first page's request. */
const Cursor = z
  .object({
    sort: ScholarshipSort,
    key: z.string(),
    id: z.string().regex(scholarshipId),
    day: z.iso.date().startsWith("20"),
  })
  .refine(({ sort, key }) => (sort === "deadline" ? /^\d{4}-\d\d-\d\d$/ : /^-?\d{1,16}$/).test(key));

/**
 * One page of open scholarships. A page continues after the sort key and id of the last row, so rows that are added or
 * removed meanwhile neither repeat nor hide others. Throws 400 `invalid_cursor` for a cursor of another list.
 */
export async function searchScholarships(
  db: Database,
  search: ScholarshipSearch,
  today: string,
): Promise<{ items: Scholarship[]; next_cursor: string | null }> {
  const after = search.cursor ? readCursor(search.cursor, Cursor, ({ sort }) => sort === search.sort) : null;
  const day = after?.day ?? today;
  const rows = await openMatching(db, search, { day, after, limit: search.limit + 1 });
  const page = rows.slice(0, search.limit);
  const last = rows.length > search.limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ sort_key, ...row }) => toScholarship(row, today)),
    next_cursor: last ? writeCursor({ sort: search.sort, key: last.sort_key, id: last.id, day }) : null,
  };
}
