import { questionPaths } from "../../../profile/question-paths.ts";
import { addRows, hasRow, type RowSet } from "../../../search/fits/row-set.ts";
import { criteria } from "../../criteria/criteria.ts";
import type { ProfileAnswers, Student } from "../../criteria/student.ts";
import type { Unlock } from "../../match.ts";
import { leastOfGood } from "../../match-vocabulary.ts";
import type { ToldAnswers } from "../../told-answers.ts";
import { topQuestion } from "../../top-question.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { inOneGo, type Slices } from "../slices.ts";
import { type Addends, addendsOf, type ComparedColumn, compareColumn } from "./compared-column.ts";
import { comparedTogether, joinedColumns } from "./joined-columns.ts";
import { type PackedMatches, packed, packedScore } from "./packed-results.ts";
import { bitsOfQuestions, ofQuestion } from "./question-bits.ts";
import { isOfOtherCollege, placeOfTotal, scoreOf } from "./result-sums.ts";
import { type ColumnResults, excludingColumns, leaveOut, ruledOutRows, writeRowsLeft } from "./rows-left.ts";

/** How the scholarships of an index stand for one student: what scoring each on its own gives. */
export type StudentResults = {
  /** Those that do not rule the student out. The others, most of the catalog, take no memory. */
  matches: PackedMatches;
  waiting: Waiting;
};

/** How many matches wait for the answer to each question, by its bit, how many of them are good fits, and their dollars; see `ofQuestion`. */
export type Waiting = { scholarships: Float64Array; good: Float64Array; dollars: Float64Array };

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

/** How many criteria rule out of all rows, because few are left for the others. */
const ofAllRows = 3;

/** What `resultsFor` gives, some of the rows in each slice. */
export function* resultsInSlices(index: CatalogueIndex, student: Student, ways: Ways = {}): Slices<StudentResults> {
  const compared = (ways.compared ?? criteria.map((_, at) => compareColumn(index, student, at))).map(addendsOf);
  const joined = yield* joinedColumns(index);
  const end = Math.min(joined.rows, index.rows);
  const waiting = nobodyWaits();
  const parts: PackedMatches[] = [];
  const most = joined.columns.map((column) => ({
    numbers: column.numbers,
    compared: comparedTogether(column, compared),
  }));
  yield* addPart(index, { from: 0, to: end, columns: most, ...ways }, { waiting, parts });
  // The few rows that changes appended since.
  const later = index.columns.map(({ numbers }, at) => ({ numbers, compared: compared[at] as Addends })); // one of each criterion
  yield* addPart(index, { from: end, to: index.rows, columns: later, ...ways }, { waiting, parts });
  return { matches: joinedUp(parts), waiting };
}

type Part = Ways & { from: number; to: number; columns: readonly ColumnResults[] };

/** Adds the results for a part of the rows up. */
function* addPart(
  { rows, gone, facts }: CatalogueIndex,
  { from, to, columns, withRuledOut = false, rowsAtOnce = mostRows }: Part,
  { waiting, parts }: { waiting: Waiting; parts: PackedMatches[] },
): Slices<void> {
  if (from === to) return;
  const excluding = excludingColumns(columns);
  const atOnce = withRuledOut ? excluding.length : from === 0 ? ofAllRows : 0;
  const { out, left } = yield* ruledOutRows(rows, excluding, atOnce);
  const ruledOut = withRuledOut ? out.slice() : null;
  if (withRuledOut) out.fill(0);
  if (gone !== null) addRows(out, gone);
  const adding = columns.filter(({ compared }) => compared.totals !== null);
  for (let next = from; next < to; next += rowsAtOnce) {
    let count = writeRowsLeft(out, next, Math.min(next + rowsAtOnce, to), sums.rows);
    for (const column of left) count = leaveOut(sums.rows, count, column);
    addUp(count, adding);
    parts.push(placed(facts.amount, waiting, { count, ruledOut }));
    yield;
  }
}

/** The missing answer of a profile that helps most, or null when none is missing. `told`: the answers that the student's words seem to tell. */
export function topQuestionOf(
  { waiting: { scholarships, good, dollars } }: Pick<StudentResults, "waiting">,
  profile: ProfileAnswers,
  told: ToldAnswers = new Map(),
): Unlock | null {
  const impacts = questionPaths.map((field) => ({
    field,
    scholarships: ofQuestion(scholarships, field, profile),
    good: ofQuestion(good, field, profile),
    dollars: ofQuestion(dollars, field, profile),
    told: told.get(field),
  }));
  return topQuestion(impacts, profile);
}

/**
 * Rows in ascending order, each with its sums over the criteria so far. The rows of one slice after the other, so that
 * there is room for one slice only.
 */
