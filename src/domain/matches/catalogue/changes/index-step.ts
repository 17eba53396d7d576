import type { CatalogueIndex } from "../catalogue-index.ts";
import type { RowMoves } from "./row-moves.ts";

/**
 * How an index came from an older one. What was computed from the older one follows the steps, so that a change of a few
 * scholarships costs only these.
 */
export type IndexStep = {
  /** The step that led to the older index. Null where there is none: after a build, on a new day, or too long ago. */
  before: IndexStep | null;
  /** Rows that moved as a whole, in ascending order: those before `to`, beginning with `from`, begin at `at` now. */
  parts: RowMoves["parts"];
  /** Rows of the older index that are gone, in ascending order. */
  gone: readonly GoneRow[];
  /** New rows of the index, in ascending order. A changed scholarship is a gone row and a new one. */
  added: readonly number[];
};

/** What remains known of a row that is gone: the numbers of its requirements, and its amount. */
type GoneRow = { row: number; requirements: readonly number[]; amount: number };

/** The step of an index that came from no other. */
export const firstStep = (): IndexStep => ({ before: null, parts: [], gone: [], added: [] });

/** Longer than this, computing anew is as quick. */
const most = { steps: 30, rows: 2000 };

/** The step from an index to the one after these moves. It forgets steps that are too long ago. */
export function nextStep(index: CatalogueIndex, moves: RowMoves, gone: readonly number[]): IndexStep {
  const step: IndexStep = {
    before: index.step,
    parts: moves.parts,
    gone: gone.map((row) => ({
      row,
      requirements: index.columns.map(({ numbers }) => numbers[row] as number),
      amount: index.facts.amount[row] as number,
    })),
    added: moves.added.map(({ at }) => at),
  };
  let rows = 0;
  let last: IndexStep | null = step;
  for (let count = 1; last; last = last.before, count++) {
    rows += last.gone.length + last.added.length;
    if (count === most.steps || rows > most.rows) last.before = null;
  }
  return step;
}

/** The steps that led from one index to another, the first one first; null where they are not known. */
export function stepsBetween(before: IndexStep, now: IndexStep): IndexStep[] | null {
  const steps: IndexStep[] = [];
  for (let step: IndexStep | null = now; step; step = step.before) {
    if (step === before) return steps.reverse();
    steps.push(step);
  }
  return null;
}

/** How rows moved over several steps: the `parts` of one step that does the same. At least one step. */
export function partsAfter(steps: readonly IndexStep[]): IndexStep["parts"] {
  return steps.map(({ parts }) => parts).reduce(thenParts);
}

/** The parts that move rows as `first` and then `second` does. */
function thenParts(first: IndexStep["parts"], second: IndexStep["parts"]): IndexStep["parts"] {
  const both: IndexStep["parts"] = [];
  let next = 0;
  for (const { from, to, at } of first) {
    const end = at + to - from;
    while ((second[next]?.to ?? Infinity) <= at) next++;
    for (let within = second[next]; within && within.from < end; within = second[next]) {
      const [start, stop] = [Math.max(at, within.from), Math.min(end, within.to)];
      both.push({ from: from + start - at, to: from + stop - at, at: within.at + start - within.from });
      if (within.to > end) break;
      next++;
    }
  }
  return both;
}

/** The row that a row of the index before these steps is now, or null when it is gone. */
export function rowAfter(steps: readonly IndexStep[], row: number): number | null {
  let now = row;
  for (const { parts } of steps) {
    const part = parts[firstPartTo(parts, now)];
    if (!part || now < part.from) return null;
    now += part.at - part.from;
  }
  return now;
}

/** The place of the first part that does not end before a row. */
function firstPartTo(parts: IndexStep["parts"], row: number): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((parts[middle]?.to ?? Infinity) <= row) low = middle + 1;
    else high = middle;
  }
  return low;
}
