import type { Deps } from "#server/deps.ts";
import { catalogueRevision } from "../store.ts";
import { type OpenFacet, openFacets } from "./open-facets.ts";
import { type OpenRows, readOpenRows } from "./open-index-store.ts";

/** The open scholarships of one revision and day, in memory. Lists, counts and totals then need no table scan. */
export type OpenIndex = OpenRows & { facets: readonly OpenFacet[] };

// One cache per pool. A process serves one database, and a test process several.
const cache = new WeakMap<Deps["pool"], { key: string; index: Promise<OpenIndex> }>();

/** Builds the index once for each revision of the catalog and day. Simultaneous requests share one build. */
export async function openIndex({ db, pool }: Pick<Deps, "db" | "pool">, today: string): Promise<OpenIndex> {
  const key = `${await catalogueRevision(db)} ${today}`;
  const before = cache.get(pool);
  if (before?.key === key) return before.index;
  const index = readOpenRows(db, today).then((rows) => ({ ...rows, facets: openFacets(rows, today) }));
  cache.set(pool, { key, index });
  index.catch(() => cache.delete(pool));
  return index;
}
