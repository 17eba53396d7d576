import { criteria } from "../../criteria/criteria.ts";
import type { Student } from "../../criteria/student.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { type IndexStep, partsAfter } from "../changes/index-step.ts";
import { type PackedMatches, packed, packedRow } from "./packed-results.ts";
import { addendOf, isOfOtherCollege, placeOfTally, scoreOfSum, sumOf, tallyOf } from "./result-sums.ts";
import { countWaiting, type StudentResults } from "./student-results.ts";

/** Room for the moved matches of one call, which the next call uses again: new room for each keeps the collector busy. */
let scratch: PackedMatches = new Uint32Array(0);

/**
 * The results of a student for an index, from those for an older one and the steps in between: what `resultsFor` gives.
 * Only the changed rows are compared and added up.
 */
export function resultsAfter(
  steps: readonly IndexStep[],
  { matches, waiting }: StudentResults,
  index: CatalogueIndex,
  student: Student,
): StudentResults {
  const left = { scholarships: waiting.scholarships.slice(), dollars: waiting.dollars.slice() };
  // The rows that the older index did not have, packed without a result.
  let added: PackedMatches = new Uint32Array(0);
  for (const { parts, gone, added: rows } of steps) {
    for (const { row, requirements, amount } of gone) {
      if (added.includes(packed(row, 0, 0))) continue;
      const result = addedUp(index, student, (at) => requirements[at] as number);
      if (result.section !== 0) countWaiting(left, result.waits, amount, -1);
    }
    added = merged(
      moved(added, parts, new Uint32Array(added.length)),
      rows.map((row) => packed(row, 0, 0)),
    );
  }
  const found = [...added].flatMap((each) => {
    const row = packedRow(each);
    const result = addedUp(index, student, (at) => index.columns[at]?.numbers[row] as number);
    if (result.section === 0) return [];
    countWaiting(left, result.waits, index.facts.amount[row] as number);
    return [packed(row, result.section, scoreOfSum(result.sum))];
  });
  if (scratch.length < matches.length) scratch = new Uint32Array(matches.length);
  return { matches: merged(moved(matches, partsAfter(steps), scratch), found), waiting: left };
}

/**
 * All criteria compared and added up for one scholarship; `numberOf` gives the number of its requirement of each. `waits` has a bit for
 * each question whose answer helps.
 */
export function addedUp({ columns, today }: CatalogueIndex, student: Student, numberOf: (at: number) => number) {
  let total = 0;
  let open = 0;
  for (const [at, criterion] of criteria.entries()) {
    const requirement = columns[at]?.values[numberOf(at)] ?? null;
    const comparison = requirement === null ? null : criterion.compare(student, requirement, today);
    const addend = addendOf(criterion, comparison, student);
    total += addend.total;
    open |= addend.question;
  }
  const tally = tallyOf(total);
  return { sum: sumOf(total), waits: isOfOtherCollege(tally) ? 0 : open, section: placeOfTally(tally, open) };
}

/** The matches at their new rows, without those that are gone, written to `found`. */
function moved(matches: PackedMatches, parts: IndexStep["parts"], found: PackedMatches): PackedMatches {
  let [count, next] = [0, 0];
  for (const { from, to, at } of parts) {
    next = firstFrom(matches, from, next);
    const end = firstFrom(matches, to, next);
    const shift = packed(at, 0, 0) - packed(from, 0, 0);
    for (; next < end; next++) {
      found[count] = (matches[next] as number) + shift;
      count += 1;
    }
  }
  return found.subarray(0, count);
}

/** The place of the first match whose row is not before this one, beginning at a place. */
function firstFrom(matches: PackedMatches, row: number, from: number): number {
  let [low, high] = [from, matches.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (packedRow(matches[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Two lists in the order of their rows as one. */
function merged(matches: PackedMatches, others: readonly number[]): PackedMatches {
  const all = new Uint32Array(matches.length + others.length);
  let [from, to] = [0, 0];
  for (const other of others) {
    const start = from;
    while (from < matches.length && (matches[from] as number) < other) from++;
    all.set(matches.subarray(start, from), to);
    to += from - start;
    all[to] = other;
    to += 1;
  }
  all.set(matches.subarray(from), to);
  return all;
}
