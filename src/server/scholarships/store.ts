import { and, count, eq, getTableColumns, gt, inArray, max, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn, QueryBuilder } from "drizzle-orm/pg-core";
import { nextDeadline, scholarshipAsOf } from "#domain/scholarships/days/next-deadline.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { Database } from "#server/platform/database/database.ts";
import { prepared } from "#server/platform/database/prepared.ts";
import { catalogueRevisions, catalogueState, type ScholarshipRow, scholarshipChanges, scholarships } from "./table.ts";

const { canonical_address, dedupe_key, title_key, known_as, content_hash, ...shown } = getTableColumns(scholarships);

/**
 * SQL: every scholarship with its state on `today`: `is_open`, false also where a warning says to stop, and
 * `next_deadline` (YYYY-MM-DD, null when rolling or unknown). Other slices join it. `publicColumns` selects the columns that they may send.
 */
export function scholarshipsAsOf(db: Database, today: string) {
  return db
    .select({
      ...shown,
      is_open: isOpen(today).as("is_open"),
      next_deadline: nextDeadlineSql(today).as("next_deadline"),
    })
    .from(scholarships)
    .as("scholarship");
}
export type ScholarshipsAsOf = ReturnType<typeof scholarshipsAsOf>;

/** The columns of the Scholarship shape, without internal keys. */
export function publicColumns(catalogue: ScholarshipsAsOf) {
  const { is_open, next_deadline, ...shown } = catalogue._.selectedFields;
  return shown;
}

type PublicRow = Omit<ScholarshipRow, "canonical_address" | "dedupe_key" | "title_key" | "known_as" | "content_hash">;

/**
 * One row as the API sends it on `today`: with the next date of a yearly deadline, and closed when its deadline is
 * over.
 */
export function toScholarship(row: PublicRow, today: string): Scholarship {
  return scholarshipAsOf({ ...row, created_at: row.created_at.toISOString() }, today);
}

function isOpen(today: string): SQL<boolean> {
  return sql<boolean>`(${scholarships.status} = 'active' and ${scholarships.scam_level} <> 'stop' and (${scholarships.deadline_kind} <> 'fixed'
    or ${scholarships.deadline} is null or ${scholarships.deadline} >= ${today}::date))`;
}

/** SQL: what `scholarshipAsOf` of the domain answers as the deadline. */
function nextDeadlineSql(today: string): SQL<string | null> {
  const { deadline_kind, deadline_yearly, deadline } = scholarships;
  const monthDay = today.slice(5);
  const year = Number(today.slice(0, 4));
  return sql<string | null>`case when ${deadline_kind} <> 'yearly' or ${deadline_yearly} is null then ${deadline}::text
    when ${deadline_yearly} = '02-29' then ${nextDeadline("02-29", today)}
    else case when ${deadline_yearly} >= ${monthDay} then ${`${year}-`} else ${`${year + 1}-`} end || ${deadline_yearly} end`;
}

const listed = alias(scholarships, "listed");
const subquery = new QueryBuilder();

/** SQL: whether a day falls on a yearly one (MM-DD). February 29 is the 28th outside leap years. */
export const fallsOn = (day: PgColumn, yearly: PgColumn | string): SQL =>
  sql`to_char(${day}, 'MM-DD') in (${yearly}, case when ${yearly} = '02-29' then '02-28' end)`;

/**
 * SQL: the scholarship with the id in a column of the outer query, if its deadline is yearly and falls on the day in
 * another one.
 */
export const yearlyScholarship = ({ id, day }: { id: PgColumn; day: PgColumn }) =>
  subquery
    .select({ id: listed.id })
    .from(listed)
    .where(and(eq(listed.id, id), eq(listed.deadline_kind, "yearly"), fallsOn(day, listed.deadline_yearly)));

/** SQL: a column of the scholarship with the id in a column of the outer query, if it has no day as its deadline. */
export const undatedScholarship = (id: PgColumn, column: "deadline_kind" | "deadline_text") =>
  subquery
    .select({ [column]: listed[column] })
    .from(listed)
    .where(and(eq(listed.id, id), inArray(listed.deadline_kind, ["rolling", "unknown"])));

/**
 * SQL: the scholarship with the id in a column of the outer query, if it has no amount in figures and its words begin as another column
 * does, whose last character may be an ellipsis.
 */
export const scholarshipWithoutFigure = ({ id, amount }: { id: PgColumn; amount: PgColumn }) =>
  subquery
    .select({ id: listed.id })
    .from(listed)
    .where(
      and(
        eq(listed.id, id),
        sql`coalesce(${listed.amount_min}, 0) = 0 and coalesce(${listed.amount_max}, 0) = 0`,
        sql`starts_with(regexp_replace(btrim(${listed.amount_text}), '\\s+', ' ', 'g'), rtrim(${amount}, '…'))`,
      ),
    );

/** The format of a scholarship's id. Text in another format never reaches the database. */
export const scholarshipId = /^[\w-]{1,60}$/;

/** The active or closed scholarship with this id on `today`, or null. */
export async function findScholarship(db: Database, id: string, today: string): Promise<Scholarship | null> {
  if (!scholarshipId.test(id)) return null;
  const catalogue = scholarshipsAsOf(db, today);
  const rows = await db
    .select(publicColumns(catalogue))
    .from(catalogue)
    .where(and(eq(catalogue.id, id), inArray(catalogue.status, ["active", "closed"])));
  return rows[0] ? toScholarship(rows[0], today) : null;
}

