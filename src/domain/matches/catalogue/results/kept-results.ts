import type { Student } from "../../criteria/student.ts";
import { leastOfStrong } from "../../match-vocabulary.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import type { IndexStep } from "../changes/index-step.ts";
import { copyOfCounts, countMatch, countsOf, type MatchCounts } from "./match-counts.ts";
import { isListed, matchesThat, type PackedMatches, packedRow, packedScore, places } from "./packed-results.ts";
import { changedResults, matchesAfter, resultOfRow } from "./results-after.ts";
import { copyOfWaiting, countWaiting, type StudentResults, type Waiting } from "./student-results.ts";
import { waitingWithout } from "./waiting-without.ts";

/**
 * What pages, counts, totals and the top question read of a student's results: a few KB, where all matches of a large catalog
 * take hundreds.
 */
export type KeptResults = {
  /** The matches with this score or a higher one. All where it is 0. */
  best: PackedMatches;
  leastOfBest: number;
  counts: MatchCounts;
  waiting: Waiting;
};

/** More than most students page to. */
const fewestBest = 1000;

/** What is kept of results. At least `fewest` of the listed matches are among the best. */
export function keptOf(
  index: CatalogueIndex,
  { matches, waiting }: StudentResults,
  fewest: number = fewestBest,
): KeptResults {
  const counts = countsOf(index.facts, matches);
  const leastOfBest = leastScore(counts, fewest);
  const best = matchesThat(matches, (match) => packedScore(match) >= leastOfBest);
  return { best, leastOfBest, counts, waiting };
}

/** The highest score, not above that of strong fits, which stand by section, that enough matches of the list have or exceed. */
function leastScore({ matches }: MatchCounts, fewest: number): number {
  const byScore = new Uint32Array(128);
  for (let place = 0; place < places; place++) {
    if (!isListed(place)) continue;
    byScore[packedScore(place)] = (byScore[packedScore(place)] as number) + (matches[place] as number);
  }
  let count = 0;
  for (let score = byScore.length - 1; score > 0; score--) {
    count += byScore[score] as number;
    if (score <= leastOfStrong && count >= fewest) return score;
  }
  return 0;
}

/** What `keptOf` gives for an index, but for `leastOfBest`, from what was kept for an older one and the steps in between. */
export function keptAfter(
  steps: readonly IndexStep[],
  kept: KeptResults,
  index: CatalogueIndex,
  student: Student,
): KeptResults {
  const { leastOfBest } = kept;
  const counts = copyOfCounts(kept.counts);
  const waiting = copyOfWaiting(kept.waiting);
  const { gone, found } = changedResults(steps, index, student);
  for (const result of gone) {
    countMatch(counts, result.match, result.amount, -1);
    countWaiting(waiting, result, -1);
  }
  for (const result of found) {
    countMatch(counts, result.match, result.amount);
    countWaiting(waiting, result);
  }
  const more = found.flatMap(({ match }) => (packedScore(match) >= leastOfBest ? [match] : []));
  return { best: matchesAfter(steps, kept.best, more), leastOfBest, counts, waiting };
}

/** What was kept, as if the scholarships of some rows were not in the catalog. Rows are different. */
export function keptWithout(
  kept: KeptResults,
  rows: readonly number[],
  index: CatalogueIndex,
  student: Student,
): KeptResults {
  if (rows.length === 0) return kept;
  const counts = copyOfCounts(kept.counts);
  for (const row of rows) {
    const result = resultOfRow(index, student, row);
    if (result) countMatch(counts, result.match, result.amount, -1);
  }
  const isOut = new Set(rows);
  const best = matchesThat(kept.best, (match) => !isOut.has(packedRow(match)));
  return { ...kept, best, counts, waiting: waitingWithout(kept.waiting, rows, index, student) };
}
