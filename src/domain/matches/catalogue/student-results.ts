import { type QuestionPath, questionPaths } from "../../profile/question-paths.ts";
import { criteria } from "../criteria/criteria.ts";
import type { Comparison } from "../criteria/criterion.ts";
import type { Student } from "../criteria/student.ts";
import type { Unlock } from "../match.ts";
import { type Section, sections } from "../match-vocabulary.ts";
import { scoreOf, shareOf } from "../score-scale.ts";
import { type Standing, standingOf } from "../section.ts";
import { topQuestion } from "../top-question.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";

/** How every scholarship of an index stands for one student: what scoring each on its own gives. */
export type StudentResults = {
  /** The score of each row, 0 to 100. */
  scores: Uint8Array;
  /** The section of each row as its place in `sections`, plus 1; 0 when the student is ruled out. */
  sections: Uint8Array;
  /** The missing answer with the highest impact, or null when none is missing. */
  topQuestion: Unlock | null;
};

export const ruledOut = 0;
export const sectionNumber = (section: Section): number => sections.indexOf(section) + 1;

/** Compares the student with each different requirement once, and adds the results up for each row. */
export function resultsFor(index: CatalogueIndex, student: Student): StudentResults {
  const compared = criteria.map((_, at) => compareAll(index, student, at));
  const rows = index.ids.length;
  const [sums, tallies] = [new Int32Array(rows), new Int32Array(rows)];
  index.columns.forEach(({ numbers }, at) => {
    const results = compared[at];
    if (results) addColumn({ sums, tallies }, numbers, results);
  });
  const scores = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) scores[row] = scoreOfSum[sums[row] as number] as number;
  const tallyOf = (row: number) => tallies[row] as number;
  return { scores, ...placed(index, compared, tallyOf) };
}

// One number holds both sums over all criteria: counted * width + earned. So each criterion costs one addition.
const width = criteria.reduce((sum, { weights }) => sum + Math.max(weights.met, weights.open), 1);
const scoreOfSum = Uint8Array.from({ length: width * width }, (_, sum) =>
  Math.min(100, scoreOf({ earned: sum % width, counted: Math.floor(sum / width) })),
);

// A tally counts the standings of all criteria in one number, four bits each, as there are fewer than 16 criteria.
const tallyUnit: Record<Standing, number> = {
  nothing: 0,
  met: 1,
  failed: 1 << 4,
  other_college: 1 << 8,
  no_college: 1 << 12,
  unclear: 1 << 16,
  question: 1 << 20,
};
const has = (tally: number, standing: Standing) => (tally & (15 * tallyUnit[standing])) !== 0;
const countOf = (tally: number, standing: Standing) => (tally / tallyUnit[standing]) & 15;

/** The results of all different requirements of one criterion, by their numbers. */
type ComparedColumn = {
  sums: Int32Array;
  tallies: Int32Array;
  /** The question whose answer is missing, as its place in `questionPaths`, plus 1; 0 when there is none. */
  questions: Uint8Array;
};

function compareAll(index: CatalogueIndex, student: Student, at: number): ComparedColumn {
  const criterion = criteria[at];
  const values = index.columns[at]?.values ?? [];
  const [sums, tallies] = [new Int32Array(values.length), new Int32Array(values.length)];
  const questions = new Uint8Array(values.length);
  if (!criterion) return { sums, tallies, questions };
  values.forEach((requirement, number) => {
    const comparison = requirement === null ? null : criterion.compare(student, requirement, index.today);
    if (comparison === null) return;
    const { earned, counted } = shareOf({ criterion, comparison });
    const standing = standingOf({ criterion, comparison }, student);
    sums[number] = counted * width + earned;
    tallies[number] = tallyUnit[standing];
    if (criterion.decides && comparison.result === "unknown") questions[number] = questionNumber(comparison, student);
  });
  return { sums, tallies, questions };
}

function questionNumber({ missing }: Comparison, { profile }: Student): number {
  const path = missing as QuestionPath | null; // only the interests, which decide nothing, name another
  return path === null || profile.set_aside?.[path] ? 0 : questionPaths.indexOf(path) + 1;
}

function addColumn(
  rows: { sums: Int32Array; tallies: Int32Array },
  numbers: Uint16Array | Uint32Array,
  results: ComparedColumn,
): void {
  const { sums, tallies } = rows;
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
  tallyOf: (row: number) => number,
): Pick<StudentResults, "sections" | "topQuestion"> {
  const placedIn = new Uint8Array(index.ids.length);
  const impacts = questionPaths.map((field) => ({ field, scholarships: 0, dollars: 0 }));
  const asking = compared.flatMap(({ questions }, at) => (questions.some((question) => question > 0) ? [at] : []));
  for (let row = 0; row < placedIn.length; row++) {
    const tally = tallyOf(row);
    if (has(tally, "failed")) continue;
    const asked = questionsOf(row);
    placedIn[row] = sectionNumber(sectionOfTally(tally, asked));
    // No answer to another question helps where the student named other colleges.
    if (has(tally, "other_college")) continue;
    for (let left = asked; left !== 0; left &= left - 1) {
      const counted = impacts[31 - Math.clz32(left & -left)];
      if (!counted) continue;
      counted.scholarships += 1;
      counted.dollars += Math.max(0, index.facts.amount[row] as number);
    }
  }
  return { sections: placedIn, topQuestion: topQuestion(impacts) };

  /** The questions of a row as bits, as there are fewer than 32. */
  function questionsOf(row: number): number {
    let asked = 0;
    for (const at of asking) {
      const question = compared[at]?.questions[index.columns[at]?.numbers[row] as number] ?? 0;
      if (question > 0) asked |= 1 << (question - 1);
    }
    return asked;
  }
}

function sectionOfTally(tally: number, asked: number): Section {
  if (has(tally, "other_college") || has(tally, "no_college")) return "other_college";
  if (has(tally, "unclear")) return "check";
  if (has(tally, "question")) return (asked & (asked - 1)) === 0 ? "one_answer" : "check";
  return countOf(tally, "met") > 0 ? "qualify" : "check";
}
