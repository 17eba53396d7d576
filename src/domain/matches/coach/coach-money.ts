import { formatDollars } from "../../scholarships/money/money-range.ts";
import type { Scholarship } from "../../scholarships/scholarship.ts";
import { awardAmountOf } from "../criteria/money/award-amount.ts";

/** What a scholarship pays, as the coach counts it. */
export type Pay = {
  /** The most it pays in whole US dollars; 0 when not known. What is stated by the month counts for a school year, and a euro or a pound as a dollar at least. */
  dollars: number;
  /** Whether it pays all costs, or those of study or travel beside a living, without a figure for all of it. */
  inFull: boolean;
  /** What it pays, in words after "it pays"; null when not known. */
  words: string | null;
};

/** A stipend is mostly paid in the months of study. */
const monthsOfYear = 10;

/** Not "HK$28,400", which is less, nor "€1.200". */
const sumInText = /(?<!\p{L})(?:US)?([$€£]) ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?!\d|[.,]\d{3})/u;
const aMonth = /^ ?(?:\/ ?|an? |per |each |every )?month(?:ly)?\b/i;
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
  const sum = sumInText.exec(words);
  if (!sum) return { dollars: 0, inFull, words: null };
  const [written, sign = "", digits = ""] = sum;
  const amount = Number(digits.replaceAll(",", ""));
  const isMonthly = aMonth.test(words.slice(sum.index + written.length));
  // Without a figure for all of it a sum beside dollars tells nothing: it may be a fee.
  if (!isMonthly && sign === "$") return { dollars: 0, inFull, words: null };
  const most = /\bup to $/i.test(words.slice(0, sum.index)) ? `up to ${written}` : written;
  return {
    dollars: isMonthly ? amount * monthsOfYear : amount,
    inFull,
    words: isMonthly ? `${most} a month` : most,
  };
}
