import { and, arrayContains, arrayOverlaps, asc, gte, ilike, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { fieldsThatFit } from "#domain/fields-of-study/fields-that-fit.ts";
import type { ScholarshipSearch } from "#domain/scholarships/scholarship-search.ts";
import type { Database } from "#server/platform/database/database.ts";
import { searchWords } from "./search-words.ts";
import { catalogueRevision, type PublicRow, publicColumns, type ScholarshipsAsOf, scholarshipsAsOf } from "./store.ts";
import { scholarships } from "./table.ts";

/** The row that a page starts after: its sort key as text, and its id. */
export type After = { key: string; id: string };

/** The open scholarships on `day` that fit the search, each with its sort key as text. At most `limit` of them. */
export async function openMatching(
  db: Database,
  search: ScholarshipSearch,
  { day, after, limit }: { day: string; after: After | null; limit: number },
): Promise<(PublicRow & { sort_key: string })[]> {
  const catalogue = scholarshipsAsOf(db, day);
  const order = orderOf(catalogue, search);
  const filters = await scholarshipFilters(db, catalogue, search);
  return db
    .select({ ...publicColumns(catalogue), sort_key: sql<string>`(${order.key})::text` })
    .from(catalogue)
    .where(and(sql`${catalogue.is_open}`, ...filters, after ? order.after(after) : undefined))
    .orderBy(order.by, asc(catalogue.id))
    .limit(limit);
}

/** SQL: the conditions of a search, for any order and page. */
export async function scholarshipFilters(
  db: Database,
  catalogue: ScholarshipsAsOf,
  search: Omit<ScholarshipSearch, "sort" | "limit" | "cursor">,
): Promise<(SQL | undefined)[]> {
  const { q, academic_level, field_of_study, amount_min, amount_max, gpa } = search;
  return [
    q ? matchesWords(catalogue, q) : undefined,
    academic_level ? arrayContains(catalogue.academic_level, [academic_level]) : undefined,
    field_of_study ? namesAny(catalogue, fieldsThatFit(field_of_study, await namedFields(db))) : undefined,
    amount_min !== undefined ? gte(catalogue.amount_min, amount_min) : undefined,
    amount_max !== undefined ? lte(catalogue.amount_max, amount_max) : undefined,
    gpa !== undefined ? or(isNull(catalogue.gpa_requirement), lte(catalogue.gpa_requirement, gpa)) : undefined,
  ];
}

// One cache per database. A process serves one, and a test process several.
const fieldsByRevision = new WeakMap<Database, { revision: number; fields: Promise<string[]> }>();

/** The fields of study of all scholarships, read once for each revision of the catalog. */
async function namedFields(db: Database): Promise<string[]> {
  const revision = await catalogueRevision(db);
  const known = fieldsByRevision.get(db);
  if (known?.revision === revision) return known.fields;
  const fields = db
    .execute<{ field: string }>(
      sql`select distinct unnest(${scholarships.field_of_study}) as field from ${scholarships}`,
    )
    .then(({ rows }) => rows.map(({ field }) => field));
  fieldsByRevision.set(db, { revision, fields });
  fields.catch(() => fieldsByRevision.delete(db));
  return fields;
}

const namesAny = ({ field_of_study }: ScholarshipsAsOf, fields: string[]) =>
  fields.length > 0 ? arrayOverlaps(field_of_study, fields) : sql`false`;

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

type Order = { key: SQL; by: SQL; after: (last: After) => SQL };

function orderOf(catalogue: ScholarshipsAsOf, { sort, q }: ScholarshipSearch): Order {
  const { amount_max, amount_min, next_deadline, search, id } = catalogue;
  const words = q ? searchWords(q) : null;
  switch (sort) {
    case "amount":
      return ordered(id, { key: sql`coalesce(${amount_max}, ${amount_min}, -1)`, type: "bigint", direction: "desc" });
    case "deadline":
      return ordered(id, { key: sql`coalesce(${next_deadline}, '9999-12-31')`, type: "text", direction: "asc" });
    case "newest":
      return newest(catalogue);
    default:
      // The public list has no match scores. It orders by relevance to the words, or by newest without words.
      return words
        ? ordered(id, {
            key: sql`(ts_rank(${search}, ${asTsQuery(words)}) * 1000000)::integer`,
            type: "bigint",
            direction: "desc",
          })
        : newest(catalogue);
  }
}

// The order of the index. The cursor holds microseconds, because day and hour depend on the time zone.
const newest = ({ created_at, id }: ScholarshipsAsOf): Order => ({
  key: sql`(extract(epoch from ${created_at}) * 1000000)::bigint`,
  by: sql`${created_at} desc nulls last`,
  after: (last) => {
    const moment = sql`('epoch'::timestamptz + ${last.key}::bigint * interval '1 microsecond')`;
    return sql`(${created_at} < ${moment} or (${created_at} = ${moment} and ${id} > ${last.id}))`;
  },
});

type SortKey = { key: SQL; type: "bigint" | "text"; direction: "asc" | "desc" };

function ordered(id: ScholarshipsAsOf["id"], { key, type, direction }: SortKey): Order {
  const compare = sql.raw(direction === "desc" ? "<" : ">");
  const as = sql.raw(type);
  return {
    key,
    by: sql`${key} ${sql.raw(direction)}`,
    after: (last) =>
      sql`(${key} ${compare} ${last.key}::${as} or (${key} = ${last.key}::${as} and ${id} > ${last.id}))`,
  };
}
