import type { Deps } from "#server/deps.ts";
import { catalogueRevision } from "../store.ts";
import { type OpenFacet, openFacets } from "./open-facets.ts";
import { type OpenRows, readOpenRows } from "./open-index-store.ts";

/** The open scholarships of one revision and day, held in memory: lists, counts and totals need no scan of the table. */
export type OpenIndex = OpenRows & { facets: readonly OpenFacet[] };

// One per pool: a process serves one database, its tests several.
const kept = new WeakMap<Deps["pool"], { key: string; index: Promise<OpenIndex> }>();

/** Built once for each revision of the catalog and day; requests that come meanwhile share the build. */
export async function openIndex({ db, pool }: Pick<Deps, "db" | "pool">, today: string): Promise<OpenIndex> {
  const key = `${await catalogueRevision(db)} ${today}`;
  const before = kept.get(pool);
  if (before?.key === key) return before.index;
  const index = readOpenRows(db, today).then((rows) => ({ ...rows, facets: openFacets(rows, today) }));
  kept.set(pool, { key, index });
  index.catch(() => kept.delete(pool));
  return index;
}
