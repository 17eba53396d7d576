import { criteria } from "./criteria.ts";
import type { Award } from "./criterion.ts";
import { compareTies, rankOf } from "./order.ts";
import { pointsFor } from "./score-match.ts";
import type { Student } from "./student.ts";

/**
 * The catalogue as columns, for one day. Each criterion keeps its different requirements once (`asked`) and, for every
 * scholarship, the number of its requirement; so a student is judged per requirement, and a scholarship costs one
 * addition per criterion. Rows stand in the order in which equal scores are ranked.
 */
export type CatalogueIndex = {
  today: string;
  ids: readonly string[];
  /** The most each pays in dollars, 0 where that is not stated. */
  dollars: Float64Array;
  columns: readonly Column[];
};

type Column = { asked: readonly unknown[]; numbers: Uint16Array | Uint32Array };

// So low that no sum of points reaches zero again.
const failedPoints = -1000;

/** Compiles scholarships for one day. The result does not depend on their order. */
export function compileIndex(awards: readonly Award[], today: string): CatalogueIndex {
  const ranked = awards.map((award) => ({ award, rank: rankOf(award, 0, today) }));
  ranked.sort((a, b) => compareTies(a.rank, b.rank));
  const inOrder = ranked.map(({ award }) => award);
  return {
    today,
    ids: inOrder.map(({ id }) => id),
    dollars: Float64Array.from(ranked, ({ rank }) => rank.amount ?? 0),
    columns: criteria.map((_, at) => columnOf(at, inOrder, today)),
  };
}

function columnOf(at: number, awards: readonly Award[], today: string): Column {
  const known = new Map<string, number>();
  const asked: unknown[] = [];
  const numbers = new Uint32Array(awards.length);
  awards.forEach((award, row) => {
    const requirement = criteria[at]?.asked(award, today) ?? null;
    const key = JSON.stringify(requirement);
    const number = known.get(key) ?? asked.push(requirement) - 1;
    known.set(key, number);
    numbers[row] = number;
  });
  return { asked, numbers: asked.length < 65_536 ? Uint16Array.from(numbers) : numbers };
}

export type Ranked = { id: string; match_score: number };

/** The best `most` scholarships that the student is not ruled out of, in rank order: what scoring each and sorting gives. */
export function topMatches(index: CatalogueIndex, student: Student, most: number): Ranked[] {
  const scores = scoreAll(index, student);
  const counts = new Uint32Array(101);
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] ?? -1;
    if (score >= 0) counts[score] = (counts[score] ?? 0) + 1;
  }
  const byScore = firstRowsByScore(scores, counts, most);
  return byScore.flatMap(({ score, rows }) => rows.map((row) => ({ id: index.ids[row] ?? "", match_score: score })));
}

/** The score of each row, or a negative number where the student fails a criterion. */
function scoreAll(index: CatalogueIndex, student: Student): Int16Array {
  const scores = new Int16Array(index.ids.length);
  let base = 0;
  index.columns.forEach((column, at) => {
    const points = pointsPerRequirement(index, student, at);
    // Where all scholarships ask the same, mostly nothing, there is no need to look up each.
    if (points.length === 1) base += points[0] ?? 0;
    else addColumn(scores, column.numbers, points);
  });
  if (base !== 0) for (let row = 0; row < scores.length; row++) scores[row] = (scores[row] as number) + base;
  return scores;
}

function pointsPerRequirement(index: CatalogueIndex, student: Student, at: number): Int16Array {
  const criterion = criteria[at];
  const asked = index.columns[at]?.asked ?? [];
  return Int16Array.from(asked, (requirement) => {
    if (!criterion) return 0;
    const verdict = requirement === null ? null : criterion.judge(student, requirement, index.today);
    return verdict?.answer === "failed" && criterion.decides ? failedPoints : pointsFor(criterion, verdict);
  });
}

function addColumn(scores: Int16Array, numbers: Uint16Array | Uint32Array, points: Int16Array): void {
  for (let row = 0; row < scores.length; row++) {
    // Both reads are in bounds: a column has a number per row, and points per number.
    scores[row] = (scores[row] as number) + (points[numbers[row] as number] as number);
  }
}

function firstRowsByScore(scores: Int16Array, counts: Uint32Array, most: number) {
  const wanted = new Map<number, { score: number; rows: number[]; room: number }>();
  let room = most;
  for (let score = 100; score >= 0 && room > 0; score--) {
    const take = Math.min(counts[score] ?? 0, room);
    if (take > 0) wanted.set(score, { score, rows: [], room: take });
    room -= take;
  }
  const lowest = Math.min(...wanted.keys(), 101);
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] as number;
    if (score < lowest) continue;
    const group = wanted.get(score);
    if (group && group.rows.length < group.room) group.rows.push(row);
  }
  return [...wanted.values()];
}
