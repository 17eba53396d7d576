import type { Comparison, MatchableScholarship } from "../criterion.ts";
import { against, close, met } from "../criterion.ts";
import type { AwardAmount } from "../requirements.ts";

const largeAmount = 5000;
const mediumAmount = 1000;

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

/** How much money the scholarship pays, in steps; null where no dollars are stated. */
export function awardAmountOf({
  title,
  amount_min,
  amount_max,
  amount_text,
}: MatchableScholarship): AwardAmount | null {
  if (isLoan(`${title} | ${amount_text ?? ""}`)) return "loan";
  const amount = amount_max ?? amount_min;
  if (amount === null) return paysInFull(amount_text ?? "") ? "full" : null;
  if (amount >= largeAmount) return "large";
  if (amount >= mediumAmount) return "medium";
  // A figure beside all costs is a part of them, and 0 stands for an unknown amount.
  return amount > 0 && !fullCost.test(amount_text ?? "") ? "small" : null;
}

const paysInFull = (words: string): boolean =>
  (fullCost.test(words) || (allTuition.test(words.trim()) && !ofRest.test(words))) && !ofLess.test(words);

export function compareAmount(amount: AwardAmount): Comparison {
  if (amount === "loan") return against;
  if (amount === "small") return aLittleAgainst;
  return amount === "medium" ? close : met;
}

/** It takes about as much work as a larger one. */
const aLittleAgainst: Comparison = { ...against, doubt: 0 };

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
const [mediumWords, largeWords] = [dollars(mediumAmount), dollars(largeAmount)];

export function amountWords(amount: AwardAmount): string {
  if (amount === "loan") return "A loan, which you pay back";
  if (amount === "small") return `Less than ${mediumWords}`;
  if (amount === "full") return "Full tuition or costs";
  return amount === "large" ? `${largeWords} or more` : `${mediumWords} or more`;
}
