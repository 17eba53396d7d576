import { readableLine } from "../bounded-text.ts";
import { isBlank } from "../is-blank.ts";
import { withCountryOfDollar } from "./foreign-figure.ts";
import { isRangeBetween, type Limits, limitsOf } from "./limits.ts";
import { type Money, readMoney } from "./money.ts";
import { sumKind } from "./sum-words.ts";

export type Amount = {
  /** Whole US dollars; null where the words name no such limit. */
  amount_min: number | null;
  amount_max: number | null;
  /** The sponsor's words; null when blank ("N/A", "0"). */
  amount_text: string | null;
  /** ISO code of the currency that the words name, or null. */
  currency: string | null;
  kind: "exact" | "range" | "up_to" | "at_least" | "full" | "varies" | "unknown";
};

/** Forms send zero for "no answer". An amount to be announced counts as blank; a day to be announced does not. */
const noAmount = /^(?:[$£€]?\s?0+(?:[.,]0+)?(?: ?USD)?|tba|tbd|tbc|to be (?:announced|determined))\.?$/i;
const full =
  /\bfull(?:y)?[\s-]+(?:(?:in|out-of)-state )?(?:tuition|ride|fund|cost|scholarship(?! consideration)|four|two|fees|stipend)|\b100\s?(?:%|percent) (?:of )?(?:the )?tuition|\btuition[\s-]free\b|(?<!\bnot (?:offer|provide|include|cover|pay) )\bfree (?:(?:college|in-state|undergraduate) )?tuition\b(?! (?:week|trial)| (?:at|to|for|in|on) (?:[\w-]+ ){1,3}(?:courses?|workshops?|class(?:es)?|camps?|seminars?|boot ?camps?|programs?)\b)/i;
const varies = /\bvar(?:y|ies|ied|iable|ious)\b|\bdepend(?:s|ing|ent)\b|\bneed-based\b/i;
const explainsPool = /\([^()]*\bindividual awards?\b/i;
const countedThing =
  /^\+?\s*(?:[a-z-]+\s+)?(?:awards?|scholarships?|recipients?|winners?|students?|years?|months?|weeks?|semesters?|grants?|fellowships?|prizes?|first|place|seniors?|freshm[ae]n|juniors?|members?|people|schools?|applicants?|days?|hours?|words?|pages?|gpa|credits?|units?|points?)\b/i;

export const unknownAmount: Amount = {
  amount_min: null,
  amount_max: null,
  amount_text: null,
  currency: null,
  kind: "unknown",
};

/**
 * Reads the amount of a scholarship from a field for amounts, where a plain number is money. Only whole US dollars
 * become numbers; other amounts stay in words. `dollar` is the currency that "$" stands for.
 */
export function parseAmount(words: string | number | null | undefined, dollar = "USD"): Amount {
  const text = readableLine(String(words ?? ""));
  if (isBlank(text) || noAmount.test(text)) return unknownAmount;
  const amount = amountOfStatement(text, amountSums(text, dollar));
  return amount.currency === dollar ? { ...amount, amount_text: withCountryOfDollar(text, dollar) } : amount;
}

/** "This $3,500 | scholarship will cover the full costs" */
const coversAll =
  /^ (?:[\w-]+ ){0,2}(?:award|fellowship|grant|scholarship)s? (?:(?:can|may|that|which|will) )?covers?\b/i;

/** The amount that one statement with these sums names; without any, whether it is full or varies. */
export function amountOfStatement(text: string, sums: readonly Money[], totals = true): Amount {
  const foreign = sums.find((sum) => sum.marked && sum.currency !== "USD" && sumKind(text, sum) !== "other");
  const told = { ...unknownAmount, amount_text: text, kind: kindOfWords(text) };
  if (foreign) return { ...told, currency: foreign.currency };
  const limits = explainsPool.test(text) ? null : limitsOf(text, sums, totals);
  // A minimum beside full tuition is another part of the scholarship, such as a stipend.
  const isBeside = full.test(text) && limits?.min != null && !(sums[0] && coversAll.test(text.slice(sums[0].end)));
  if (!limits || isBeside) return told;
  return amountOf(limits, text);
}

export function amountOf(limits: Limits, text: string): Amount {
  return {
    amount_min: limits.min,
    amount_max: limits.max,
    amount_text: text,
    currency: "USD",
    kind: full.test(text) ? "full" : kindOf(limits),
  };
}

/** Whether the words promise all of a cost, such as "full tuition". */
export const isFull = (text: string): boolean => full.test(text);

function kindOfWords(text: string): Amount["kind"] {
  if (full.test(text)) return "full";
  return varies.test(text) ? "varies" : "unknown";
}

function kindOf({ min, max }: Limits): Amount["kind"] {
  if (min === null) return "up_to";
  if (max === null) return "at_least";
  return min === max ? "exact" : "range";
}

/**
 * The sums that can be an award amount: sums with a currency, a plain number at the start, and the other end of a
 * range.
 */
function amountSums(text: string, dollar: string): Money[] {
  const all = readMoney(text, dollar);
  const anyMarked = all.some((sum) => sum.marked);
  const opening = /^\s*(?:(?:award )?(?:amount|value)s?\s?:\s?)?(?:up to\s+|from\s+)?$/i;
  const amounts = new Set<Money>();
  all.forEach((sum, i) => {
    const next = all[i + 1];
    const previous = all[i - 1];
    const isCount = countedThing.test(text.slice(sum.end)) || (!sum.marked && isGrade(sum));
    const gap = previous && amounts.has(previous) ? text.slice(previous.end, sum.start) : null;
    const opens = !anyMarked && opening.test(text.slice(0, sum.start));
    const closesRange = gap !== null && isRangeBetween(gap) && (sum.marked || sum.value >= (previous?.value ?? 0));
    const opensRange = next?.marked && sum.value >= 100 && isRangeBetween(text.slice(sum.end, next.start));
    const isAlternative = !anyMarked && gap !== null && /^ ?(?:,|or|\/) ?$/.test(gap);
    if (sum.marked || opensRange || (!isCount && (opens || closesRange || isAlternative))) amounts.add(sum);
  });
  return isSchoolYear([...amounts]) ? [] : [...amounts];
}

/** "3.5" in an amount column is a GPA. */
const isGrade = ({ value, coefficient }: Money) => value === coefficient && value < 20;

/** "2026-2027" in an amount column is a cycle. */
function isSchoolYear(sums: Money[]): boolean {
  const [from, to] = sums;
  return (
    sums.length === 2 &&
    from !== undefined &&
    to !== undefined &&
    !from.marked &&
    from.value > 1990 &&
    to.value - from.value === 1
  );
}
