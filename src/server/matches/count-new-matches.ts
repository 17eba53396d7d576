import { setImmediate as nextTurn } from "node:timers/promises";
import { matchesThat, packedRow } from "#domain/matches/catalogue/results/packed-results.ts";
import { MatchSearch } from "#domain/matches/match-list.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import { findProfile } from "#server/profile/store.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { hiddenIn } from "./marked.ts";
import { catalogueList } from "./match-lists.ts";
import { marksOf } from "./store.ts";
import { resultsOf } from "./student-results.ts";

type NewMatches = {
  filters: Partial<Omit<MatchSearch, "sort" | "limit" | "cursor" | "bookmarked" | "applied" | "hidden">>;
  since: Date;
};

const everything = MatchSearch.parse({});

/**
 * For each search, how many matches of the student's list pass its filters and were added to the catalog after `since`.
 * Zero without a profile.
 */
export async function countNewMatches(
  deps: Compiling & Pick<Deps, "clock">,
  userId: string,
  searches: readonly NewMatches[],
): Promise<number[]> {
  if (searches.length === 0) return [];
  const { db } = deps;
  const [profile, marks, index] = await Promise.all([
    findProfile(db, userId),
    marksOf(db, userId),
    compiledCatalogue(deps, deadlineDay(deps.clock())),
  ]);
  if (!profile) return searches.map(() => 0);
  const own = await resultsOf(index, profile, hiddenIn(marks));
  const all = await own.matches();
  const counts = [];
  for (const { filters, since } of searches) {
    const added = since.getTime();
    const matches = matchesThat(all, (match) => (index.facts.created[packedRow(match)] as number) > added);
    const search = { ...everything, ...filters };
    // Most searches have nothing new, and then their words need not be searched.
    counts.push(matches.length === 0 ? 0 : catalogueList({ index, matches, marks, search }).matches.length);
    await nextTurn(); // other requests are answered between searches
  }
  return counts;
}
