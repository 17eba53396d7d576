import { criteria } from "./criteria/criteria.ts";
import type { Criterion, MatchableScholarship } from "./criteria/criterion.ts";
import type { Student } from "./criteria/student.ts";
import { compareTies, rankOf } from "./order.ts";
import { scoreOf, shareOf } from "./score-scale.ts";
import { slicedSort } from "./sliced-sort.ts";

/**
 * The catalogue as columns, for one day. Each criterion keeps its different requirements once and, for every
 * scholarship, the number of its requirement. So a student is compared once per requirement, and a scholarship costs
 * one addition per criterion. Rows stand in the order in which equal scores are ranked.
 */
export type CatalogueIndex = {
  today: string;
  ids: readonly string[];
  /** The largest amount of each scholarship in dollars, 0 where none is stated. */
  dollars: Float64Array;
  columns: readonly Column[];
  /** Scholarships left out because their facts or their text made a criterion throw. */
  unreadable: readonly Unreadable[];
};

export type Unreadable = { id: string; error: unknown };

type Column = { requirements: readonly unknown[]; numbers: Uint16Array | Uint32Array };

// A column of this many scholarships takes about 10 ms at most.
const scholarshipsPerSlice = 1000;

/** Compiles scholarships for one day. The result does not depend on their order. */
export function compileIndex(scholarships: readonly MatchableScholarship[], today: string): CatalogueIndex {
  const slices = compileInSlices(scholarships, today);
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}

/** As `compileIndex`, but yields after each slice of the work, so that a server can answer requests in between. */
export function* compileInSlices(
  scholarships: readonly MatchableScholarship[],
  today: string,
): Generator<undefined, CatalogueIndex> {
  const unreadable = new Map<string, unknown>();
  const index = yield* compileReadable(scholarships, today, unreadable);
  if (unreadable.size === 0) return index;
  const readable = scholarships.filter(({ id }) => !unreadable.has(id));
  const rest = yield* compileReadable(readable, today, new Map());
  return { ...rest, unreadable: [...unreadable].map(([id, error]) => ({ id, error })) };
}

/** Compiles the readable scholarships; puts the others into `unreadable`, each with its error. */
function* compileReadable(
  scholarships: readonly MatchableScholarship[],
  today: string,
  unreadable: Map<string, unknown>,
): Generator<undefined, CatalogueIndex> {
  const ranked: { scholarship: MatchableScholarship; rank: ReturnType<typeof rankOf> }[] = [];
  for (const scholarship of scholarships) {
    if (ranked.push({ scholarship, rank: rankOf(scholarship, 0, today) }) % scholarshipsPerSlice === 0) yield;
  }
  const inOrder = yield* slicedSort(ranked, (a, b) => compareTies(a.rank, b.rank), scholarshipsPerSlice);
  const ordered = inOrder.map(({ scholarship }) => scholarship);
  const columns: Column[] = [];
  for (const criterion of criteria) columns.push(yield* columnOf(criterion, ordered, { today, unreadable }));
  return {
    today,
    ids: ordered.map(({ id }) => id),
    dollars: Float64Array.from(inOrder, ({ rank }) => rank.amount ?? 0),
    columns,
    unreadable: [],
  };
}

function* columnOf(
  criterion: Criterion<unknown>,
  scholarships: readonly MatchableScholarship[],
  { today, unreadable }: { today: string; unreadable: Map<string, unknown> },
): Generator<undefined, Column> {
  const known = new Map<string, number>();
  const requirements: unknown[] = [];
  const numbers = new Uint32Array(scholarships.length);
  for (const [row, scholarship] of scholarships.entries()) {
    let requirement: unknown = null;
    try {
      requirement = criterion.requirement(scholarship, today);
    } catch (error) {
      unreadable.set(scholarship.id, error);
    }
    const key = JSON.stringify(requirement);
    const number = known.get(key) ?? requirements.push(requirement) - 1;
    known.set(key, number);
    numbers[row] = number;
    if (row % scholarshipsPerSlice === 0) yield;
  }
  return { requirements, numbers: requirements.length < 65_536 ? Uint16Array.from(numbers) : numbers };
}

export type Ranked = { id: string; match_score: number };

/**
 * The best `most` scholarships that the student is not ruled out of, in rank order: what scoring each and sorting
 * gives.
 */
export function topMatches(index: CatalogueIndex, student: Student, most: number): Ranked[] {
  const scores = scoreAll(index, student);
  const counts = new Uint32Array(101);
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] as number;
    if (score >= 0) counts[score] = (counts[score] as number) + 1;
  }
  const byScore = firstRowsByScore(scores, counts, most);
  return byScore.flatMap(({ score, rows }) => rows.map((row) => ({ id: index.ids[row] ?? "", match_score: score })));
}

// One number holds both sums over all criteria: counted * width + earned. So each criterion costs one addition.
const width = criteria.reduce((sum, { weights }) => sum + Math.max(weights.met, weights.open), 1);
// A failed criterion. No sum with it reaches zero.
const failedSum = -width * width;
const scoreOfSum = Uint8Array.from({ length: width * width }, (_, sum) =>
  Math.min(100, scoreOf({ earned: sum % width, counted: Math.floor(sum / width) })),
);

/** The score of each row, or a negative number where the student fails a criterion. */
function scoreAll(index: CatalogueIndex, student: Student): Int8Array {
  const sums = new Int32Array(index.ids.length);
  let base = 0;
  index.columns.forEach((column, at) => {
    const shares = sumsPerRequirement(index, student, at);
    // Where all scholarships require the same (mostly nothing), one lookup is enough.
    if (shares.length === 1) base += shares[0] ?? 0;
    else addColumn(sums, column.numbers, shares);
  });
  const scores = new Int8Array(sums.length);
  for (let row = 0; row < sums.length; row++) {
    const sum = (sums[row] as number) + base;
    scores[row] = sum < 0 ? -1 : (scoreOfSum[sum] as number);
  }
  return scores;
}

function sumsPerRequirement(index: CatalogueIndex, student: Student, at: number): Int32Array {
  const criterion = criteria[at];
  const requirements = index.columns[at]?.requirements ?? [];
  return Int32Array.from(requirements, (requirement) => {
    if (!criterion) return 0;
    const comparison = requirement === null ? null : criterion.compare(student, requirement, index.today);
    if (comparison?.result === "failed" && criterion.decides) return failedSum;
    const { earned, counted } = shareOf({ criterion, comparison });
    return counted * width + earned;
  });
}

function addColumn(sums: Int32Array, numbers: Uint16Array | Uint32Array, shares: Int32Array): void {
  for (let row = 0; row < sums.length; row++) {
    // Both reads are in bounds: a column has a number per row, and a share per number.
    sums[row] = (sums[row] as number) + (shares[numbers[row] as number] as number);
  }
}

function firstRowsByScore(scores: Int8Array, counts: Uint32Array, most: number) {
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
