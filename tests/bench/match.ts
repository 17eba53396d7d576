// npm run bench -- match [scholarships]: finds the best 50 of 100,000 generated scholarships for one profile. The
// control scores every scholarship and sorts all of them, and its result must be the same.
import type { IndexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { pageOfMatches } from "#domain/matches/catalogue/results/result-pages.ts";
import { resultsFor } from "#domain/matches/catalogue/results/student-results.ts";
import { criteria } from "#domain/matches/criteria/criteria.ts";
import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import { compareRanks, compareTies, type Rank, rankOf } from "#domain/matches/order.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import { scoreOf, shareOf } from "#domain/matches/score-scale.ts";
import { sectionOf } from "#domain/matches/section.ts";
import { newRow } from "#server/scholarships/saving/catalogue-entry.ts";
import { generatedCatalogue } from "#server/scholarships/starter/generated-catalogue.ts";
import { madeUpProfiles } from "./made-up-profiles.ts";

const now = new Date("2026-11-21T12:00:00Z");
const today = "2026-11-21";
const wanted = 50;
const rotation = 1000;
const compared = 200;
const fullyScored = 3;
const warmUp = 100;

const size = Number(process.argv[2] ?? 100_000);
const scholarships: IndexedScholarship[] = generatedCatalogue(size, now).map((entry) => newRow(entry, now));

const inOrder = scholarships
  .map((scholarship) => ({ scholarship, rank: rankOf(scholarship, 0, today) }))
  .filter(({ rank }) => rank.deadline === null || rank.deadline >= today)
  .sort((a, b) => compareTies(a.rank, b.rank))
  .map(({ scholarship }) => scholarship);
const compiling = performance.now();
const index = compileIndex(inOrder, today);
console.log(
  `${index.rows} open scholarships of ${size} compiled in ${Math.round(performance.now() - compiling)} ms; different requirements: ${index.columns.map(({ values }, at) => `${criteria[at]?.key} ${values.length}`).join(", ")}`,
);

type Ranked = { id: string; match_score: number };

/** What `GET /api/matches` computes for a student: all results, and the best rows. */
function topMatches(student: Student): Ranked[] {
  const { matches } = resultsFor(index, student);
  const page = pageOfMatches({ index, matches }, { sort: "relevance", after: null, limit: wanted });
  return page.map(({ row, score }) => ({ id: index.ids[row] ?? "", match_score: score }));
}

const students = madeUpProfiles(rotation).map(readStudent);
for (const student of students.slice(0, warmUp)) topMatches(student);
const times = students.map((student) => timed(() => topMatches(student)).ms);

// The control reads the requirements once too. It then compares every requirement of every scholarship and sorts all
// results.
const requirementsOfAll = inOrder.map((scholarship) => ({
  rank: rankOf(scholarship, 0, today),
  required: criteria.map((criterion) => criterion.requirement(scholarship, today)),
}));

function bruteForce(student: Student): Ranked[] {
  const ranked: Rank[] = [];
  for (const { rank, required } of requirementsOfAll) {
    const comparisons = criteria.map((criterion, at) =>
      required[at] === null ? null : criterion.compare(student, required[at], today),
    );
    const compared = criteria.map((criterion, at) => ({ criterion, comparison: comparisons[at] ?? null }));
    if (sectionOf(compared, student) === null) continue;
    const shares = criteria.map((criterion, at) => shareOf({ criterion, comparison: comparisons[at] ?? null }));
    const sum = (part: "earned" | "doubt") => shares.reduce((total, share) => total + share[part], 0);
    const match_score = scoreOf({ earned: sum("earned"), doubt: sum("doubt") });
    ranked.push({ ...rank, match_score });
  }
  return best(ranked);
}

/** Scores every scholarship with the full explanation that the app shows, which is slow. */
function scoreEvery(student: Student): Ranked[] {
  const ranked = inOrder.flatMap((scholarship): Rank[] => {
    const { match_score, section } = scoreMatch(student, scholarship, today);
    return section === null ? [] : [rankOf(scholarship, match_score, today)];
  });
  return best(ranked);
}

const best = (ranked: Rank[]): Ranked[] =>
  ranked
    .sort(compareRanks)
    .slice(0, wanted)
    .map(({ id, match_score }) => ({ id, match_score }));

const bruteTimes: number[] = [];
let different = 0;
students.slice(0, compared).forEach((student, at) => {
  const fast = JSON.stringify(topMatches(student));
  const brute = timed(() => bruteForce(student));
  bruteTimes.push(brute.ms);
  if (JSON.stringify(brute.result) !== fast) different++;
  if (at < fullyScored && JSON.stringify(scoreEvery(student)) !== fast) different++;
});

function timed<T>(run: () => T): { result: T; ms: number } {
  const from = performance.now();
  const result = run();
  return { result, ms: performance.now() - from };
}

function percentile(list: readonly number[], share: number): number {
  return list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
}

const shown = (list: readonly number[]) =>
  `p50 ${percentile(list, 0.5).toFixed(2)} ms, p99 ${percentile(list, 0.99).toFixed(2)} ms`;

console.log(`top ${wanted} by the index, ${rotation} rotating profiles: ${shown(times)}`);
console.log(`top ${wanted} by brute force, ${compared} of them: ${shown(bruteTimes)}`);
console.log(
  different === 0
    ? `equal results for all ${compared} (${fullyScored} of them against full explanations too)`
    : `DIFFERENT results: ${different}`,
);
console.log(
  `ratio: the index is ${(percentile(bruteTimes, 0.99) / percentile(times, 0.99)).toFixed(1)} times quicker at p99 (${percentile(times, 0.99).toFixed(2)} ms against ${percentile(bruteTimes, 0.99).toFixed(2)} ms; goal 10 ms)`,
);
process.exitCode = different === 0 ? 0 : 1;
