import type { Comparison, MatchableScholarship } from "../criterion.ts";
import { against, met } from "../criterion.ts";
import type { AwardAmount } from "../requirements.ts";

/** From here on an award pays for the work that it takes. */
const worthwhile = 1000;

const fullCost =
  /\b(?:full|all|entire|100%|whole)(?: of)?(?: the)?(?: cost of)? (?:tuition|cost|costs|fees|ride|expenses|attendance|funding)\b/i;

/** "Tuition, room and board", "Tuition at county colleges", where the words begin with it. */
const allTuition =
  /^(?:free )?tuition(?: at |,? and (?:(?:an?|required|mandatory|monthly|annual|living) ){0,2}(?:fees|stipend|room|board|housing|travel|expenses|costs)\b|, )/i;
/** What is left of it, or a part. */
const ofRest = /\b(?:left|after other|part|partial|sometimes|toward|up to (?!\w+ years))\b/i;
/** What is no year of study, and what is not paid. */
const ofLess =
  /\b(?:conferences?|workshops?|seminars?|courses?|class(?:es)?|exams?|examinations?|tests?|camps?|weekend|not|no)\b/i;

const loan =
  /\b(?:scholarship|grant|student|emergency)[ /-]loan\b|\bloan[ /-](?:scholarship|program|programme|fund|grant)\b|\b(?:an?|half) loan\b/i;
/** A loan that service pays off, or money to pay off loans that students have. */
const paidOff = /\bforgiv|\brepayment\b|\bfor-service\b|\bincentive\b|\brelief\b|\bassistance\b/i;

const isLoan = (words: string): boolean => loan.test(words) && !paidOff.test(words);

/** What the scholarship pays, as far as it changes the order; null for any other sum that is paid once. */
export function awardAmountOf(scholarship: MatchableScholarship): AwardAmount | null {
  const { title, amount_min, amount_max, renewable } = scholarship;
  const words = scholarship.amount_text ?? "";
  if (isLoan(`${title} | ${words}`)) return "loan";
  const amount = amount_max ?? amount_min;
  if (amount === null && paysInFull(words)) return "full";
  // A figure beside all costs is a part of them, and 0 stands for an unknown amount.
  if (amount !== null && amount > 0 && amount < worthwhile && !fullCost.test(words)) return "small";
  return renewable === true ? "renewable" : null;
}

const paysInFull = (words: string): boolean =>
  (fullCost.test(words) || (allTuition.test(words.trim()) && !ofRest.test(words))) && !ofLess.test(words);

/**
 * What pays for several years of study is worth more than any sum that is paid once: among scholarships of equal scores readers put it
 * half a grade higher, and a larger sum no higher (decision 0435).
 */
export function compareAmount(amount: AwardAmount): Comparison {
  if (amount === "loan") return against;
  return amount === "small" ? aLittleAgainst : met;
}

/** It takes about as much work as a larger one. */
const aLittleAgainst: Comparison = { ...against, doubt: 0 };

const worthwhileWords = `$${worthwhile.toLocaleString("en-US")}`;

export const amountWords = (amount: AwardAmount): string => words[amount];
const words: Record<AwardAmount, string> = {
  loan: "A loan, which you pay back",
  small: `Less than ${worthwhileWords}`,
  renewable: "For more than one year, as it can be renewed",
  full: "Full tuition or costs",
};
