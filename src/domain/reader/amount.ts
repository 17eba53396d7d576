import { readableLine } from "./bounded-text.ts";
import { isBlank } from "./is-blank.ts";
import { type Money, readMoney } from "./money.ts";

export type Amount = {
  /** Whole US dollars; null where the words name no such limit. */
  amount_min: number | null;
  amount_max: number | null;
  /** The sponsor's words; null when there are none or they say nothing ("N/A", "0"). */
  amount_text: string | null;
  /** ISO code of the sums named, null when none is. */
  currency: string | null;
  kind: "exact" | "range" | "up_to" | "at_least" | "full" | "varies" | "unknown";
};

/** Zero is what forms send for "no answer". A day to be announced is news; an amount to be announced is none. */
const noAmount = /^(?:[$£€]?\s?0+(?:\.0+)?|tba|tbd|tbc|to be (?:announced|determined))\.?$/i;
const full =
  /\bfull(?:y)?[\s-]+(?:tuition|ride|fund|cost|scholarship|four|two|fees|stipend)|\b100\s?% (?:of )?(?:the )?tuition|\btuition[\s-]free\b/i;
const varies = /\bvar(?:y|ies|ied|iable|ious)\b|\bdepend(?:s|ing|ent)\b|\bneed-based\b/i;
/** Sums for all winners together, which do not tell what one scholarship pays. */
const pool =
  /\btotal(?:l?ing|s)\b|\bin total\b|\btotal across\b|\bshared among\b|\bin (?:prizes|awards|scholarships|funding)\b|\bawarded (?:annually )?(?:to \d|across|among)|\baggregate\b/i;
const poolExplained = /\([^()]*\bindividual awards?\b/i;

const beforeUpTo =
  /\b(?:up to|upto|maximum(?: award| payment| amount)?(?: of| is)?|max\.?(?: of)?|as much as|no more than|not (?:to )?exceed(?:ing)?)[\s:]*$/i;
const beforeAtLeast =
  /\b(?:at least|minimum(?: award| amount)?(?: of| is)?|min\.?(?: of)?|from|starting (?:at|from)|more than|over|no less than|exceeding)[\s:]*$/i;
const afterAtLeast = /^\+|^\s*(?:or more\b|and up\b|and above\b|minimum\b|min\b)/i;
const afterUpTo = /^\s*(?:maximum\b|max\b|or less\b)/i;
/** An approximation, or a sum that is no award amount: a family's income, an average. */
const beforeNotStated =
  /(?:~|≈|\b(?:about|around|approx(?:imately|\.)?|roughly|averag(?:e|es|ing)(?: of| about)?|typically|commonly|usually|under|below|less than|worth))[\s:]*$/i;
const afterNotStated = /^\s*(?:typical|on average|average)\b/i;
/** A rate is not an amount: what the year brings is not said. */
const afterRate =
  /^ ?(?:\/|per\b|an?\b|each\b|every\b)? ?(?:credits?\b|hours?\b|months?\b|monthly\b|weeks?\b|weekly\b|days?\b|daily\b|page\b|mile\b)/i;
const countedThing =
  /^\+?\s*(?:[a-z-]+\s+)?(?:awards?|scholarships?|recipients?|winners?|students?|years?|months?|weeks?|semesters?|grants?|fellowships?|prizes?|first|place)\b/i;
const between = /^[ .]{0,3}(?:-{1,2}|–|—|to|through|and) ?(?:up to ?)?(?:US)?\$? ?$/i;

/** The most that an integer column holds. */
const mostDollars = 2_000_000_000;

type Limits = { min: number | null; max: number | null };

/** Reads what a sponsor says a scholarship pays. Only whole US dollars become numbers; anything else stays in words. */
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

/** What stands outside the brackets counts; what stands inside explains it, and counts only when nothing else does. */
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

/** Leaves out "about $500", "averages $500 to $900": neither is a limit that the sponsor sets. */
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

/** What stands before a sum, without its currency sign. */
const wordsBefore = (part: string, sum: Money) =>
  part.slice(0, sum.start).replace(/(?:US|USD|U\.S\.)?\s?\$\s*$|USD\s*$/, "");

/** The sums that can be an award amount: marked ones, a plain number that opens the words, and the other end of a range. */
function scholarshipSums(part: string): Money[] {
  const all = readMoney(part);
  const anyMarked = all.some((sum) => sum.marked);
  const opening = /^\s*(?:up to\s+|from\s+)?$/i;
  const kept = new Set<Money>();
  all.forEach((sum, i) => {
    const next = all[i + 1];
    const previous = all[i - 1];
    const countable = !countedThing.test(part.slice(sum.end));
    const opens = !anyMarked && countable && opening.test(part.slice(0, sum.start));
    const closesRange =
      previous !== undefined && kept.has(previous) && between.test(part.slice(previous.end, sum.start));
    const opensRange = next?.marked && sum.value >= 100 && between.test(part.slice(sum.end, next.start));
    const alternative =
      !anyMarked &&
      previous !== undefined &&
      kept.has(previous) &&
      /^ ?(?:,|or|\/) ?$/.test(part.slice(previous.end, sum.start));
    if (sum.marked || opens || opensRange || (countable && (closesRange || alternative))) kept.add(sum);
  });
  return isSchoolYear([...kept]) ? [] : sharedMultiplier(part, [...kept]);
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
