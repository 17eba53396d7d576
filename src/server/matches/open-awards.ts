import { asc, gt, inArray, sql } from "drizzle-orm";
import { type CatalogueIndex, compileIndex } from "#domain/matches/catalogue-index.ts";
import type { Award } from "#domain/matches/criterion.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database.ts";
import { isOpen, scholarshipColumns, scholarshipSource } from "#server/scholarships/open-scholarships.ts";
import { catalogueRevision } from "#server/scholarships/store.ts";

const { created_at, last_checked, warnings, source_name, source_domain, scraped_from, ...awardColumns } =
  scholarshipColumns;
const rowsPerRead = 5000;

export type CompiledCatalogue = { revision: string; index: CatalogueIndex };

// One per pool: a process serves one database, its tests several.
const compiled = new WeakMap<Deps["pool"], { key: string; catalogue: Promise<CompiledCatalogue> }>();

/**
 * The index of all open scholarships on `today`, compiled once for each revision of the catalogue and day. The revision
 * is read before the rows, so the rows are at least as new as it says.
 */
export async function compiledCatalogue(deps: Pick<Deps, "db" | "pool">, today: string): Promise<CompiledCatalogue> {
  const revision = await catalogueRevision(deps.db);
  const key = `${revision} ${today}`;
  const known = compiled.get(deps.pool);
  if (known?.key === key) return known.catalogue;
  const catalogue = openAwards(deps.db, today).then((awards) => ({ revision, index: compileIndex(awards, today) }));
  compiled.set(deps.pool, { key, catalogue });
  catalogue.catch(() => compiled.delete(deps.pool));
  return catalogue;
}

async function openAwards(db: Database, today: string): Promise<Award[]> {
  const awards: Award[] = [];
  for (;;) {
    const after = awards.at(-1)?.id ?? "";
    const rows = await db
      .select(awardColumns)
      .from(scholarshipSource)
      .where(sql`${isOpen(today)} and ${gt(awardColumns.id, after)}`)
      .orderBy(asc(awardColumns.id))
      .limit(rowsPerRead);
    awards.push(...rows);
    if (rows.length < rowsPerRead) return awards;
  }
}

/** The facts of these scholarships, whatever their state. */
export async function awardsById(db: Database, ids: readonly string[]): Promise<Award[]> {
  if (ids.length === 0) return [];
  return db
    .select(awardColumns)
    .from(scholarshipSource)
    .where(inArray(awardColumns.id, [...ids]));
}
