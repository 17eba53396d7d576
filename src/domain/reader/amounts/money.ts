import { spelledNumbers } from "../../words/number-words.ts";
import { writtenDays } from "../days/dates.ts";
import { currencyOf, endsCurrency } from "./currencies.ts";

/** One sum of money in a text: its position, its amount and its currency (ISO code). */
export type Money = {
  start: number;
  end: number;
  /** As written, multiplied out: "$1.5 million" is 1500000, "$5,239.45" is 5239.45. */
  value: number;
  /** The number before its multiplier: 1.5 of "$1.5 million". */
  coefficient: number;
  currency: string;
  /** False for a number that names no currency. */
  marked: boolean;
};

const multipliers: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  million: 1e6,
  billion: 1e9,
  lac: 1e5,
  lakh: 1e5,
  crore: 1e7,
};

// The look-arounds exclude numbers inside words, times, shares and percentages: 3D, 4th, 5:00, 1/2, 50%, 25 to 50 percent.
const number =
  /(?<![\d.,:/\w])(?:(?<=[$€£] ?)|(?!\d{1,3},? ?(?:or|to|and|-|–) ?\d{1,3}\s?(?:%|percent)))(\d{1,3}(?:(?: \d{3})+|(?:, 000)+)(?!\d)|\d+(?:[.,'’]\d+)*(?![.,'’]?\d))(?:\s?(k|thousand|mm|mil|million|m|billion|lac|lakh|crore)(?:(?<=lac|lakh|crore)s)?\b)?(?!(?!(?:usd|eur|euros?|gbp|cad|aud|nzd|chf|inr)\b)[\w%]|[:/]\d|\s?percent)/giu;

/**
 * Every sum of money in the words, in order, and every plain number, which may or may not be one (`marked: false`).
 * Numbers of a written day are left out. `dollar` is the currency that "$" stands for.
 */
export function readMoney(words: string, dollar = "USD"): Money[] {
  const text = spaced(words);
  const days = writtenDays(words);
  const isOfDay = (start: number, end: number) => days.some((day) => start < day.end && day.start < end);
  const written = [...digitSums(text), ...wordSums(text)].filter(({ start, end }) => !isOfDay(start, end));
  const found = written.map((sum) => ({
    ...sum,
    named: currencyOf(words.slice(Math.max(0, sum.start - 12), sum.start), words.slice(sum.end, sum.end + 28)),
  }));
  // "$2,100 - $4,200 USD": the currency that one sum names is that of the others.
  const meant = found.find(({ named }) => named !== null && named !== "$" && dollars.has(named))?.named ?? dollar;
  return found
    .map(({ start, end, coefficient, times, named }) => {
      const value = Math.round(coefficient * times * 100) / 100;
      const currency = named === "$" ? meant : (named ?? dollar);
      return { start, end, value, coefficient, currency, marked: named !== null };
    })
    .sort((a, b) => a.start - b.start)
    .map((sum, i, all) => (sum.marked ? sum : otherEnd(words, all, i)));
}

const dash = /^ ?(?:-|–|—|to) ?(?:[A-Z]{0,3}[$€£] ?)?$/;
const countedAfter = /^ ?(?:words?|students?|awards|scholarships|winners?|recipients?|characters|years?|people)\b/i;
/** "$1,000 - 2027 award cycle" */
const year = /^20[1-3]\d$/;

/** The plain number at one end of a range whose other end names the currency: "1,500-2,500 GBP", "$500-1,000". */
function otherEnd(words: string, all: readonly Money[], at: number): Money {
  const [previous, sum, next] = [all[at - 1], all[at] as Money, all[at + 1]];
  if (sum.value < 100 || year.test(words.slice(sum.start, sum.end)) || countedAfter.test(words.slice(sum.end)))
    return sum;
  const isJoined = (gap: string) =>
    dash.test(gap) || (gap === " and " && /\bbetween $/i.test(words.slice(Math.max(0, sum.start - 10), sum.start)));
  const isBelow = next?.marked && sum.value < next.value && isJoined(words.slice(sum.end, next.start));
  const isAbove = previous?.marked && sum.value > previous.value && dash.test(words.slice(previous.end, sum.start));
  const end = isBelow ? next : isAbove ? previous : null;
  return end ? { ...sum, currency: end.currency, marked: true } : sum;
}

const dollars: ReadonlySet<string> = new Set(["USD", "CAD", "AUD", "NZD", "HKD", "SGD"]);

type Written = { start: number; end: number; coefficient: number; times: number };

function digitSums(text: string): Written[] {
  return [...text.matchAll(number)].flatMap((match) => {
    const [whole, digits = "", word] = match;
    const coefficient = numberOf(digits);
    if (coefficient === null) return [];
    const times = multipliers[word?.toLowerCase() ?? ""] ?? 1;
    return [{ start: match.index, end: match.index + whole.length, coefficient, times }];
  });
}

/**
 * Sums in words, which need "dollars" or another currency behind them, or behind the other end of their range; "one" of
 * "one $500 award" is a count.
 */
function wordSums(text: string): Written[] {
  const hasCurrency = (end: number) => currencyOf("", text.slice(end, end + 28)) !== null;
  return spelledNumbers(text)
    .filter(({ start, end }, i, all) => {
      const next = all[i + 1];
      const isLowerEnd = next && / (?:and|to) |-|–/.exec(text.slice(end, next.start))?.index === 0;
      return (hasCurrency(end) || (isLowerEnd && hasCurrency(next.end))) && !/[$\d]\s?$/.test(text.slice(0, start));
    })
    .map(({ start, end, value }) => ({ start, end, coefficient: value, times: 1 }));
}

/** The value of a number in English, continental, Swiss or Indian notation, or null ("1.2.3", "1,2"). */
function numberOf(digits: string): number | null {
  if (/^\d{1,3}(?:(?:[ ,'’]|, )\d{3})+(?:\.\d{1,2})?$/.test(digits)) return Number(digits.replace(/[ ,'’]/g, ""));
  if (/^\d+(?:\.\d{1,2})?$/.test(digits)) return Number(digits);
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits)) {
    return Number(digits.replaceAll(".", "").replace(",", "."));
  }
  return /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(digits) ? Number(digits.replaceAll(",", "")) : null;
}

/**
 * Separates "USD5000", "Rs5000" and "R50,000" into letters and number. The length stays the same, so that positions stay right.
 */
function spaced(words: string): string {
  return words
    .replace(/[A-Za-z](?=\d)/g, (letter, at: number) =>
      endsCurrency(words.slice(Math.max(0, at - 2), at + 1)) ? " " : letter,
    )
    .replace(/(?<![A-Za-z])[NR](?=\d{1,3}[ ,]\d{3})/g, " ");
}
