import { questionPaths } from "../../profile/question-paths.ts";
import { criteria } from "../criteria/criteria.ts";
import { type Comparison, type Criterion, mostMore } from "../criteria/criterion.ts";
import type { Student } from "../criteria/student.ts";
import { type Section, sections } from "../match-vocabulary.ts";
import { scoreOf, shareOf } from "../score-scale.ts";
import { type Standing, standingOf } from "../section.ts";

// The results of all criteria are added up in a few whole numbers, so that a match costs one addition per criterion.

export const sectionNumber = (section: Section): number => sections.indexOf(section) + 1;

// One number holds both sums over all criteria: counted * width + earned. So each criterion costs one addition.
const width = criteria.reduce(
  (sum, { weights: { met, open, more = 0 } }) => sum + Math.max(met, open + more * mostMore),
  1,
);
/** The score of a whole sum. */
export const scoreOfSum = Uint8Array.from({ length: width * width }, (_, sum) =>
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
export const has = (tally: number, standing: Standing) => (tally & (15 * tallyUnit[standing])) !== 0;
/** Set in the tally of a match that a criterion rules out. */
export const failedBits = 15 * tallyUnit.failed;
/** Set in the tally of a match with an unknown result. */
export const openBits = 15 * (tallyUnit.no_college + tallyUnit.unclear + tallyUnit.question);

/** What one result adds to the sums of a match. */
export type Addend = {
  sum: number;
  tally: number;
  /** The question whose answer is missing: one bit for its place in `questionPaths`; 0 when there is none. */
  question: number;
};

/** `comparison` is null where nothing is required; then there is nothing to add. */
export function addendOf(
  criterion: Criterion<unknown> | undefined,
  comparison: Comparison | null,
  student: Student,
): Addend {
  if (!criterion || comparison === null) return nothingToAdd;
  const { earned, counted } = shareOf({ criterion, comparison });
  return {
    sum: counted * width + earned,
    tally: tallyUnit[standingOf({ criterion, comparison }, student)],
    question: criterion.decides && comparison.result === "unknown" ? questionBit(comparison, student) : 0,
  };
}

const nothingToAdd: Addend = { sum: 0, tally: 0, question: 0 };

function questionBit({ missing }: Comparison, { profile }: Student): number {
  return missing === null || profile.set_aside?.[missing] ? 0 : 1 << questionPaths.indexOf(missing);
}

const numberOfSection = {
  qualify: sectionNumber("qualify"),
  one_answer: sectionNumber("one_answer"),
  check: sectionNumber("check"),
  other_college: sectionNumber("other_college"),
};

/** The number of the section. `asked` has a bit for each question whose answer is missing. */
export function sectionOfTally(tally: number, asked: number): number {
  if (has(tally, "other_college") || has(tally, "no_college")) return numberOfSection.other_college;
  if (has(tally, "unclear")) return numberOfSection.check;
  if (has(tally, "question")) return (asked & (asked - 1)) === 0 ? numberOfSection.one_answer : numberOfSection.check;
  return has(tally, "met") ? numberOfSection.qualify : numberOfSection.check;
}
