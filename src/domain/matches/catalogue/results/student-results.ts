import { questionPaths } from "../../../profile/question-paths.ts";
import { hasRow, type RowSet } from "../../../search/fits/row-set.ts";
import { criteria } from "../../criteria/criteria.ts";
import type { Student } from "../../criteria/student.ts";
import type { Unlock } from "../../match.ts";
import { topQuestion } from "../../top-question.ts";
import type { CatalogueIndex, Column } from "../catalogue-index.ts";
import { numberRows } from "../row-numbers.ts";
import { inOneGo, type Slices } from "../slices.ts";
import { type ComparedColumn, compareColumn } from "./compared-column.ts";
import { type PackedMatches, packed } from "./packed-results.ts";
import { isOfOtherCollege, placeOfTally, scoreOfSum, sumOf, tallyOf } from "./result-sums.ts";

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
  /** How many rows a slice adds up, at most `mostRows`. */
  rowsAtOnce?: number;
};

/** About 0.1 ms of work, and 4 ms for the first student after a start. */
const mostRows = 2 ** 12;

/** Adds the results of all criteria up for each row. */
export const resultsFor = (index: CatalogueIndex, student: Student, ways: Ways = {}): StudentResults =>
  inOneGo(resultsInSlices(index, student, ways));

/** What `resultsFor` gives, some of the rows in each slice. */
export function* resultsInSlices(index: CatalogueIndex, student: Student, ways: Ways = {}): Slices<StudentResults> {
  const { withRuledOut = false, rowsAtOnce = mostRows } = ways;
  const compared = ways.compared ?? criteria.map((_, at) => compareColumn(index, student, at));
  const columns = index.columns.flatMap(({ numbers }, at) => {
    const results = compared[at];
    return results?.totals.some((total) => total !== 0) ? [{ numbers, results }] : [];
  });
  const excluding = withRuledOut ? [] : excludingMost(columns).map(withRequirementsOut);
  const waiting = nobodyWaits();
  const parts: PackedMatches[] = [];
  for (let from = 0; from < index.rows; from += rowsAtOnce) {
    if (from > 0) yield;
    const to = Math.min(from + rowsAtOnce, index.rows);
    const [first, second = first, ...others] = excluding;
    let count = first && second ? rowsWithin(from, to, first, second) : allRows(from, to);
    if (index.gone !== null) count = leaveOutGone(sums.rows, count, index.gone);
    for (const column of others) count = leaveOut(sums.rows, count, column);
    sums.totals.fill(0, 0, count);
    sums.asked.fill(0, 0, count);
    for (const column of columns) addColumn(count, column);
    parts.push(placed(index.facts.amount, waiting, { count, withRuledOut }));
  }
  return { matches: joined(parts), waiting };
}

/** The missing answer with the highest impact, or null when none is missing. */
export function topQuestionOf({ waiting: { scholarships, dollars } }: Pick<StudentResults, "waiting">): Unlock | null {
  return topQuestion(
    questionPaths.map((field, at) => ({
      field,
      scholarships: scholarships[at] as number,
      dollars: dollars[at] as number,
    })),
  );
}

/**
 * Rows in ascending order, each with its sums over the criteria so far. The rows of one slice after the other, so that
 * there is room for one slice only.
 */
const sums = {
  rows: new Uint32Array(mostRows),
  totals: new Float64Array(mostRows),
  asked: new Int32Array(mostRows),
};

type ColumnResults = { numbers: Column["numbers"]; results: ComparedColumn };

const sampled = 500;
/** The least share of rows that is worth a pass of its own. A row left out saves an addition for each criterion. */
const worthAPass = 0.05;

