import { type CatalogueIndex, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { changeIndex, compileRows } from "#domain/matches/catalogue/changes/index-changes.ts";
import { IndexBuilder } from "#domain/matches/catalogue/index-builder.ts";
import type { Deps } from "#server/deps.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import { type CatalogueRevision, catalogueRevision } from "../store.ts";
import type { Compiling } from "./build-catalogue.ts";
import { lastClosed, matchableScholarships, rowsPerRead, withChanges } from "./matchable-store.ts";

/** What closed long ago tells students little, and the index stays in memory. */
export const mostClosed = 2000;

/** For so long what a search tells of closed scholarships need not be newer. */
const recentMs = 60_000;

/** An index as new as a revision, or newer. */
type Closed = { since: CatalogueRevision; today: string; index: Promise<CatalogueIndex>; readAt: number };
// As for open ones, one index per pool.
const known = new WeakMap<Deps["pool"], Closed>();

/** The index of the scholarships that closed last, at most 2,000. It is built after the start of a process (`prepareLists`) and on a new day, and follows the catalog when somebody asks. */
export async function closedCatalogue({ db, pool }: Compiling, today: string): Promise<CatalogueIndex> {
  const since = await catalogueRevision(db);
  const before = known.get(pool);
  if (before?.since.token === since.token && before.today === today) {
    before.readAt = performance.now();
    return before.index;
  }
  const index = followed(db, before, today).then((found) => found ?? buildClosed(db, today));
  known.set(pool, { since, today, index, readAt: performance.now() });
  // The next search tries again, but for what began meanwhile.
  index.catch(() => known.get(pool)?.index === index && known.delete(pool));
  return index;
}

/** As `closedCatalogue`, perhaps as it was a minute ago, so that a search rarely waits for it. */
export async function recentlyClosed(deps: Compiling, today: string): Promise<CatalogueIndex> {
  const before = known.get(deps.pool);
  const isRecent = before?.today === today && performance.now() - before.readAt < recentMs;
  return isRecent ? before.index : closedCatalogue(deps, today);
}

/** The index with what changed since, a few ms of work. Null where it has to be built: on another day, and where much or another history came. */
async function followed(
  db: Compiling["db"],
  before: Closed | undefined,
  today: string,
): Promise<CatalogueIndex | null> {
  const index = before?.today === today ? await before.index.catch(() => null) : null;
  if (!index || !before) return null;
  return withChanges(db, { ...before.since, day: today }, today, async (tx, { changed }) => {
    const ids = await lastClosed(tx, today, mostClosed);
    const closed = new Set(ids);
    const isHeld = (id: string) => rowOf(index, id) !== null;
    const differing = new Set([
      ...changed.filter((id) => closed.has(id) || isHeld(id)),
      ...ids.filter((id) => !isHeld(id)),
      ...index.ids.filter((id) => isHeld(id) && !closed.has(id)),
    ]);
    if (differing.size > mostFollowed) return null;
    const rows = await matchableScholarships(
      tx,
      [...differing].filter((id) => closed.has(id)),
      today,
    );
    return inTurns(changeIndex(index, { today, changed: [...differing], open: compileRows(rows, today) }));
  });
}
const mostFollowed = rowsPerRead;

async function buildClosed(db: Compiling["db"], today: string): Promise<CatalogueIndex> {
  const builder = new IndexBuilder(mostClosed, today);
  const ids = await lastClosed(db, today, mostClosed);
  for (let at = 0; at < ids.length; at += rowsPerRead)
    await inTurns(
      builder.addAll(await matchableScholarships(db, ids.slice(at, at + rowsPerRead), today), (row) => row),
    );
  return inTurns(builder.finish());
}
