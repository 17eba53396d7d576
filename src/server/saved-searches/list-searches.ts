import type { SavedSearch } from "#domain/saved-searches/saved-search.ts";
import type { Deps } from "#server/deps.ts";
import { countNewMatches } from "#server/matches/count-new-matches.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { countNewFound } from "#server/search/count-new-found.ts";
import { savedSearchesOf } from "./store.ts";
import type { SavedSearchRow } from "./table.ts";

type Counting = Compiling & Pick<Deps, "clock">;

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
  const counts = await newResultsOf(deps, userId, rows);
  return rows.map(({ id, name, params, created_at, last_seen_at }) => ({
    id,
    name,
    params,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    new_results: counts.get(id) ?? 0,
  }));
}

/** The number of new results of each search, by its id. */
async function newResultsOf(
  deps: Counting,
  userId: string,
  rows: readonly SavedSearchRow[],
): Promise<ReadonlyMap<string, number>> {
  const inMatches = rows.flatMap(({ id, params, last_seen_at }) => {
    if (params.list !== "matches") return [];
    const { list, ...filters } = params;
    return { id, filters, since: last_seen_at };
  });
  const inWords = rows.flatMap(({ id, params, last_seen_at }) =>
    params.list === "search" ? { id, search: params, since: last_seen_at } : [],
  );
  const [matches, found] = await Promise.all([
    countNewMatches(deps, userId, inMatches),
    countNewFound(deps, userId, inWords),
  ]);
  const counts = [...matches, ...found];
  return new Map([...inMatches, ...inWords].map(({ id }, at) => [id, counts[at] ?? 0]));
}
