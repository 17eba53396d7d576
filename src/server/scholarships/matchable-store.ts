import { and, asc, gt, inArray, sql } from "drizzle-orm";
import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import type { Database } from "#server/platform/database/database.ts";
import { publicColumns, type ScholarshipsAsOf, scholarshipsAsOf } from "./store.ts";

// A batch of this size blocks other requests for about 20 ms.
const rowsPerRead = 1000;

/** Every scholarship that is open on `today`, with the facts that matching compares with a profile. */
export async function openMatchable(db: Database, today: string): Promise<MatchableScholarship[]> {
  const catalogue = scholarshipsAsOf(db, today);
  const found: MatchableScholarship[] = [];
  for (;;) {
    const rows = await db
      .select(matchedColumns(catalogue))
      .from(catalogue)
      .where(and(sql`${catalogue.is_open}`, gt(catalogue.id, found.at(-1)?.id ?? "")))
      .orderBy(asc(catalogue.id))
      .limit(rowsPerRead);
    found.push(...rows);
    if (rows.length < rowsPerRead) return found;
  }
}

/** These scholarships, open or closed. */
export async function matchableById(
  db: Database,
  ids: readonly string[],
  today: string,
): Promise<MatchableScholarship[]> {
  if (ids.length === 0) return [];
  const catalogue = scholarshipsAsOf(db, today);
  return db
    .select(matchedColumns(catalogue))
    .from(catalogue)
    .where(inArray(catalogue.id, [...ids]));
}

function matchedColumns(catalogue: ScholarshipsAsOf) {
  const { created_at, last_checked, warnings, source_name, source_domain, scraped_from, ...matched } =
    publicColumns(catalogue);
  return matched;
}
