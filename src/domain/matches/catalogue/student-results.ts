import { questionPaths } from "../../profile/question-paths.ts";
import { criteria } from "../criteria/criteria.ts";
import type { Student } from "../criteria/student.ts";
import type { Unlock } from "../match.ts";
import { topQuestion } from "../top-question.ts";
import type { CatalogueIndex, Column } from "./catalogue-index.ts";
import { type ComparedColumn, compareColumn } from "./compared-column.ts";
import { type PackedMatches, packed } from "./packed-results.ts";
import { isOfOtherCollege, scoreOfTotal, sectionOfTotal } from "./result-sums.ts";
import { numberRows } from "./row-numbers.ts";

/** How the scholarships of an index stand for one student: what scoring each on its own gives. */
export type StudentResults = {
  /** Those that do not rule the student out. The others, most of the catalog, take no memory. */
  matches: PackedMatches;
  waiting: Waiting;
};

/** How many matches wait for the answer to each question, by its place in `questionPaths`, and their dollars. */
export type Waiting = { scholarships: Float64Array; dollars: Float64Array };

type Ways = {
  /** The results of `compareColumn`, in the order of the criteria. */
  compared?: readonly ComparedColumn[];
  /** Whether scholarships that the student is ruled out of are there too, in no section. */
  withRuledOut?: boolean;
};

/** Adds the results of all criteria up for each row. */
export function resultsFor(index: CatalogueIndex, student: Student, ways: Ways = {}): StudentResults {
  const { compared = criteria.map((_, at) => compareColumn(index, student, at)), withRuledOut = false } = ways;
  const columns = index.columns.flatMap(({ numbers }, at) => {
    const results = compared[at];
    return results?.totals.some((total) => total !== 0) ? [{ numbers, results }] : [];
  });
  const sums = roomFor(index.ids.length);
  const count = withRuledOut ? index.ids.length : leaveOutRuledOut(sums.rows, index.ids.length, columns);
  sums.totals.fill(0, 0, count);
  sums.asked.fill(0, 0, count);
  for (const column of columns) addColumn(sums, count, column);
  return placed(index, sums, { count, withRuledOut });
}

/** The missing answer with the highest impact, or null when none is missing. */
export function topQuestionOf({ waiting: { scholarships, dollars } }: StudentResults): Unlock | null {
  return topQuestion(
    questionPaths.map((field, at) => ({
      field,
      scholarships: scholarships[at] as number,
      dollars: dollars[at] as number,
    })),
  );
}

/** Rows in ascending order, each with its sums over the criteria so far. */
type Sums = { rows: Uint32Array; totals: Float64Array; asked: Int32Array };
const room = (rows: number): Sums => ({
  rows: new Uint32Array(rows),
  totals: new Float64Array(rows),
  asked: new Int32Array(rows),
});
let scratch = room(0);

/** The numbers of all rows, and room for their sums. Used until the next call, which saves allocating it each time. */
function roomFor(count: number): Sums {
  if (scratch.rows.length < count) scratch = room(count);
  numberRows(scratch.rows, count);
  return scratch;
}

type ColumnResults = { numbers: Column["numbers"]; results: ComparedColumn };

const sampled = 500;
/** The least share of rows that is worth a pass of its own. A row left out saves an addition for each criterion. */
const worthAPass = 0.05;

/**
 * Leaves out what single criteria rule out, beginning with the criterion that rules out most, and returns how many rows
 * are left. Some that are ruled out stay.
 */
function leaveOutRuledOut(rows: Uint32Array, count: number, columns: readonly ColumnResults[]): number {
  const shares = columns.map((column) => ({ column, share: ruledOutShare(column) }));
  let left = count;
  for (const { column, share } of shares.sort((a, b) => b.share - a.share)) {
    if (share > worthAPass) left = leaveOut(rows, left, column);
  }
  return left;
}

/** About how many of the rows a criterion rules out, by a sample of them. */
function ruledOutShare({ numbers, results: { places, ruledOut } }: ColumnResults): number {
  if (!ruledOut.includes(1)) return 0;
  const step = Math.max(1, Math.floor(numbers.length / sampled));
  let found = 0;
  for (let row = 0; row < numbers.length; row += step)
    found += ruledOut[places[numbers[row] as number] as number] as number;
  return (found * step) / numbers.length;
}

// In these loops all reads are in bounds: a column has a number per row, and a place per number.

function leaveOut(rows: Uint32Array, count: number, { numbers, results: { places, ruledOut } }: ColumnResults): number {
  const isOut = new Uint8Array(places.length);
  for (let number = 0; number < places.length; number++) isOut[number] = ruledOut[places[number] as number] as number;
  let left = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    rows[left] = row;
    // Without a branch: whether a row stays cannot be predicted, and a wrong guess costs more than all else here.
    left += 1 - (isOut[numbers[row] as number] as number);
  }
  return left;
}

function addColumn({ rows, totals, asked }: Sums, count: number, { numbers, results }: ColumnResults): void {
  const { places, questions, totals: added } = results;
  for (let at = 0; at < count; at++) {
    const place = places[numbers[rows[at] as number] as number] as number;
    totals[at] = (totals[at] as number) + (added[place] as number);
    asked[at] = (asked[at] as number) | (questions[place] as number);
  }
}

type Listed = { count: number; withRuledOut: boolean };

/** Packs the matches in place of their rows, so that nothing is allocated but what is kept. */
function placed(index: CatalogueIndex, { rows, totals, asked }: Sums, { count, withRuledOut }: Listed): StudentResults {
  const waiting = nobodyWaits();
  const { amount } = index.facts;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const [row, total, open] = [rows[at] as number, totals[at] as number, asked[at] as number];
    const section = sectionOfTotal(total, open);
    if (section === 0 && !withRuledOut) continue;
    rows[kept] = packed(row, section, scoreOfTotal(total));
    kept += 1;
    if (section !== 0 && open !== 0) countWaiting(waiting, { total, open, amount: amount[row] as number });
  }
  return { matches: rows.slice(0, kept), waiting };
}

const nobodyWaits = (): Waiting => ({
  scholarships: new Float64Array(questionPaths.length),
  dollars: new Float64Array(questionPaths.length),
});

type WaitingRow = { total: number; open: number; amount: number };

/** Counts a match that waits for answers, or takes it away when `sign` is -1. */
export function countWaiting(
  { scholarships, dollars }: Waiting,
  { total, open, amount }: WaitingRow,
  sign: 1 | -1 = 1,
): void {
  if (open === 0) return;
  // No answer to another question helps where the student named other colleges.
  if (isOfOtherCollege(total)) return;
  for (let left = open; left !== 0; left &= left - 1) {
    const question = 31 - Math.clz32(left & -left);
    scholarships[question] = (scholarships[question] as number) + sign;
    dollars[question] = (dollars[question] as number) + sign * Math.max(0, amount);
  }
}
