import { criteria } from "../../criteria/criteria.ts";
import type { Student } from "../../criteria/student.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { type IndexStep, partsAfter } from "../changes/index-step.ts";
import { firstFrom, type PackedMatches, packed, packedRow } from "./packed-results.ts";
import { addendOf, isOfOtherCollege, isRuledOut, placeOfTotal, scoreOf } from "./result-sums.ts";
import { copyOfWaiting, countWaiting, type RowResult, type StudentResults } from "./student-results.ts";

/** How the results of a student change by some steps. `gone` are those of rows of the older index. */
type ChangedResults = { gone: RowResult[]; found: RowResult[] };

/** Compares and adds up only the scholarships that changed. Those that rule the student out before or after are left out. */
export function changedResults(steps: readonly IndexStep[], index: CatalogueIndex, student: Student): ChangedResults {
  const left: RowResult[] = [];
  // The rows that the older index did not have, packed without a result.
  let added: PackedMatches = new Uint32Array(0);
  for (const { parts, gone, added: rows } of steps) {
    for (const { row, requirements, amount } of gone) {
      if (added.includes(packed(row, 0, 0))) continue;
      const result = resultOf(index, student, { row, numberOf: (at) => requirements[at] as number, amount });
      if (result !== null) left.push(result);
    }
    added = merged(
      moved(added, parts),
      rows.map((row) => packed(row, 0, 0)),
    );
  }
  const found = Array.from(added, (each) => resultOfRow(index, student, packedRow(each)));
  return { gone: left, found: found.filter((result) => result !== null) };
}

/** The matches of an index, from those of an older one, the steps in between and those that `changedResults` found. */
export const matchesAfter = (
  steps: readonly IndexStep[],
  matches: PackedMatches,
  found: readonly number[],
): PackedMatches => (steps.length === 0 ? matches : merged(moved(matches, partsAfter(steps)), found));

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
  const left = copyOfWaiting(waiting);
  const { gone, found } = changedResults(steps, index, student);
  for (const result of gone) countWaiting(left, result, -1);
  for (const result of found) countWaiting(left, result);
  const more = found.map(({ match }) => match);
  return { matches: matchesAfter(steps, matches, more), waiting: left };
}

/** The result of a row; null where it rules the student out. */
export const resultOfRow = (index: CatalogueIndex, student: Student, row: number): RowResult | null =>
  resultOf(index, student, {
    row,
    numberOf: (at) => index.columns[at]?.numbers[row] as number,
    amount: index.facts.amount[row] as number,
  });

/** `numberOf` gives the number of the requirement of each criterion. */
type OneRow = { row: number; numberOf: (at: number) => number; amount: number };

/** All criteria compared and added up for one scholarship; null where one rules the student out. */
function resultOf({ columns, today }: CatalogueIndex, student: Student, { row, numberOf, amount }: OneRow) {
  let total = 0;
  let open = 0;
  for (const [at, criterion] of criteria.entries()) {
    const requirement = columns[at]?.values[numberOf(at)] ?? null;
    const comparison = requirement === null ? null : criterion.compare(student, requirement, today);
    const addend = addendOf(criterion, comparison, student);
    if (isRuledOut(addend.total)) return null;
    total += addend.total;
    open |= addend.question;
  }
  const match = packed(row, placeOfTotal(total, open), scoreOf(total));
  return { match, waits: isOfOtherCollege(total) ? 0 : open, amount };
}

/** Room for the moved matches of one call, which the next call uses again: new room for each keeps the collector busy. */
let scratch: PackedMatches = new Uint32Array(0);

/** The matches at their new rows, without those that are gone. They are good until the next call. */
function moved(matches: PackedMatches, parts: IndexStep["parts"]): PackedMatches {
  if (scratch.length < matches.length) scratch = new Uint32Array(matches.length);
  let [count, next] = [0, 0];
  for (const { from, to, at } of parts) {
    next = firstFrom(matches, from, next);
    const end = firstFrom(matches, to, next);
    const shift = packed(at, 0, 0) - packed(from, 0, 0);
    for (; next < end; next++) {
      scratch[count] = (matches[next] as number) + shift;
      count += 1;
    }
  }
  return scratch.subarray(0, count);
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
