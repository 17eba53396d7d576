import { and, arrayContains, arrayOverlaps, asc, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { fieldsThatFit } from "#domain/fields-of-study/fields-that-fit.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { type ScholarshipSearch, ScholarshipSort } from "#domain/scholarships/scholarship-search.ts";
import type { Database } from "#server/platform/database/database.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";
import { isOpen, nextDeadlineSql, scholarshipColumns, toScholarship } from "./open-scholarships.ts";
import { scholarships } from "./table.ts";

/** Where the last page ended: the sort key of its last row, its id, and the day by which the first page judged. */
const Cursor = z
  .object({ sort: ScholarshipSort, key: z.string(), id: z.string().max(60), day: z.iso.date() })
  .refine(({ sort, key }) => (sort === "deadline" ? /^\d{4}-\d\d-\d\d$/ : /^-?\d{1,16}$/).test(key));

/**
 * One page of open scholarships. Pages follow the sort key and id of the last row, so that rows which come or go
 * meanwhile neither repeat nor hide others. Throws a 400 for a cursor that is not ours.
 */
export async function searchScholarships(
  db: Database,
  search: ScholarshipSearch,
  today: string,
): Promise<{ items: Scholarship[]; next_cursor: string | null }> {
  const from = search.cursor ? readCursor(search.cursor, Cursor, ({ sort }) => sort === search.sort) : null;
  const day = from?.day ?? today;
  const order = orderOf(search, day);
  const rows = await db
    .select({ ...scholarshipColumns, sort_key: sql<string>`(${order.key})::text` })
    .from(scholarships)
    .where(
      and(isOpen(day), ...(await scholarshipFilters(db, search)), from ? order.after(from.key, from.id) : undefined),
    )
    .orderBy(order.by, asc(scholarships.id))
    .limit(search.limit + 1);
  const page = rows.slice(0, search.limit);
  const last = rows.length > search.limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ sort_key, ...row }) => toScholarship(row, today)),
    next_cursor: last ? writeCursor({ sort: search.sort, key: last.sort_key, id: last.id, day }) : null,
  };
}

/** SQL: what of a search narrows scholarships, whatever the order and page. */
export async function scholarshipFilters(
  db: Database,
  search: Omit<ScholarshipSearch, "sort" | "limit" | "cursor">,
): Promise<(SQL | undefined)[]> {
  const { q, academic_level, field_of_study, amount_min, amount_max, gpa } = search;
  const s = scholarships;
  return [
    q ? matchesWords(q) : undefined,
    academic_level ? arrayContains(s.academic_level, [academic_level]) : undefined,
    field_of_study ? namesAny(fieldsThatFit(field_of_study, await namedFields(db))) : undefined,
    amount_min !== undefined ? gte(s.amount_min, amount_min) : undefined,
    amount_max !== undefined ? lte(s.amount_max, amount_max) : undefined,
    gpa !== undefined ? or(isNull(s.gpa_requirement), lte(s.gpa_requirement, gpa)) : undefined,
  ];
}

/** The fields that the catalogue names. */
async function namedFields(db: Database): Promise<string[]> {
  const named = await db.execute<{ field: string }>(
    sql`select distinct unnest(${scholarships.field_of_study}) as field from ${scholarships}`,
  );
  return named.rows.map(({ field }) => field);
}

const namesAny = (fields: string[]) =>
  fields.length > 0 ? arrayOverlaps(scholarships.field_of_study, fields) : sql`false`;

const asTsQuery = (q: string) => sql`websearch_to_tsquery('english', ${q})`;

const matchesWords = (q: string) =>
  sql`(${scholarships.search} @@ ${asTsQuery(q)} or ${scholarships.title} ilike ${`%${q.replace(/[\\%_]/g, "\\$&")}%`})`;

type Order = { key: SQL; by: SQL; after: (key: string, id: string) => SQL };

function orderOf({ sort, q }: ScholarshipSearch, day: string): Order {
  const s = scholarships;
  switch (sort) {
    case "amount":
      return ordered(sql`coalesce(${s.amount_max}, ${s.amount_min}, -1)`, "bigint", "desc");
    case "deadline":
      return ordered(sql`coalesce(${nextDeadlineSql(day)}, '9999-12-31')`, "text", "asc");
    case "newest":
      return newest;
    default:
      // The public list knows no student, so no match score: relevance to the words, or the newest where there are
      // none.
      return q ? ordered(sql`(ts_rank(${s.search}, ${asTsQuery(q)}) * 1000000)::integer`, "bigint", "desc") : newest;
  }
}

// As the index is made; microseconds in the cursor, because the day and hour depend on the time zone.
const newest: Order = {
  key: sql`(extract(epoch from ${scholarships.created_at}) * 1000000)::bigint`,
  by: sql`${scholarships.created_at} desc nulls last`,
  after: (last, id) => {
    const moment = sql`('epoch'::timestamptz + ${last}::bigint * interval '1 microsecond')`;
    const { created_at } = scholarships;
    return sql`(${created_at} < ${moment} or (${created_at} = ${moment} and ${scholarships.id} > ${id}))`;
  },
};

function ordered(key: SQL, type: "bigint" | "text", direction: "asc" | "desc"): Order {
  const compare = sql.raw(direction === "desc" ? "<" : ">");
  const as = sql.raw(type);
  return {
    key,
    by: sql`${key} ${sql.raw(direction)}`,
    after: (last, id) =>
      sql`(${key} ${compare} ${last}::${as} or (${key} = ${last}::${as} and ${scholarships.id} > ${id}))`,
  };
}
