import { readableLine } from "../bounded-text.ts";
import { isBlank } from "../is-blank.ts";
import { type Money, readMoney } from "./money.ts";

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
const noAmount = /^(?:[$£€]?\s?0+(?:\.0+)?|tba|tbd|tbc|to be (?:announced|determined))\.?$/i;
const full =
  /\bfull(?:y)?[\s-]+(?:tuition|ride|fund|cost|scholarship|four|two|fees|stipend)|\b100\s?% (?:of )?(?:the )?tuition|\btuition[\s-]free\b/i;
const varies = /\bvar(?:y|ies|ied|iable|ious)\b|\bdepend(?:s|ing|ent)\b|\bneed-based\b/i;
/** Sums for all winners together. They are not the amount of one award. */
const pool =
  /\btotal(?:l?ing|s)\b|\bin total\b|\btotal across\b|\bshared among\b|\bin (?:prizes|awards|scholarships|funding)\b|\bawarded (?:annually )?(?:to \d|across|among)|\baggregate\b/i;
const poolExplained = /\([^()]*\bindividual awards?\b/i;

const beforeUpTo =
  /\b(?:up to|upto|maximum(?: award| payment| amount)?(?: of| is)?|max\.?(?: of)?|as much as|no more than|not (?:to )?exceed(?:ing)?)[\s:]*$/i;
const beforeAtLeast =
  /\b(?:at least|minimum(?: award| amount)?(?: of| is)?|min\.?(?: of)?|from|starting (?:at|from)|more than|over|no less than|exceeding)[\s:]*$/i;
const afterAtLeast = /^\+|^\s*(?:or more\b|and up\b|and above\b|minimum\b|min\b)/i;
const afterUpTo = /^\s*(?:maximum\b|max\b|or less\b)/i;
/** Words before a sum that is approximate or not an award amount: a family's income, an average. */
const beforeNotStated =
  /(?:~|≈|\b(?:about|around|approx(?:imately|\.)?|roughly|averag(?:e|es|ing)(?: of| about)?|typically|commonly|usually|under|below|less than|worth))[\s:]*$/i;
const afterNotStated = /^\s*(?:typical|on average|average)\b/i;
/** A rate is not an amount, as the words do not give the sum for a year. */
const afterRate =
  /^ ?(?:\/|per\b|an?\b|each\b|every\b)? ?(?:credits?\b|hours?\b|months?\b|monthly\b|weeks?\b|weekly\b|days?\b|daily\b|page\b|mile\b)/i;
const countedThing =
  /^\+?\s*(?:[a-z-]+\s+)?(?:awards?|scholarships?|recipients?|winners?|students?|years?|months?|weeks?|semesters?|grants?|fellowships?|prizes?|first|place)\b/i;
const between = /^[ .]{0,3}(?:-{1,2}|–|—|to|through|and) ?(?:up to ?)?(?:US)?\$? ?$/i;

/** The largest value of an integer column. */
const mostDollars = 2_000_000_000;

type Limits = { min: number | null; max: number | null };

/**
 * Reads the amount of a scholarship from the sponsor's words. Only whole US dollars become numbers; other amounts stay
 * in words.
 */
export function parseAmount(words: string | number | null | undefined): Amount {
  const text = readableLine(String(words ?? ""));
  if (isBlank(text) || noAmount.test(text)) return { ...unknown, amount_text: null };
  const all = readMoney(text);
  const foreign = all.find((sum) => sum.marked && sum.currency !== "USD");
  const told = { ...unknown, amount_text: text, kind: kindOfWords(text) };
  if (foreign) return { ...told, currency: foreign.currency };
  const limits = poolExplained.test(text) ? null : limitsOf(text, full.test(text));
  if (!limits) return told;
  return {
    amount_min: limits.min,
    amount_max: limits.max,
    amount_text: text,
    currency: "USD",
    kind: full.test(text) ? "full" : kindOf(limits),
  };
}

const unknown: Amount = { amount_min: null, amount_max: null, amount_text: null, currency: null, kind: "unknown" };

function kindOfWords(text: string): Amount["kind"] {
  if (full.test(text)) return "full";
  return varies.test(text) ? "varies" : "unknown";
}

function kindOf({ min, max }: Limits): Amount["kind"] {
  if (min === null) return "up_to";
  if (max === null) return "at_least";
  return min === max ? "exact" : "range";
}

/** Words in brackets count only when the words outside name no amount. */
function limitsOf(text: string, isFull: boolean): Limits | null {
  const outside = text.replace(/\([^()]*\)?/g, (bracket) => " ".repeat(bracket.length));
  const inside = [...text.matchAll(/\(([^()]*)\)?/g)].map((match) => match[1] ?? "");
  const limits = [outside, ...inside].map(limitsOfPart).find((found) => found !== null) ?? null;
  if (isFull && limits) return limits.min === null ? limits : null;
  return limits;
}

function limitsOfPart(part: string): Limits | null {
  const sums = pool.test(part) ? [] : withoutEstimates(part, scholarshipSums(part));
  const read = sums.map((sum) => limitsOfSum(part, sum)).filter((limits) => limits !== null);
  if (read.length === 0) return null;
  const added = sums.findIndex(
    (sum, i) => i > 0 && /\b(?:plus|and an? additional)\b|\+/i.test(part.slice(sums[i - 1]?.end, sum.start)),
  );
  if (added > 0) return read[0]?.min ? { min: read[0].min, max: null } : null;
  const mins = read.map((limits) => limits.min).filter((min) => min !== null);
  const maxes = read.map((limits) => limits.max).filter((max) => max !== null);
  const highest = Math.max(...maxes);
  return {
    min: mins.length < read.length ? null : Math.min(...mins),
    max: maxes.length === read.length || (mins.length < read.length && highest > Math.max(...mins)) ? highest : null,
  };
}

/** Leaves out sums such as "about $500" and "averages $500 to $900": they are not limits that the sponsor sets. */
function withoutEstimates(part: string, sums: Money[]): Money[] {
  const estimates = new Set<Money>();
  sums.forEach((sum, i) => {
    const previous = sums[i - 1];
    const ofRange = previous && estimates.has(previous) && between.test(part.slice(previous.end, sum.start));
    if (ofRange || beforeNotStated.test(wordsBefore(part, sum)) || afterNotStated.test(part.slice(sum.end)))
      estimates.add(sum);
  });
  return sums.filter((sum) => !estimates.has(sum) && sum.value <= mostDollars);
}

/** The words before a sum, without its currency sign. */
const wordsBefore = (part: string, sum: Money) =>
  part.slice(0, sum.start).replace(/(?:US|USD|U\.S\.)?\s?\$\s*$|USD\s*$/, "");

/**
 * The sums that can be an award amount: sums with a currency, a plain number at the start, and the other end of a
 * range.
 */
function scholarshipSums(part: string): Money[] {
  const all = readMoney(part);
  const anyMarked = all.some((sum) => sum.marked);
  const opening = /^\s*(?:up to\s+|from\s+)?$/i;
  const amounts = new Set<Money>();
  all.forEach((sum, i) => {
    const next = all[i + 1];
    const previous = all[i - 1];
    const countable = !countedThing.test(part.slice(sum.end));
    const opens = !anyMarked && countable && opening.test(part.slice(0, sum.start));
    const closesRange =
      previous !== undefined && amounts.has(previous) && between.test(part.slice(previous.end, sum.start));
    const opensRange = next?.marked && sum.value >= 100 && between.test(part.slice(sum.end, next.start));
    const alternative =
      !anyMarked &&
      previous !== undefined &&
      amounts.has(previous) &&
      /^ ?(?:,|or|\/) ?$/.test(part.slice(previous.end, sum.start));
    if (sum.marked || opens || opensRange || (countable && (closesRange || alternative))) amounts.add(sum);
  });
  return isSchoolYear([...amounts]) ? [] : sharedMultiplier(part, [...amounts]);
}

/** "2026-2027" in an amount column is a cycle. */
function isSchoolYear(sums: Money[]): boolean {
  const [from, to] = sums;
  return (
    sums.length === 2 &&
    !from?.marked &&
    from !== undefined &&
    from.value > 1990 &&
    to !== undefined &&
    to.value - from.value === 1
  );
}

/** In "$5-10k" the first number is thousands too. */
function sharedMultiplier(part: string, sums: Money[]): Money[] {
  return sums.map((sum, i) => {
    const next = sums[i + 1];
    if (!next || next.value === next.coefficient || sum.value !== sum.coefficient) return sum;
    if (sum.value >= next.coefficient || !between.test(part.slice(sum.end, next.start))) return sum;
    return { ...sum, value: sum.value * (next.value / next.coefficient) };
  });
}

function limitsOfSum(part: string, sum: Money): Limits | null {
  const before = wordsBefore(part, sum);
  const after = part.slice(sum.end).replace(/^\s?(?:USD|US dollars|dollars)\b/i, "");
  const value = Math.floor(sum.value);
  if (value === 0 || afterRate.test(after)) return null;
  if (beforeUpTo.test(before) || afterUpTo.test(after)) return { min: null, max: value };
  if (beforeAtLeast.test(before) && !/^\s*(?:-|–|to\b)/.test(after)) return { min: value, max: null };
  if (afterAtLeast.test(after)) return { min: value, max: null };
  return { min: value, max: value };
}
