import { setImmediate as nextTurn } from "node:timers/promises";
import { asc, gt, inArray, sql } from "drizzle-orm";
import { type CatalogueIndex, compileInSlices } from "#domain/matches/catalogue-index.ts";
import { rulesVersion } from "#domain/matches/criteria/criteria.ts";
import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isOpen, scholarshipColumns, scholarshipSource } from "#server/scholarships/open-scholarships.ts";
import { catalogueRevision } from "#server/scholarships/store.ts";

const { created_at, last_checked, warnings, source_name, source_domain, scraped_from, ...matchedColumns } =
  scholarshipColumns;
// Reading them holds up other requests for some 20 ms.
const rowsPerRead = 1000;

export type CompiledCatalogue = { revision: string; index: CatalogueIndex };

// One per pool: a process serves one database, its tests several.
const compiled = new WeakMap<Deps["pool"], { key: string; catalogue: Promise<CompiledCatalogue> }>();

/** What matches are computed from beside the profile and the day: the rules, and the catalogue as it stands. */
export async function matchingRevision(db: Database): Promise<string> {
  return `${rulesVersion}.${await catalogueRevision(db)}`;
}

/**
 * The index of all open scholarships on `today`, compiled once for each revision and day. The revision is read before
 * the rows, so the rows are at least as new as it says. Other requests are answered while it is compiled.
 */
export async function compiledCatalogue(deps: Pick<Deps, "db" | "pool">, today: string): Promise<CompiledCatalogue> {
  const revision = await matchingRevision(deps.db);
  const key = `${revision} ${today}`;
  const known = compiled.get(deps.pool);
  if (known?.key === key) return known.catalogue;
  const catalogue = openScholarships(deps.db, today)
    .then((scholarships) => compileSliceBySlice(scholarships, today))
    .then((index) => ({ revision, index }));
  compiled.set(deps.pool, { key, catalogue });
  catalogue.catch(() => compiled.delete(deps.pool));
  return catalogue;
}

async function compileSliceBySlice(
  scholarships: readonly MatchableScholarship[],
  today: string,
): Promise<CatalogueIndex> {
  const slices = compileInSlices(scholarships, today);
  let step = slices.next();
  while (!step.done) {
    await nextTurn();
    step = slices.next();
  }
  return step.value;
}

async function openScholarships(db: Database, today: string): Promise<MatchableScholarship[]> {
  const scholarships: MatchableScholarship[] = [];
  for (;;) {
    const after = scholarships.at(-1)?.id ?? "";
    const rows = await db
      .select(matchedColumns)
      .from(scholarshipSource)
      .where(sql`${isOpen(today)} and ${gt(matchedColumns.id, after)}`)
      .orderBy(asc(matchedColumns.id))
      .limit(rowsPerRead);
    scholarships.push(...rows);
    if (rows.length < rowsPerRead) return scholarships;
  }
}

/** The facts of these scholarships, whatever their state. */
export async function scholarshipsById(db: Database, ids: readonly string[]): Promise<MatchableScholarship[]> {
  if (ids.length === 0) return [];
  return db
    .select(matchedColumns)
    .from(scholarshipSource)
    .where(inArray(matchedColumns.id, [...ids]));
}