const sums = {
  rows: new Uint32Array(mostRows),
  totals: new Int32Array(mostRows),
  asked: new Int32Array(mostRows),
};

// In these loops all reads are in bounds: a column has a number per row, and a result per number. Each loop gets numbers of one kind only,
// as one that got several would take twice as long.

function addUp(count: number, columns: readonly ColumnResults[]): void {
  sums.totals.fill(0, 0, count);
  sums.asked.fill(0, 0, count);
  let first: { numbers: Uint16Array; totals: Int32Array } | null = null;
  for (const { numbers, compared } of columns) {
    const totals = compared.totals as Int32Array; // columns without are left out
    if (numbers instanceof Uint32Array) addWide(count, numbers, totals);
    else if (first === null) first = { numbers, totals };
    else {
      addTwo(count, first, { numbers, totals });
      first = null;
    }
    if (compared.questions && numbers instanceof Uint32Array) askWide(count, numbers, compared.questions);
    else if (compared.questions) ask(count, numbers as Uint16Array, compared.questions);
  }
  if (first !== null) addOne(count, first);
}

type Adding = { numbers: Uint16Array; totals: Int32Array };

function addTwo(count: number, { numbers, totals: added }: Adding, other: Adding): void {
  const { rows, totals } = sums;
  const { numbers: others, totals: addedToo } = other;
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    totals[at] =
      (totals[at] as number) + (added[numbers[row] as number] as number) + (addedToo[others[row] as number] as number);
  }
}

function addOne(count: number, { numbers, totals: added }: Adding): void {
  const { rows, totals } = sums;
  for (let at = 0; at < count; at++)
    totals[at] = (totals[at] as number) + (added[numbers[rows[at] as number] as number] as number);
}

function addWide(count: number, numbers: Uint32Array, added: Int32Array): void {
  const { rows, totals } = sums;
  for (let at = 0; at < count; at++)
    totals[at] = (totals[at] as number) + (added[numbers[rows[at] as number] as number] as number);
}

function ask(count: number, numbers: Uint16Array, questions: Int32Array): void {
  const { rows, asked } = sums;
  for (let at = 0; at < count; at++)
    asked[at] = (asked[at] as number) | (questions[numbers[rows[at] as number] as number] as number);
}

function askWide(count: number, numbers: Uint32Array, questions: Int32Array): void {
  const { rows, asked } = sums;
  for (let at = 0; at < count; at++)
    asked[at] = (asked[at] as number) | (questions[numbers[rows[at] as number] as number] as number);
}

type Listed = { count: number; ruledOut: RowSet | null };

/** Packs the matches in place of their rows, so that nothing is allocated but what is kept, and counts what waits. */
function placed(amount: Int32Array, waiting: Waiting, { count, ruledOut }: Listed): PackedMatches {
  const { rows, totals, asked } = sums;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    // Not taken from one list of them, which would be made for each row.
    const row = rows[at] as number;
    const total = totals[at] as number;
    const open = asked[at] as number;
    if (ruledOut !== null && hasRow(ruledOut, row)) {
      rows[kept++] = packed(row, 0, scoreOf(total));
      continue;
    }
    const match = packed(row, placeOfTotal(total, open), scoreOf(total));
    rows[kept++] = match;
    if (open === 0 || isOfOtherCollege(total)) continue;
    countWaiting(waiting, { match, waits: open, amount: amount[row] as number });
  }
  return rows.slice(0, kept);
}

function joinedUp(parts: readonly PackedMatches[]): PackedMatches {
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
  scholarships: new Float64Array(bitsOfQuestions),
  good: new Float64Array(bitsOfQuestions),
  dollars: new Float64Array(bitsOfQuestions),
});

export const copyOfWaiting = ({ scholarships, good, dollars }: Waiting): Waiting => ({
  scholarships: scholarships.slice(),
  good: good.slice(),
  dollars: dollars.slice(),
});

/** The result of one scholarship for a student: a packed match, the questions that it waits for, one bit each, and its largest amount. */
export type RowResult = { match: number; waits: number; amount: number };

/**
 * Counts a match that waits for answers, or takes it away when `sign` is -1. Not for a match of other
 * colleges than the student's, where no answer to another question helps.
 */
export function countWaiting(
  { scholarships, good, dollars }: Waiting,
  { match, waits, amount }: RowResult,
  sign: 1 | -1 = 1,
): void {
  const ofGood = packedScore(match) >= leastOfGood ? sign : 0;
  for (let left = waits; left !== 0; left &= left - 1) {
    const question = 31 - Math.clz32(left & -left);
    scholarships[question] = (scholarships[question] as number) + sign;
    good[question] = (good[question] as number) + ofGood;
    dollars[question] = (dollars[question] as number) + sign * Math.max(0, amount);
  }
}
