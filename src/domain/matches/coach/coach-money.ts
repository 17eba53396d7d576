import { foreignFigure } from "../../reader/amounts/foreign-figure.ts";
import { isRangeBetween } from "../../reader/amounts/limits.ts";
import { type Money, readMoney } from "../../reader/amounts/money.ts";
import { sumKind, timeOfRate } from "../../reader/amounts/sum-words.ts";
import { formatDollars } from "../../scholarships/money/money-range.ts";
import type { Scholarship } from "../../scholarships/scholarship.ts";
import { numberInWord } from "../../words/number-words.ts";
import { awardAmountOf } from "../criteria/money/award-amount.ts";

/** What a scholarship pays, as the coach counts it. */
export type Pay = {
  /** The most it pays in whole US dollars; 0 when not known. What is stated by the month counts for the months that are told, else for ten, and a euro or a pound as a dollar at least. */
  dollars: number;
  /** Whether it pays all costs, or those of study or travel beside a living, without a figure for all of it. */
  inFull: boolean;
  /** What it pays, in words after "it pays"; null when not known. */
  words: string | null;
  /** Months for which `dollars` counts a sum by the month though the sponsor tells none; absent for other sums. */
  monthsCounted?: number;
};

/** A stipend is mostly paid in the months of study. */
const monthsOfStudy = 10;
/** Currencies of which one is worth a dollar at least. */
const counted: ReadonlySet<string> = new Set(["USD", "EUR", "GBP"]);
const signBefore = /(?:(?<!\p{L})US ?)?[$€£] ?$/u;
/** "For nine months", "for up to 12 months", "for half a year"; a year has twelve. */
const monthsAfter =
  /\bfor (?:(?:up to|a period of) )?(?:([\w-]{1,12}) months?|(?:half (?:an? )?|(?:an?|one) (?:calendar |full |half )?|a half-)year)\b/i;

const living = /\b(?:stipends?|allowances?|living|housing|room|residence|(?:a|per|each) month|monthly)\b/i;
const beside = /\b(?:fees|tuition|insurance|travel|airfare|flights?)\b/i;
/** What pays but a part, or not to everybody. */
const inPart = /\b(?:part|partial|sometimes|often|toward|support|not|no|grant for living|left after|up to)\b/i;

export function payOf(scholarship: Scholarship): Pay {
  const { amount_max, amount_min, amount_text } = scholarship;
  const stated = amount_max || amount_min || 0;
  if (stated > 0) return { dollars: stated, inFull: false, words: `up to ${formatDollars(stated)}` };
  const words = amount_text ?? "";
  const inFull =
    awardAmountOf(scholarship) === "full" || (living.test(words) && beside.test(words) && !inPart.test(words));
  const [first, ...others] = sumsPaid(words).map((sum) => payOfSum(words, sum, inFull));
  if (!first) return { dollars: 0, inFull, words: null };
  return others.reduce((most, other) => (other.dollars > most.dollars ? other : most), first);
}

/** A sum, or the two ends of a range. */
type SumPaid = { from: Money; to: Money };

/**
 * The sums in the words that a scholarship pays, in currencies that count. Of dollars only those by the month: others are none of all of it, or
 * they would be its amount.
 */
function sumsPaid(words: string): SumPaid[] {
  const all = readMoney(words);
  const isPaid = (sum: Money) =>
    sum.marked && counted.has(sum.currency) && /^(?:amount|rate)$/.test(sumKind(words, sum));
  return all.flatMap((to, at) => {
    const next = all[at + 1];
    if (!isPaid(to) || (next && isRangeBetween(words.slice(to.end, next.start)))) return [];
    const before = all[at - 1];
    const from = before && isPaid(before) && isRangeBetween(words.slice(before.end, to.start)) ? before : to;
    return to.currency === "USD" && timeOfRate(words, to) !== "month" ? [] : [{ from, to }];
  });
}

function payOfSum(words: string, { from, to }: SumPaid, inFull: boolean): Pay {
  const sign = signBefore.exec(words.slice(0, from.start))?.[0];
  const written =
    sign === undefined
      ? foreignFigure({ min: from.value, max: to.value }, to.currency)
      : words.slice(from.start - sign.length, to.end);
  const figure = /\bup to $/i.test(words.slice(0, from.start - (sign ?? "").length)) ? `up to ${written}` : written;
  const time = timeOfRate(words, to);
  if (time === null) return { dollars: to.value, inFull, words: figure };
  const next = readMoney(words).find(({ start, marked }) => marked && start >= to.end);
  const told = time === "month" ? monthsTold(words.slice(to.end, next?.start)) : null;
  const ofTime = `${figure} a ${time}`;
  if (time === "week") return { dollars: to.value, inFull, words: ofTime };
  if (told !== null) return { dollars: to.value * Math.min(told, 12), inFull, words: `${ofTime} for ${told} months` };
  return { dollars: to.value * monthsOfStudy, inFull, words: ofTime, monthsCounted: monthsOfStudy };
}

/** The months for which a sum is paid by its sponsor's words, of which a year counts twelve at most; null where they tell none. */
function monthsTold(after: string): number | null {
  const found = monthsAfter.exec(after);
  if (!found) return null;
  const [words, count = /\bhalf\b/i.test(words) ? "6" : "12"] = found;
  const months = /^\d+$/.test(count) ? Number(count) : numberInWord(count.toLowerCase());
  return months === null || months < 1 ? null : months;
}
