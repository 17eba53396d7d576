import { setImmediate as nextTurn } from "node:timers/promises";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { IndexBuilder } from "#domain/matches/catalogue/index-builder.ts";
import type { Deps } from "#server/deps.ts";
import { catalogueRevision } from "../store.ts";
import { withOpenSnapshot } from "./matchable-store.ts";

type Compiling = Pick<Deps, "db" | "log" | "pool">;

// One cache per pool. A process serves one database, and a test process several.
const compiled = new WeakMap<Deps["pool"], { key: string; index: Promise<CatalogueIndex> }>();

/**
 * The index of all open scholarships on `today`, compiled once for each revision of the catalog and day. The server
 * answers other requests during the compilation.
 */
export async function compiledCatalogue(deps: Compiling, today: string): Promise<CatalogueIndex> {
  const key = `${await catalogueRevision(deps.db)} ${today}`;
  const known = compiled.get(deps.pool);
  if (known?.key === key) return known.index;
  const index = compileCatalogue(deps, today);
  compiled.set(deps.pool, { key, index });
  index.catch(() => compiled.delete(deps.pool));
  return index;
}

async function compileCatalogue({ db, log }: Compiling, today: string): Promise<CatalogueIndex> {
  const builder = await withOpenSnapshot(db, today, async ({ ids, batches }) => {
    const building = new IndexBuilder(ids.length, today);
    for await (const batch of batches) for (const scholarship of batch) building.add(scholarship);
    return building;
  });
  const index = await finished(builder);
  logUnreadable(log, index);
  return index;
}

/** Takes the slices of the work one by one, so that other requests are answered in between. */
async function finished(builder: IndexBuilder): Promise<CatalogueIndex> {
  const slices = builder.finish();
  let step = slices.next();
  while (!step.done) {
    await nextTurn();
    step = slices.next();
  }
  return step.value;
}

/** Logs one line for all unreadable scholarships. Matching continues without them. */
function logUnreadable(log: Deps["log"], { unreadable }: CatalogueIndex): void {
  const [first] = unreadable;
  if (!first) return;
  const ids = unreadable.slice(0, 20).map(({ id }) => id);
  log.error({ count: unreadable.length, ids, err: first.error }, "scholarships left out of matching: unreadable");
}
