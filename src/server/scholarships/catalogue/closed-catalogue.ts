import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { IndexBuilder } from "#domain/matches/catalogue/index-builder.ts";
import type { Deps } from "#server/deps.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import { catalogueRevision } from "../store.ts";
import type { Compiling } from "./build-catalogue.ts";
import { lastClosed, matchableScholarships, rowsPerRead } from "./matchable-store.ts";

/** Few students ask for closed scholarships, and those that closed long ago tell them little. */
export const mostClosed = 2000;

/** For so long what a search tells of closed scholarships need not be newer. */
const recentMs = 60_000;

type Closed = { token: string; today: string; index: Promise<CatalogueIndex>; readAt: number };
// As for open ones, one index per pool.
const known = new WeakMap<Deps["pool"], Closed>();

/** The index of the scholarships that closed last, at most 2,000. It is built when somebody asks for closed ones. */
export async function closedCatalogue({ db, pool }: Compiling, today: string): Promise<CatalogueIndex> {
  const { token } = await catalogueRevision(db);
  const before = known.get(pool);
  if (before?.token === token && before.today === today) {
    before.readAt = performance.now();
    return before.index;
  }
  const index = buildClosed(db, today);
  known.set(pool, { token, today, index, readAt: performance.now() });
  index.catch(() => known.delete(pool)); // the next search tries again
  return index;
}

/** As `closedCatalogue`, perhaps as it was a minute ago, so that a search rarely waits for it. */
export async function recentlyClosed(deps: Compiling, today: string): Promise<CatalogueIndex> {
  const before = known.get(deps.pool);
  const isRecent = before?.today === today && performance.now() - before.readAt < recentMs;
  return isRecent ? before.index : closedCatalogue(deps, today);
}

async function buildClosed(db: Compiling["db"], today: string): Promise<CatalogueIndex> {
  const builder = new IndexBuilder(mostClosed, today);
  const ids = await lastClosed(db, today, mostClosed);
  for (let at = 0; at < ids.length; at += rowsPerRead)
    await inTurns(
      builder.addAll(await matchableScholarships(db, ids.slice(at, at + rowsPerRead), today), (row) => row),
    );
  return inTurns(builder.finish());
}
