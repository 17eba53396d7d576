import { setImmediate as nextTurn } from "node:timers/promises";
import { type CatalogueIndex, compileInSlices } from "#domain/matches/catalogue-index.ts";
import { rulesVersion } from "#domain/matches/criteria/criteria.ts";
import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { openMatchable } from "#server/scholarships/matchable-store.ts";
import { catalogueRevision } from "#server/scholarships/store.ts";

export type CompiledCatalogue = { revision: string; index: CatalogueIndex };

// One cache per pool. A process serves one database, and a test process several.
const compiled = new WeakMap<Deps["pool"], { key: string; catalogue: Promise<CompiledCatalogue> }>();

/** Changes whenever the matching rules or the catalog do. */
export async function matchingRevision(db: Database): Promise<string> {
  return `${rulesVersion}.${await catalogueRevision(db)}`;
}

/**
 * The index of all open scholarships on `today`, compiled once for each revision and day. The revision is read before
 * the rows, so the rows are at least as new as the revision. The server answers other requests during the compilation.
 */
export async function compiledCatalogue(
  deps: Pick<Deps, "db" | "pool" | "log">,
  today: string,
): Promise<CompiledCatalogue> {
  const revision = await matchingRevision(deps.db);
  const key = `${revision} ${today}`;
  const known = compiled.get(deps.pool);
  if (known?.key === key) return known.catalogue;
  const catalogue = openMatchable(deps.db, today)
    .then((scholarships) => compileSliceBySlice(scholarships, today))
    .then((index) => {
      logUnreadable(deps.log, index);
      return { revision, index };
    });
  compiled.set(deps.pool, { key, catalogue });
  catalogue.catch(() => compiled.delete(deps.pool));
  return catalogue;
}

/** Logs one line for all unreadable scholarships. Matching continues without them. */
function logUnreadable(log: Deps["log"], { unreadable }: CatalogueIndex): void {
  const [first] = unreadable;
  if (!first) return;
  const ids = unreadable.slice(0, 20).map(({ id }) => id);
  log.error({ count: unreadable.length, ids, err: first.error }, "scholarships left out of matching: unreadable");
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