/** The ids that are scholarships with a page. */
export async function shownIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const asked = ids.filter((id) => scholarshipId.test(id));
  const rows = await db
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(
      and(
        sql`${scholarships.id} = any(${sql.param(asked)}::text[])`,
        inArray(scholarships.status, ["active", "closed"]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** These scholarships in the order of the ids. Ids without a row are left out. */
export async function scholarshipsInOrder(db: Database, ids: readonly string[], today: string): Promise<Scholarship[]> {
  if (ids.length === 0) return [];
  const rows = await queryByIds(db).execute({ ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => toScholarship(row, today));
}

const queryByIds = prepared((db) =>
  db
    .select(shown)
    .from(scholarships)
    .where(sql`${scholarships.id} = any(${sql.placeholder("ids")}::text[])`)
    .prepare("scholarships_by_ids"),
);

/** One range of the open scholarships ordered by id, each with the day its facts last changed. */
export async function openForSitemap(
  db: Database,
  today: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const catalogue = scholarshipsAsOf(db, today);
  return db
    .select({
      id: catalogue.id,
      changed: sql<string>`coalesce(${catalogue.last_checked}, (${catalogue.created_at} at time zone 'UTC')::date)::text`,
    })
    .from(catalogue)
    .where(sql`${catalogue.is_open}`)
    .orderBy(catalogue.id)
    .offset(offset)
    .limit(limit);
}

/** SQL: the one row with the token of the revision of the catalog. */
export const storedRevision = (db: Database) =>
  db
    .select({ token: catalogueState.token })
    .from(catalogueState)
    .where(eq(catalogueState.key, "revision"))
    .as("catalogue_revision");

export type CatalogueRevision = {
  revision: number;
  /** Random, so that it names one revision of one history. */
  token: string;
  /**
   * The last revision at which something changed that is shown and that no index holds, such as a warning, for too many
   * scholarships to note each.
   */
  shown: number;
};

/** The revision of the catalog. A trigger increases it with every statement that writes scholarships. */
export async function catalogueRevision(db: Database): Promise<CatalogueRevision> {
  const [row] = await queryRevision(db).execute();
  return revisionOf(row);
}

type StateRow = Omit<typeof catalogueState.$inferSelect, "key">;

export const revisionOf = (row: StateRow | undefined): CatalogueRevision => ({
  revision: Number(row?.value ?? 0),
  token: row?.token ?? "",
  shown: row?.shown ?? 0,
});

const queryRevision = prepared((db) =>
  db.select().from(catalogueState).where(eq(catalogueState.key, "revision")).prepare("catalogue_revision"),
);

/** SQL: whether the catalog went through this revision, as far as it is one of the latest 10,000. */
export const wentThrough = ({ revision, token }: Pick<CatalogueRevision, "revision" | "token">): SQL<boolean> =>
  sql<boolean>`exists (select from ${catalogueRevisions} where ${catalogueRevisions.revision} = ${revision} and ${catalogueRevisions.token} = ${token})`;

/**
 * The ids of the scholarships, deleted ones included, that changed after a revision of the catalog, or whose deadline or
 * state on the day `to` differs from that on `from`.
 */
export async function changedScholarships(
  db: Database,
  { after, from, to }: { after: number; from: string; to: string },
): Promise<string[]> {
  const changed = await db
    .select({ id: scholarshipChanges.scholarship_id })
    .from(scholarshipChanges)
    .where(gt(scholarshipChanges.revision, after));
  const ids = changed.map(({ id }) => id);
  if (from === to) return ids;
  const differing = await db
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(sql`(${isOpen(from)}, ${nextDeadlineSql(from)}) is distinct from (${isOpen(to)}, ${nextDeadlineSql(to)})`);
  return [...new Set([...ids, ...differing.map(({ id }) => id)])];
}

const exportBatch = 1000;

/** Every row in any status, ordered by id. Holds one batch in memory at a time. */
export async function* everyScholarship(db: Database, today: string): AsyncGenerator<Scholarship> {
  const catalogue = scholarshipsAsOf(db, today);
  let after = "";
  for (;;) {
    const rows = await db
      .select(publicColumns(catalogue))
      .from(catalogue)
      .where(gt(catalogue.id, after))
      .orderBy(catalogue.id)
      .limit(exportBatch);
    for (const row of rows) yield toScholarship(row, today);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** The active and closed scholarships, counted by provenance and source. */
export function countBySource(db: Database, today: string) {
  const catalogue = scholarshipsAsOf(db, today);
  return db
    .select({
      provenance: catalogue.provenance,
      source_name: catalogue.source_name,
      scholarships: count(),
      open: sql<number>`count(*) filter (where ${catalogue.is_open})`.mapWith(Number),
      warned: sql<number>`count(*) filter (where ${catalogue.scam_level} in ('warn', 'stop'))`.mapWith(Number),
      never_checked:
        sql<number>`count(*) filter (where ${catalogue.is_open} and ${catalogue.last_checked} is null)`.mapWith(Number),
      last_checked: max(catalogue.last_checked),
    })
    .from(catalogue)
    .where(inArray(catalogue.status, ["active", "closed"]))
    .groupBy(catalogue.provenance, catalogue.source_name);
}
