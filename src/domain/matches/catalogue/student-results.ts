import { questionPaths } from "../../profile/question-paths.ts";
import { criteria } from "../criteria/criteria.ts";
import type { Student } from "../criteria/student.ts";
import type { Unlock } from "../match.ts";
import { topQuestion } from "../top-question.ts";
import type { CatalogueIndex, Column } from "./catalogue-index.ts";
import { type ComparedColumn, compareColumn } from "./compared-column.ts";
import { type Addend, failedBits, has, scoreOfSum, sectionOfTally } from "./result-sums.ts";

/** How every scholarship of an index stands for one student: what scoring each on its own gives. */
export type StudentResults = {
  /** The score of each row, 0 to 100; 0 when the student is ruled out. */
  scores: Uint8Array;
  /** The section of each row as its place in `sections`, plus 1; 0 when the student is ruled out. */
  sections: Uint8Array;
  /** The missing answer with the highest impact, or null when none is missing. */
  topQuestion: Unlock | null;
};

type Ways = {
  /** The results of `compareColumn`, in the order of the criteria. */
  compared?: readonly ComparedColumn[];
  /** Whether scholarships that the student is ruled out of get their score too, which takes longer. Else it is 0. */
  withRuledOut?: boolean;
};

/** Adds the results of all criteria up for each row. */
export function resultsFor(index: CatalogueIndex, student: Student, ways: Ways = {}): StudentResults {
  const { compared = criteria.map((_, at) => compareColumn(index, student, at)), withRuledOut = false } = ways;
  const rows = index.ids.length;
  const added = allRows(rows);
  const columns = index.columns.flatMap(({ numbers }, at) => {
    const results = compared[at];
    return results && addsAnything(results) ? [{ numbers, results, ruledOut: ruledOutShare(numbers, results) }] : [];
  });
  // What rules most scholarships out comes first, so that the other criteria have few rows left to add.
  columns.sort((a, b) => b.ruledOut - a.ruledOut);
  for (const { numbers, results } of columns) addColumn(added, numbers, results, withRuledOut ? 0 : failedBits);
  return placed(index, added);
}

/** The rows that no criterion has ruled out yet, in ascending order, each with its sums over the criteria so far. */
type Added = { count: number; rows: Uint32Array; sums: Int32Array; tallies: Int32Array; asked: Int32Array };
const room = (rows: number): Added => ({
  count: rows,
  rows: new Uint32Array(rows),
  sums: new Int32Array(rows),
  tallies: new Int32Array(rows),
  asked: new Int32Array(rows),
});
let scratch = room(0);

/** All rows with sums of zero. They are used until the next call, which saves allocating them for each student. */
function allRows(count: number): Added {
  if (scratch.rows.length < count) scratch = room(count);
  const { rows, sums, tallies, asked } = scratch;
  for (let row = 0; row < count; row++) rows[row] = row;
  for (const blank of [sums, tallies, asked]) blank.fill(0, 0, count);
  return { ...scratch, count };
}

const addsAnything = ({ addends }: ComparedColumn) => addends.some(({ sum, tally }) => sum !== 0 || tally !== 0);

const sampled = 500;

/** About how many of the rows a criterion rules out, by a sample of them. */
function ruledOutShare(numbers: Column["numbers"], { addends, places }: ComparedColumn): number {
  const step = Math.max(1, Math.floor(numbers.length / sampled));
  let failed = 0;
  for (let row = 0; row < numbers.length; row += step)
    if (((addends[places[numbers[row] as number] as number] as Addend).tally & failedBits) !== 0) failed += step;
  return failed / numbers.length;
}

/** Adds one criterion, and leaves out the rows whose tally has one of the bits `dropped`. */
function addColumn(added: Added, numbers: Column["numbers"], results: ComparedColumn, dropped: number): void {
  const { count, rows, sums, tallies, asked } = added;
  const { addends, places } = results;
  let kept = 0;
  // All reads are in bounds: a column has a number per row, and a place per number.
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    const { sum, tally, question } = addends[places[numbers[row] as number] as number] as Addend;
    rows[kept] = row;
    sums[kept] = (sums[at] as number) + sum;
    tallies[kept] = (tallies[at] as number) + tally;
    asked[kept] = (asked[at] as number) | question;
    // 0 or 1 without a branch: whether a row stays cannot be predicted, and a wrong guess costs more than all else here.
    kept += ((tally & dropped) - 1) >>> 31;
  }
  added.count = kept;
}

/** The score and section of each row, and the missing answer with the highest impact. */
function placed(index: CatalogueIndex, { count, rows, sums, tallies, asked }: Added): StudentResults {
  const scores = new Uint8Array(index.ids.length);
  const placedIn = new Uint8Array(index.ids.length);
  const waiting = questionPaths.map(() => ({ scholarships: 0, dollars: 0 }));
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    const tally = tallies[at] as number;
    scores[row] = scoreOfSum[sums[at] as number] as number;
    if ((tally & failedBits) !== 0) continue;
    const open = asked[at] as number;
    placedIn[row] = sectionOfTally(tally, open);
    // No answer to another question helps where the student named other colleges.
    if (open === 0 || has(tally, "other_college")) continue;
    const dollars = Math.max(0, index.facts.amount[row] as number);
    for (let left = open; left !== 0; left &= left - 1) {
      const impact = waiting[31 - Math.clz32(left & -left)];
      if (!impact) continue;
      impact.scholarships += 1;
      impact.dollars += dollars;
    }
  }
  const impacts = questionPaths.map((field, at) => ({ field, scholarships: 0, dollars: 0, ...waiting[at] }));
  return { scores, sections: placedIn, topQuestion: topQuestion(impacts) };
}
