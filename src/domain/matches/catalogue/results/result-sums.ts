import { questionPaths } from "../../../profile/question-paths.ts";
import { criteria } from "../../criteria/criteria.ts";
import type { Comparison, Criterion } from "../../criteria/criterion.ts";
import type { Student } from "../../criteria/student.ts";
import { type Section, sections } from "../../match-vocabulary.ts";
import { chanceOf, fitOf, shareOf, stepsOfDoubt } from "../../score-scale.ts";
import { type Standing, standingOf } from "../../section.ts";
import { oneCheck } from "./packed-results.ts";

// The results of all criteria are added up in a few whole numbers, so that a match costs one addition per criterion.

export const sectionNumber = (section: Section): number => sections.indexOf(section) + 1;

// One number holds the two sums over all criteria: doubt and earned, ten bits for the latter.
const unitOfDoubt = 2 ** 10;
const mostUnits = criteria.reduce((sum, { units }) => sum + units.met, 0);
if (mostUnits >= unitOfDoubt) throw new Error("The units of the criteria need more bits.");
const chances = Float64Array.from({ length: criteria.length * Math.max(...stepsOfDoubt) + 1 }, (_, doubt) =>
  chanceOf(doubt),
);

// A tally counts the standings of all criteria in one number, four bits each, as fewer than 15 criteria decide.
const tallyUnit: Record<Standing, number> = {
  nothing: 0,
  met: 1,
  failed: 1 << 4,
  other_college: 1 << 8,
  no_college: 1 << 12,
  unclear: 1 << 16,
  question: 1 << 20,
};
const tallies = 2 ** 24;
const bitsOf = (...standings: Standing[]) => standings.reduce((bits, standing) => bits | (15 * tallyUnit[standing]), 0);
const failedBits = bitsOf("failed");
const otherCollegeBits = bitsOf("other_college");
const anyCollegeBits = bitsOf("other_college", "no_college");
const unclearBits = bitsOf("unclear");
const questionBits = bitsOf("question");
const metBits = bitsOf("met");

/** What one result adds to the sums of a match. */
export type Addend = {
  /** The sum and the tally in one number, sum * tallies + tally, so that each criterion costs one addition. */
  total: number;
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
  const { earned, doubt } = shareOf({ criterion, comparison });
  const standing = standingOf({ criterion, comparison }, student);
  // Of the conditions, which are one criterion, several may be unclear.
  const tally = tallyUnit[standing] * (standing === "unclear" && comparison.several ? 2 : 1);
  return {
    total: (doubt * unitOfDoubt + earned) * tallies + tally,
    question: criterion.decides && comparison.result === "unknown" ? questionBit(comparison, student) : 0,
  };
}

const nothingToAdd: Addend = { total: 0, question: 0 };

function questionBit({ missing }: Comparison, { profile }: Student): number {
  return missing === null || profile.set_aside?.[missing] ? 0 : 1 << questionPaths.indexOf(missing);
}

// Both are whole numbers of 32 bits, which take no memory where they are handed on, as a total would.
export const sumOf = (total: number): number => Math.floor(total / tallies) | 0;
export const tallyOf = (total: number): number => (total - sumOf(total) * tallies) | 0;

/** Whether a criterion rules the student out. */
export const isRuledOut = (total: number): boolean => (tallyOf(total) & failedBits) !== 0;
/** Whether the scholarship is for other colleges than those that the student named. */
export const isOfOtherCollege = (tally: number): boolean => (tally & otherCollegeBits) !== 0;
/** The score of what all criteria add up to. It is remembered, as each match needs one and few are different. */
export function scoreOfSum(sum: number): number {
  const known = scores[sum] as number;
  if (known !== 0) return known - 1;
  const score = Math.round(fitOf(sum % unitOfDoubt) * (chances[Math.floor(sum / unitOfDoubt)] as number));
  scores[sum] = score + 1;
  return score;
}
const scores = new Uint8Array(chances.length * unitOfDoubt);

const numberOfSection = {
  qualify: sectionNumber("qualify"),
  one_answer: sectionNumber("one_answer"),
  check: sectionNumber("check"),
  other_college: sectionNumber("other_college"),
};

/**
 * The number of the section; 0 when a criterion rules the student out. `asked` has a bit for each question whose answer
 * is missing.
 */
export function sectionOfTally(tally: number, asked: number): number {
  if ((tally & failedBits) !== 0) return 0;
  if ((tally & anyCollegeBits) !== 0) return numberOfSection.other_college;
  if ((tally & unclearBits) !== 0) return numberOfSection.check;
  if ((tally & questionBits) !== 0)
    return (asked & (asked - 1)) === 0 ? numberOfSection.one_answer : numberOfSection.check;
  return (tally & metBits) !== 0 ? numberOfSection.qualify : numberOfSection.check;
}

/** The number of the section. For a match of the section `check` `oneCheck` where it leaves one thing to check. */
export function placeOfTally(tally: number, asked: number): number {
  const section = sectionOfTally(tally, asked);
  if (section !== numberOfSection.check) return section;
  return (tally & (unclearBits | questionBits)) === tallyUnit.unclear ? oneCheck : section;
}
