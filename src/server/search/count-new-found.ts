import { setImmediate as nextTurn } from "node:timers/promises";
import { matchesThat, packedRow } from "#domain/matches/catalogue/results/packed-results.ts";
import type { Student } from "#domain/matches/criteria/student.ts";
import type { WordSearch } from "#domain/saved-searches/saved-search.ts";
import { homeOf, readQuery } from "#domain/search/query/read-query.ts";
import { type CatalogueSearch, countFitting } from "#domain/search/search-catalogue.ts";
import { leaveOut } from "#domain/search/shown/chips.ts";
import { type Searching, searchingStudent } from "./searching-student.ts";

/**
 * For each search in words, how many open scholarships miss nothing of it, do not rule the student out, and were added
 * to the catalog after `since`. Zero without a profile.
 */
export async function countNewFound(
  deps: Searching,
  userId: string,
  searches: readonly { search: WordSearch; since: Date }[],
): Promise<number[]> {
  if (searches.length === 0) return [];
  const { results, index, student } = await searchingStudent(deps, userId);
  if (!results) return searches.map(() => 0);
  const counts = [];
  for (const { search, since } of searches) {
    const added = since.getTime();
    const matches = matchesThat(results.matches, (match) => (index.facts.created[packedRow(match)] as number) > added);
    const rows = Array.from(matches, packedRow);
    // Most searches have nothing new, and then their words need not be searched.
    counts.push(
      rows.length === 0 ? 0 : countFitting(index, { ...readSearch(search, index.today, student), results }, rows),
    );
    await nextTurn(); // other requests are answered between searches
  }
  return counts;
}

function readSearch(
  { q, left_out = [] }: WordSearch,
  today: string,
  student: Student,
): Omit<CatalogueSearch, "results" | "hidden"> {
  const read = readQuery(q, today, student.level, homeOf(student));
  if (left_out.length === 0) return { understood: read, words: q };
  return { understood: leaveOut(read, left_out), before: { understood: read, words: q } };
}
