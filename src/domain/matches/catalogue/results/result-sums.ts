import { criteria } from "../../criteria/criteria.ts";
import type { Comparison, Criterion } from "../../criteria/criterion.ts";
import type { Student } from "../../criteria/student.ts";
import { type Section, sections } from "../../match-vocabulary.ts";
import { chanceOf, fitOf, shareOf, stepsOfDoubt } from "../../score-scale.ts";
import { type Standing, standingOf } from "../../section.ts";
import { oneCheck } from "./packed-results.ts";
import { bitOf } from "./question-bits.ts";

// The results of all criteria are added up in one whole number of 32 bits, so that a match costs one addition per criterion.

export const sectionNumber = (section: Section): number => sections.indexOf(section) + 1;

// Its lower half is the sum: the units that are earned, and the steps of doubt.
const sumBits = 16;
const unitOfDoubt = 2 ** 8;
const mostUnits = criteria.reduce((sum, { units }) => sum + units.met, 0);
const mostSteps = criteria.length * Math.max(...stepsOfDoubt);

// Its upper half is the tally: how many criteria have each standing. Only one is about colleges.
const tallyUnit: Record<Standing, number> = {
  nothing: 0,
  met: 1,
  question: 1 << 4,
  unclear: 1 << 8,
  other_college: 1 << 13,
  no_college: 1 << 14,
  failed: 1 << 15,
};
const metBits = tallyUnit.question - tallyUnit.met;
const questionBits = tallyUnit.unclear - tallyUnit.question;
const unclearBits = tallyUnit.other_college - tallyUnit.unclear;
const anyCollegeBits = tallyUnit.other_college + tallyUnit.no_college;
if (mostUnits >= unitOfDoubt || mostSteps >= unitOfDoubt || criteria.length >= tallyUnit.question)
  throw new Error("The sums of the criteria need more bits.");

/** What one result adds to the sums of a match. */
export type Addend = {
  /** The tally and the sum in one number. One that rules out has the highest bit, which two of them would clear. */
  total: number;
  /** The question whose answer is missing: its bit, as `bitOf` gives it; 0 when there is none. */
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
    total: (tally << sumBits) | (doubt * unitOfDoubt + earned),
    question: criterion.decides && comparison.result === "unknown" ? questionBit(comparison, student) : 0,
  };
}

export const nothingToAdd: Addend = { total: 0, question: 0 };

function questionBit({ missing }: Comparison, { profile }: Student): number {
  return missing === null || profile.set_aside?.[missing] ? 0 : bitOf(missing);
}

/** Whether a criterion rules the student out, by what it adds. */
export const isRuledOut = (total: number): boolean => total < 0;
/** Whether the scholarship is for other colleges than those that the student named. */
export const isOfOtherCollege = (total: number): boolean => (total & (tallyUnit.other_college << sumBits)) !== 0;

const scores = Uint8Array.from({ length: 2 ** sumBits }, (_, sum) =>
  Math.round(fitOf(sum % unitOfDoubt) * chanceOf(Math.floor(sum / unitOfDoubt))),
);
/** The score of what all criteria add up to. */
export const scoreOf = (total: number): number => scores[total & (scores.length - 1)] as number;

const numberOfSection = {
  qualify: sectionNumber("qualify"),
  one_answer: sectionNumber("one_answer"),
  check: sectionNumber("check"),
  other_college: sectionNumber("other_college"),
};
/** In place of a section: `one_answer` where all missing answers are the same, else `check`. */
const byQuestions = oneCheck + 1;

const places = Uint8Array.from({ length: tallyUnit.failed }, (_, tally) => {
  if ((tally & anyCollegeBits) !== 0) return numberOfSection.other_college;
  if ((tally & (unclearBits | questionBits)) === tallyUnit.unclear) return oneCheck;
  if ((tally & unclearBits) !== 0) return numberOfSection.check;
  if ((tally & questionBits) !== 0) return byQuestions;
  return (tally & metBits) !== 0 ? numberOfSection.qualify : numberOfSection.check;
});

/**
 * The number of the section of what all criteria add up to, none of which rules the student out. `asked` has a bit for each question
 * whose answer is missing. For a match of the section `check` `oneCheck` where it leaves one thing to check.
 */
export function placeOfTotal(total: number, asked: number): number {
  const place = places[total >>> sumBits] as number;
  if (place !== byQuestions) return place;
  return (asked & (asked - 1)) === 0 ? numberOfSection.one_answer : numberOfSection.check;
}

/** As `placeOfTotal`, but the number of `check` for all of that section. */
export function sectionOfTotal(total: number, asked: number): number {
  const place = placeOfTotal(total, asked);
  return place === oneCheck ? numberOfSection.check : place;
}
