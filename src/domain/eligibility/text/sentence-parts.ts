import { bullet, pushTrimmed, type Span } from "./spans.ts";

/** "Preference is given to women, | and applicants must be citizens": two sentences with one stop. */
const nextDemand = /, and (?:(?:all|the) )?(?:applicants|candidates|nominees|students) must\b/y;

/** Splits a sentence at semicolons, and before a demand of all; words before a colon are the lead of what comes after it. */
export function partsOf(
  plain: string,
  sentence: Span,
): { lead: string; leadSpan: Span | null; opensList: boolean; clauses: Span[] } {
  const words = plain.slice(sentence.start, sentence.end);
  // "The following areas:Nursing" lacks a space.
  const found = words.search(/:(?=\s|\.?$)|:(?=\p{Lu}\p{Ll})/u);
  const mark = isInBrackets(words, found) ? -1 : found;
  const longest = opensLongList.test(words.slice(Math.max(0, mark - 60), Math.max(0, mark)))
    ? 2 * longestLead
    : longestLead;
  const colon = mark > 0 && mark < longest ? mark : Math.max(endOfLabel(words), beginOfNumbered(words));
  const hasLead = colon > 0 && colon < longest;
  const lead = hasLead ? words.slice(0, colon).replace(bullet, "").trim() : "";
  const leads: Span[] = [];
  if (hasLead) pushTrimmed(plain, { start: sentence.start, end: sentence.start + colon }, leads);
  const clauses: Span[] = [];
  let start = hasLead ? sentence.start + colon + 1 : sentence.start;
  for (let at = start; at <= sentence.end; at++) {
    if (plain[at] === "(") at = closingBracket(plain, at, sentence.end);
    if (at < sentence.end && plain[at] !== ";" && !isNextDemand(plain, start, at)) continue;
    pushTrimmed(plain, { start, end: at }, clauses);
    start = at + 1;
  }
  return { lead, leadSpan: leads[0] ?? null, opensList: hasLead && clauses.length === 0, clauses };
}

function isNextDemand(plain: string, start: number, at: number): boolean {
  if (plain[at] !== ",") return false;
  nextDemand.lastIndex = at;
  nextMust.lastIndex = at;
  return nextDemand.test(plain) || (nextMust.test(plain) && plain.slice(start, at).includes(" must not "));
}
/** "Must not be employees, | must live in Ohio, | and must have a 3.0 GPA" */
const nextMust = /, (?:and )?must (?!not\b)/y;

// In UTF-16 units.
export const longestLead = 160;

/** "... in the following areas": words that surely lead to a list, however many stand before them. */
const opensLongList = /\bfollowing [a-z ]{3,40}$/i;

/** The dash behind the label of a requirement: "Nationality | - Indian". -1 if there is none. */
const endOfLabel = (words: string): number => {
  const dash = words.indexOf(" - ");
  return dash > 0 && labels.test(words.slice(0, dash)) ? dash + 1 : -1;
};
export const labels =
  /^[\s\u2022*-]*(?:nationality|citizenship|residency|residence|age|gender|sex|(?:minimum |cumulative |required )?gpa|grades|marks|(?:family |household )?income|level of study|fields?(?: of study)?|majors?|enrollment|enrolment|experience|ethnicity|religion|membership)$/i;

/** "Family income: below $50,000": the label says what the sum is of. */
export const meansMore = /income$|experience|membership/i;

const numbers = [
  ["(1)", "(2)"],
  ["(a)", "(b)"],
  ["(i)", "(ii)"],
] as const;

/** "The student | (1) lives in Ohio; (2) studies law": where the numbered entries of a sentence begin. -1 if there are none. */
function beginOfNumbered(words: string): number {
  for (const [first, second] of numbers) {
    const at = words.indexOf(` ${first} `);
    const semicolon = at > 0 ? words.indexOf(";", at) : -1;
    if (semicolon > 0 && words.indexOf(second, semicolon) > 0) return at;
  }
  return -1;
}

/** "(1) nursing, (2) botany": spaces for the numbers of entries that commas divide, which are no words of them. */
export function withoutNumbers(words: string): string {
  const isNumbered = words.includes("(") && numbers.some((both) => both.every((mark) => words.includes(`${mark} `)));
  return isNumbered ? words.replace(/\((?:\d|[a-h]|i{1,3}|i?v)\) /g, (mark) => " ".repeat(mark.length)) : words;
}

/** The bracket that closes the one at `at`, for a few words in between; else `at`. A semicolon in brackets ends no clause. */
function closingBracket(plain: string, at: number, end: number): number {
  const closing = plain.indexOf(")", at);
  return closing > 0 && closing < Math.min(end, at + 120) ? closing : at;
}

/** "Up to 30 (women | : | one year more)". */
const isInBrackets = (words: string, at: number): boolean => {
  const opening = at > 0 ? words.lastIndexOf("(", at) : -1;
  return opening >= 0 && closingBracket(words, opening, words.length) > at;
};
