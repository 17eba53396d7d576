import { questionPaths } from "../../profile/question-paths.ts";
import { criteria } from "../criteria/criteria.ts";
import type { Student } from "../criteria/student.ts";
import type { Unlock } from "../match.ts";
import { topQuestion } from "../top-question.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { addendOf, failedBits, has, openBits, scoreOfSum, sectionOfTally } from "./result-sums.ts";

/** How every scholarship of an index stands for one student: what scoring each on its own gives. */
export type StudentResults = {
  /** The score of each row, 0 to 100. */
  scores: Uint8Array;
  /** The section of each row as its place in `sections`, plus 1; 0 when the student is ruled out. */
  sections: Uint8Array;
  /** The missing answer with the highest impact, or null when none is missing. */
  topQuestion: Unlock | null;
};

/**
 * Adds the results of all criteria up for each row. `compared` are those of `compareColumn`, in the order of the
 * criteria.
 */
export function resultsFor(
  index: CatalogueIndex,
  student: Student,
  compared: readonly ComparedColumn[] = criteria.map((_, at) => compareColumn(index, student, at)),
): StudentResults {
  const rows = index.ids.length;
  const added = blankSums(rows);
  index.columns.forEach(({ numbers }, at) => {
    const results = compared[at];
    if (results) addColumn(added, numbers, results);
  });
  const scores = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) scores[row] = scoreOfSum[added.sums[row] as number] as number;
  return { scores, ...placed(index, compared, added.tallies) };
}

type Sums = { sums: Int32Array; tallies: Int32Array };
let scratch: Sums = { sums: new Int32Array(0), tallies: new Int32Array(0) };

/** Sums of zero. They are used until the next call, which saves allocating them for each student. */
function blankSums(rows: number): Sums {
  if (scratch.sums.length < rows) scratch = { sums: new Int32Array(rows), tallies: new Int32Array(rows) };
  scratch.sums.fill(0, 0, rows);
  scratch.tallies.fill(0, 0, rows);
  return scratch;
}

/** The results of all different requirements of one criterion, by their numbers. */
export type ComparedColumn = Sums & {
  /** The question whose answer is missing, as its place in `questionPaths`, plus 1; 0 when there is none. */
  questions: Uint8Array;
};

/**
 * Compares a student with each different requirement of one criterion. `known` are the results for the first
 * requirements, for a student with the same answers to what the criterion reads.
 */
export function compareColumn(
  index: CatalogueIndex,
  student: Student,
  at: number,
  known?: ComparedColumn,
): ComparedColumn {
  const criterion = criteria[at];
  const values = index.columns[at]?.values ?? [];
  const compared = {
    sums: new Int32Array(values.length),
    tallies: new Int32Array(values.length),
    questions: new Uint8Array(values.length),
  };
  if (!criterion) return compared;
  if (known) {
    compared.sums.set(known.sums);
    compared.tallies.set(known.tallies);
    compared.questions.set(known.questions);
  }
  for (let number = known?.sums.length ?? 0; number < values.length; number++) {
    const requirement = values[number];
    if (requirement === null) continue;
    const { sum, tally, question } = addendOf(criterion, criterion.compare(student, requirement, index.today), student);
    compared.sums[number] = sum;
    compared.tallies[number] = tally;
    compared.questions[number] = question;
  }
  return compared;
}

function addColumn({ sums, tallies }: Sums, numbers: Uint16Array | Uint32Array, results: ComparedColumn): void {
  // Where all scholarships require nothing, there is nothing to add.
  if (results.sums.length === 1 && results.sums[0] === 0) return;
  // All reads are in bounds: a column has a number per row, and a result per number.
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row] as number;
    sums[row] = (sums[row] as number) + (results.sums[number] as number);
    tallies[row] = (tallies[row] as number) + (results.tallies[number] as number);
  }
}

/** The section of each row, and the missing answer with the highest impact. */
function placed(
  index: CatalogueIndex,
  compared: readonly ComparedColumn[],
  tallies: Int32Array,
): Pick<StudentResults, "sections" | "topQuestion"> {
  const placedIn = new Uint8Array(index.ids.length);
  const impacts = questionPaths.map((field) => ({ field, scholarships: 0, dollars: 0 }));
  const asking = compared.flatMap(({ questions }, at) => {
    const numbers = index.columns[at]?.numbers;
    return numbers && questions.some((question) => question > 0) ? [{ numbers, questions }] : [];
  });
  for (let row = 0; row < placedIn.length; row++) {
    const tally = tallies[row] as number;
    if ((tally & failedBits) !== 0) continue;
    const asked = (tally & openBits) === 0 ? 0 : questionsOf(asking, row);
    placedIn[row] = sectionOfTally(tally, asked);
    // No answer to another question helps where the student named other colleges.
    if (asked === 0 || has(tally, "other_college")) continue;
    const dollars = Math.max(0, index.facts.amount[row] as number);
    for (let left = asked; left !== 0; left &= left - 1) {
      const impact = impacts[31 - Math.clz32(left & -left)];
      if (!impact) continue;
      impact.scholarships += 1;
      impact.dollars += dollars;
    }
  }
  return { sections: placedIn, topQuestion: topQuestion(impacts) };
}

type Asking = { numbers: Uint16Array | Uint32Array; questions: Uint8Array };

/** The questions that a row waits for as bits, as there are fewer than 32. */
function questionsOf(asking: readonly Asking[], row: number): number {
  let asked = 0;
  for (const { numbers, questions } of asking) {
    const question = questions[numbers[row] as number] as number;
    if (question > 0) asked |= 1 << (question - 1);
  }
  return asked;
}