/** The criteria that rule out enough rows for a pass of their own, the one that rules out most first. */
function excludingMost(columns: readonly ColumnResults[]): ColumnResults[] {
  const shares = columns.map((column) => ({ column, share: ruledOutShare(column) }));
  return shares
    .filter(({ share }) => share > worthAPass)
    .sort((a, b) => b.share - a.share)
    .map(({ column }) => column);
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

/** `isOut` is 1 for each requirement, by its number, that rules the student out. */
type Excluding = { numbers: Column["numbers"]; isOut: Uint8Array };

function withRequirementsOut({ numbers, results: { places, ruledOut } }: ColumnResults): Excluding {
  const isOut = new Uint8Array(places.length);
  for (let number = 0; number < places.length; number++) isOut[number] = ruledOut[places[number] as number] as number;
  return { numbers, isOut };
}

function allRows(from: number, to: number): number {
  numberRows(sums.rows, to - from, from);
  return to - from;
}

/** Writes the rows that neither of two criteria rules out, and returns how many they are. Together they take one pass over all rows. */
function rowsWithin(from: number, to: number, first: Excluding, second: Excluding): number {
  const { rows } = sums;
  const { numbers, isOut } = first;
  const { numbers: others, isOut: isOutToo } = second;
  let left = 0;
  for (let row = from; row < to; row++) {
    rows[left] = row;
    left += 1 - ((isOut[numbers[row] as number] as number) | (isOutToo[others[row] as number] as number));
  }
  return left;
}

/** Leaves out the rows that a criterion rules out, and returns how many are left. */
function leaveOut(rows: Uint32Array, count: number, { numbers, isOut }: Excluding): number {
  let left = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    rows[left] = row;
    // Without a branch: whether a row stays cannot be predicted, and a wrong guess costs more than all else here.
    left += 1 - (isOut[numbers[row] as number] as number);
  }
  return left;
}

function leaveOutGone(rows: Uint32Array, count: number, gone: RowSet): number {
  let left = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    rows[left] = row;
    left += hasRow(gone, row) ? 0 : 1;
  }
  return left;
}

function addColumn(count: number, { numbers, results }: ColumnResults): void {
  const { rows, totals, asked } = sums;
  const { places, questions, totals: added } = results;
  for (let at = 0; at < count; at++) {
    const place = places[numbers[rows[at] as number] as number] as number;
    totals[at] = (totals[at] as number) + (added[place] as number);
    asked[at] = (asked[at] as number) | (questions[place] as number);
  }
}

type Listed = { count: number; withRuledOut: boolean };

/** Packs the matches in place of their rows, so that nothing is allocated but what is kept, and counts what waits. */
function placed(amount: Int32Array, waiting: Waiting, { count, withRuledOut }: Listed): PackedMatches {
  const { rows, totals, asked } = sums;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    // Not taken from one list of them, which would be made for each row.
    const row = rows[at] as number;
    const total = totals[at] as number;
    const open = asked[at] as number;
    const tally = tallyOf(total);
    const section = placeOfTally(tally, open);
    if (section === 0 && !withRuledOut) continue;
    rows[kept] = packed(row, section, scoreOfSum(sumOf(total)));
    kept += 1;
    if (section !== 0 && open !== 0 && !isOfOtherCollege(tally)) countWaiting(waiting, open, amount[row] as number);
  }
  return rows.slice(0, kept);
}

function joined(parts: readonly PackedMatches[]): PackedMatches {
  const [first = new Uint32Array(0)] = parts;
  if (parts.length < 2) return first;
  const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const nobodyWaits = (): Waiting => ({
  scholarships: new Float64Array(questionPaths.length),
  dollars: new Float64Array(questionPaths.length),
});

export const copyOfWaiting = ({ scholarships, dollars }: Waiting): Waiting => ({
  scholarships: scholarships.slice(),
  dollars: dollars.slice(),
});

/**
 * Counts a match that waits for answers, one bit for each question, or takes it away when `sign` is -1. Not for a match of other
 * colleges than the student's, where no answer to another question helps.
 */
export function countWaiting({ scholarships, dollars }: Waiting, open: number, amount: number, sign: 1 | -1 = 1): void {
  for (let left = open; left !== 0; left &= left - 1) {
    const question = 31 - Math.clz32(left & -left);
    scholarships[question] = (scholarships[question] as number) + sign;
    dollars[question] = (dollars[question] as number) + sign * Math.max(0, amount);
  }
}
