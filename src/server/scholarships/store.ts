import { and, count, desc, eq, gt, inArray, sql, sum } from "drizzle-orm";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isOpen, scholarshipColumns, toScholarship } from "./open-scholarships.ts";
import { catalogueState, scholarships } from "./table.ts";

/** One active or closed scholarship as it stands on `today`, or null. */
export async function findScholarship(db: Database, id: string, today: string): Promise<Scholarship | null> {
  const rows = await db
    .select(scholarshipColumns)
    .from(scholarships)
    .where(and(eq(scholarships.id, id), inArray(scholarships.status, ["active", "closed"])));
  return rows[0] ? toScholarship(rows[0], today) : null;
}

/** The latest open scholarships, newest first. */
export async function latestScholarships(db: Database, today: string, limit: number): Promise<Scholarship[]> {
  const rows = await db
    .select(scholarshipColumns)
    .from(scholarships)
    .where(isOpen(today))
    .orderBy(desc(scholarships.created_at), scholarships.id)
    .limit(limit);
  return rows.map((row) => toScholarship(row, today));
}

export async function countOpen(db: Database, today: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(scholarships).where(isOpen(today));
  return row?.count ?? 0;
}

/**
 * A part of the open scholarships in the order of their ids: only which they are and the day of their facts,
 * YYYY-MM-DD.
 */
export async function openForSitemap(
  db: Database,
  today: string,
  { offset, limit }: { offset: number; limit: number },
) {
  return db
    .select({
      id: scholarships.id,
      changed: sql<string>`coalesce(${scholarships.last_checked}, (${scholarships.created_at} at time zone 'UTC')::date)::text`,
    })
    .from(scholarships)
    .where(isOpen(today))
    .orderBy(scholarships.id)
    .offset(offset)
    .limit(limit);
}

/** Of the open scholarships: how many, the dollars of those that name an amount, and from how many sources. */
export async function openTotals(db: Database, today: string) {
  const [row] = await db
    .select({
      open_scholarships: count(),
      total_award_value: sum(scholarships.amount_max).mapWith(Number),
      sources: sql<number>`count(distinct ${scholarships.source_name})`.mapWith(Number),
    })
    .from(scholarships)
    .where(isOpen(today));
  return {
    open_scholarships: row?.open_scholarships ?? 0,
    total_award_value: row?.total_award_value ?? 0,
    sources: row?.sources ?? 0,
  };
}

/** Changes whenever a scholarship may have: a trigger counts the statements that write them. */
export async function catalogueRevision(db: Database): Promise<string> {
  const [row] = await db.select().from(catalogueState).where(eq(catalogueState.key, "revision"));
  return row?.value ?? "0";
}

const exportBatch = 1000;

/** Every row there is, whatever its status, in the order of the ids; a batch of them in memory at a time. */
export async function* everyScholarship(db: Database, today: string): AsyncGenerator<Scholarship> {
  let after = "";
  for (;;) {
    const rows = await db
      .select(scholarshipColumns)
      .from(scholarships)
      .where(gt(scholarships.id, after))
      .orderBy(scholarships.id)
      .limit(exportBatch);
    for (const row of rows) yield toScholarship(row, today);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
