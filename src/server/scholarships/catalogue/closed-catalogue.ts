import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { IndexBuilder } from "#domain/matches/catalogue/index-builder.ts";
import type { Deps } from "#server/deps.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import { catalogueRevision } from "../store.ts";
import type { Compiling } from "./build-catalogue.ts";
import { lastClosed, matchableScholarships, rowsPerRead } from "./matchable-store.ts";

/** Few students ask for closed scholarships, and those that closed long ago tell them little. */
const mostClosed = 2000;

type Closed = { token: string; today: string; index: Promise<CatalogueIndex> };
// As for open ones, one index per pool.
const known = new WeakMap<Deps["pool"], Closed>();

/** The index of the scholarships that closed last, at most 2,000. It is built when somebody asks for closed ones. */
export async function closedCatalogue({ db, pool }: Compiling, today: string): Promise<CatalogueIndex> {
  const { token } = await catalogueRevision(db);
  const before = known.get(pool);
  if (before?.token === token && before.today === today) return before.index;
  const index = buildClosed(db, today);
  known.set(pool, { token, today, index });
  index.catch(() => known.delete(pool)); // the next search tries again
  return index;
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
