import type { SavedSearch } from "#domain/saved-searches/saved-search.ts";
import type { Deps } from "#server/deps.ts";
import { countNewMatches } from "#server/matches/count-new-matches.ts";
import { savedSearchesOf } from "./store.ts";
import type { SavedSearchRow } from "./table.ts";

type Counting = Pick<Deps, "clock" | "db" | "log" | "pool">;

/** The student's saved searches, the newest first, each with the number of its new results. */
export async function listSearches(deps: Counting, userId: string): Promise<SavedSearch[]> {
  return withNewResults(deps, userId, await savedSearchesOf(deps.db, userId));
}

/** Saved searches of one student as the API sends them. */
export async function withNewResults(
  deps: Counting,
  userId: string,
  rows: readonly SavedSearchRow[],
): Promise<SavedSearch[]> {
  const searches = rows.map(({ params: { list, ...filters }, last_seen_at }) => ({ filters, since: last_seen_at }));
  const counts = await countNewMatches(deps, userId, searches);
  return rows.map(({ id, name, params, created_at, last_seen_at }, at) => ({
    id,
    name,
    params,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    new_results: counts[at] ?? 0,
  }));
}
