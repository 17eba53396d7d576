import { beginningOf } from "../../reader/bounded-text.ts";
import { endsSentence } from "../../words/sentences.ts";
import { goesOnBelow, isLabelOfLines } from "./label-lines.ts";
import { Leads } from "./leads.ts";
import { withRowsOfItems } from "./rows-of-items.ts";
import { tokensOf } from "./tokens.ts";
import { wordSet } from "./word-set.ts";

/** A stretch of the original text, in UTF-16 offsets: `text.slice(start, end)`. */
export type Span = { start: number; end: number };

/** One statement of a text: a sentence, a list item, or a part of one between semicolons. */
export type Clause = Span & {
  text: string;
  /** What introduces a list ("Applicants must:"), with which the clause is to be read; empty for most. */
  lead: string;
  /** The heading above it, in lower case; empty when there is none. */
  heading: string;
  /** Whether it only names what stands behind it: "GPA" of "GPA: 3.0". */
  isLabel?: true;
  /** Whether a semicolon joins it to the clause before. */
  goesOn?: true;
  /** The first of the clauses that semicolons join, where it is not the first itself. */
  before?: string;
  /** Whether a bullet or a number stands before it. */
  isEntry?: true;
  /** Whether it is one of many, as on a whole page, whose lines without a verb are mostly headings and links. */
  isOfPage?: true;
};

/** No more than this many UTF-16 units are read: longer texts are whole web pages. */
export const longestRead = 20_000;

const sameLength: readonly (readonly [RegExp, string])[] = [
  // A mark that a page lost: "a Master?s degree".
  [/(?<=[a-z])\?(?=s\b)/g, "'"],
  [/[\u2018\u2019\u201b\u02bc`]/g, "'"],
  [/[\u201c\u201d\u201e]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/[\u00a0\u2000-\u200b\u202f\t]/g, " "],
  [
    /[\u2022\u203b\u25a0\u25a1\u25b6\u25ba\u25c6\u25cb\u25cf\u25aa\u25e6\u2023\u00b7\u2043\u2713\u2714\u2751\u2756\u27a2\u27a4\uf0a7\uf0b7\ufffd]/g,
    "\u2022",
  ],
  // The round bullet of a word processor, copied as a letter.
  [/^( {0,12})o(?= {1,8}\p{Lu})/gmu, "$1\u2022"],
];

/** Straight quotes, plain dashes and spaces. Every replacement keeps its length, so offsets stay those of the original. */
export function normalizeText(text: string): string {
  const plain = sameLength.reduce((some, [from, to]) => some.replace(from, to), beginningOf(text, longestRead));
  const marks = plain.match(innerBullet)?.length ?? 0;
  const listed = marks > 1 ? plain.replace(innerBullet, (mark) => mark.replace(/[*-]/, "\u2022")) : plain;
  return withRowsOfItems(listed.replace(address, withSpaces));
}

/** The bullets of a list that lost its line breaks: "* a citizen * a nurse", "-Hold a degree -Live in Ohio". */
const innerBullet = / \* (?=\p{L})| -(?=\p{Lu}\p{Ll})/gu;

/** Spaces for an address; the full stop or comma at its end belongs to the sentence. */
function withSpaces(found: string): string {
  let end = found.length;
  while (/[.,;:!?]/.test(found[end - 1] ?? "")) end--;
  return " ".repeat(end) + found.slice(end);
}

/** Web addresses do not tell who may apply. */
const address = /(?:https?:\/\/|www\.)[^\s<>()]{1,300}/gi;

const bullet = /^[\s\u2022*>.,:-]*(?:\(?(?:\d{1,3}|\d{0,2}[a-z]|[ivx]{2,4})[.)]\s+)?/i;

/** Words before a colon that introduce all sentences of a line: "Applicants must: be women. Study nursing." */
const opensDemands = /\b(?:must|should|be|are|have|who|eligibility|requirements|criteria)$/i;

/** The clauses of a text in order. A newline, a bullet, a full stop or a semicolon ends one. */
export function clausesOf(text: string): Clause[] {
  const plain = normalizeText(text);
  const clauses: Clause[] = [];
  let heading = "";
  const leads = new Leads(plain);
  let question = "";
  // The line of the label whose values stand below it.
  let label = -1;
  const leadOfAnswer = (own: string) => (question !== "" && /^a(?:nswer)?$/i.test(own) ? question : own);
  const lines = linesOf(plain).flatMap((line) => numberedEntries(plain, line));
  for (const [at, line] of lines.entries()) {
    const words = plain.slice(line.start, line.end);
    const isEntry = hasBullet(plain, line);
    if (isLabelOfLines(words) && mayBeValue(plain, lines[at + 1])) {
      clauses.push({ ...line, text: words, lead: "", heading, isLabel: true });
      leads.begin(words, line, false);
      label = at;
      continue;
    }
    if (label >= 0 && at > label + 1 && !isEntry && !goesOnBelow(plain, lines, label, at)) {
      leads.end();
      label = -1;
    }
    if (isHeading(words)) {
      heading = withoutColon(words).toLowerCase();
      leads.end();
      continue;
    }
    if (leadsToEntries(plain, line, lines[at + 1]) || (!isEntry && leadsToPreferred(plain, line, lines[at + 1]))) {
      clauses.push({ ...line, text: words, lead: "", heading });
      leads.begin(words, line, isEntry);
      continue;
    }
    const sentences = sentencesOf(plain, line);
    let lineLead = "";
    if (sentences.length > 1 && !isEntry) leads.end();
    let lead = leads.above(line);
    let cutLead = "";
    for (const sentence of sentences) {
      const own = inlineHeading(plain, sentence);
      const parts = partsOf(plain, own ?? sentence);
      if (parts.leadSpan)
        clauses.push({
          ...parts.leadSpan,
          text: plain.slice(parts.leadSpan.start, parts.leadSpan.end),
          lead: "",
          heading,
          ...((isLabelOfLines(parts.lead) || labels.test(parts.lead)) &&
            !meansMore.test(parts.lead) && { isLabel: true }),
        });
      const pieces = parts.clauses.flatMap((span) => shortened(plain, span));
      for (const [at, part] of pieces.entries())
        clauses.push({
          ...part,
          text: withoutNumbers(plain.slice(part.start, part.end)),
          lead:
            leadOfRegion(parts.lead, lead || heading) ||
            leadOfAnswer(parts.lead) ||
            cutLead ||
            (own ? "" : lead || lineLead),
          heading: own?.heading ?? heading,
          ...(at > 0 && { goesOn: true, before: plain.slice(pieces[0]?.start, pieces[0]?.end) }),
          ...(at === 0 && sentence.start === line.start && isEntry && { isEntry: true }),
        });
      const last = parts.clauses.at(-1);
      if (last && plain[last.end - 1] === "?") question = plain.slice(last.start, last.end);
      // "One of the following:. Nursing": the lead of one sentence, where a page lost its line breaks.
      cutLead = endsCut(plain, sentence)
        ? parts.lead
        : (headingAtEnd.exec(plain.slice(sentence.start, sentence.end))?.[0] ?? "");
      if (sentence === sentences[0]) lead = "";
      if (parts.opensList && cutLead === "") {
        leads.begin(parts.lead, line, isEntry);
        lead = parts.lead;
      }
      if (opensDemands.test(parts.lead)) lineLead = parts.lead;
    }
  }
  return clauses.length > mostOfNotice ? clauses.map((clause) => ({ ...clause, isOfPage: true })) : clauses;
}

/** "Africa: Kenya, Togo" below "Eligible countries": what stands above the regions leads to their countries. */
const leadOfRegion = (own: string, above: string): string =>
  own !== "" && (above.endsWith("countries") || above.endsWith("nationalities")) && isRegion(own) ? above : "";
const isRegion = (own: string): boolean => tokensOf(own).every(({ word }) => ofRegions.has(word));
const ofRegions = wordSet(
  "africa african asia asian europe european america americas oceania pacific caribbean balkans maghreb north south east west northern southern eastern western central middle latin sub saharan southeast and the",
);

/** So many clauses has the notice of one award; what is longer is a page with its headings. */
const mostOfNotice = 12;

const hasBullet = (plain: string, { start }: Span): boolean =>
  /[\u2022*-]\s*$|\d[.)][ \t]*$/.test(plain.slice(Math.max(0, start - 4), start));

const mayBeValue = (plain: string, next: Span | undefined): boolean => {
  const words = next ? plain.slice(next.start, next.end) : "";
  return words !== "" && words.length <= longestLead && !isLabelOfLines(words) && !isHeading(words);
};

/** "You are eligible if you", above a line with a bullet: a lead without its colon. */
function leadsToEntries(plain: string, { start, end }: Span, next: Span | undefined): boolean {
  if (!next || end - start > longestLead || !/[\u2022*-]/.test(plain.slice(end, next.start))) return false;
  const words = plain.slice(start, end);
  return leadEnds.test(words) || (opensBelow.test(words) && limits.test(words));
}

/** "In one of the courses below at our campuses". */
const opensBelow =
  /\b(?:one|any) of (?:the following|(?:the|these) (?:courses|degrees|programs|programmes|countries|fields))\b/i;
/** Below "You may attend one of the following" and "cannot be used at any of the following" each line says for itself what it demands. */
const limits = /^in\b|\b(?:must|shall|should|eligible|required|requires|limited|restricted|open)\b/i;
/** "Preference is given to those who meet most of our list", above a line with a bullet. */
const leadsToPreferred = (plain: string, { start, end }: Span, next: Span | undefined): boolean =>
  next !== undefined &&
  end - start <= longestLead &&
  /^\s*[\u2022*-]\s*$/.test(plain.slice(end, next.start)) &&
  prefers.test(plain.slice(start, end)) &&
  !denies.test(plain.slice(start, end)) &&
  /[\p{L})]$/u.test(plain.slice(start, end));
/** Not "Preferred start date" nor "List your preferred college". */
const prefers =
  /\b(?:preference|priority) (?:is|will be|may be|shall be) (?:given|granted)\b|\b(?:are|is) preferred$|^preferred (?:qualifications|criteria)$/i;
const denies = /\b(?:not?|without|nor)\b/i;
const leadEnds =
  /\b(?:must|should|shall|be|are|have|who|whose|if|you|they|either|need to|required to|(?:following|these) (?:countries|counties|disciplines|fields|majors|nationalities|states))$/i;

/** "Unrestricted Host Institution.": a heading whose line break was lost ends the sentence before its own. */
const headingAtEnd = /\bHost Institution(?=\.$)/;

const endsCut = (plain: string, { end }: Span): boolean => plain.slice(end - 2, end) === ":.";

// In UTF-16 units. Longer clauses are lists or pages without marks, and are read in pieces.
const longestClause = 1500;

/** Pieces of a clause that are not longer than `longestClause`, cut at spaces. */
function shortened(plain: string, { start, end }: Span): Span[] {
  const pieces: Span[] = [];
  let from = start;
  while (end - from > longestClause) {
    const space = plain.lastIndexOf(" ", from + longestClause);
    const to = space > from ? space : from + longestClause;
    pushTrimmed(plain, { start: from, end: to }, pieces);
    from = to;
  }
  pushTrimmed(plain, { start: from, end }, pieces);
  return pieces;
}

function linesOf(plain: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (let at = 0; at <= plain.length; at++) {
    const char = plain[at];
    if (at < plain.length && char !== "\n" && char !== "\r" && char !== "\u2022" && char !== "|") continue;
    if ((char === "\n" || char === "\r") && isWrapped(plain, start, at)) continue;
    pushTrimmed(plain, { start, end: at }, lines);
    start = at + 1;
  }
  return lines;
}

/** "Eligible programs: 1. Nursing 2. Botany": a line with numbered entries that lost its line breaks, cut before each number. */
function numberedEntries(plain: string, line: Span): Span[] {
  const { start, end } = line;
  const capital = numberStarts(plain, line, /\p{Lu}/u);
  // "You need 1. have ... 2. be ... 3. be": small letters make a list only of three and more.
  const small = capital.length < 2 ? numberStarts(plain, line, /\p{L}/u) : [];
  const starts = small.length > 2 ? small : capital;
  if (starts.length < 2) return [line];
  const entries: Span[] = [];
  for (const [at, from] of [start, ...starts].entries())
    pushTrimmed(plain, { start: from, end: starts[at] ?? end }, entries);
  return entries;
}

/** Where the entries 1, 2, 3 ... begin, each with a letter of the kind. */
function numberStarts(plain: string, { start, end }: Span, letter: RegExp): number[] {
  const starts: number[] = [];
  // Of "1. Nursing 2. Botany" the first number is no part of the line.
  const first = /(?:^|\s)1[.)] +$/.test(plain.slice(Math.max(0, start - 6), start)) ? 2 : 1;
  if (first === 2) starts.push(start);
  for (let at = start; ; at = (starts.at(-1) ?? 0) + 2) {
    const next = nextNumber(plain, at, end, starts.length + 1, letter);
    if (next < 0) return starts;
    starts.push(next);
  }
}

/** Where "2. " or "2) " stands before a letter; -1 if it does not. */
function nextNumber(plain: string, from: number, end: number, number: number, letter: RegExp): number {
  for (let at = plain.indexOf(String(number), from); at >= 0 && at < end; at = plain.indexOf(String(number), at + 1)) {
    const mark = at + String(number).length;
    const isAlone = at === from || /[\s:.]/.test(plain[at - 1] ?? "");
    if (isAlone && /[.)]/.test(plain[mark] ?? "") && plain[mark + 1] === " " && letter.test(plain[mark + 2] ?? ""))
      return at;
  }
  return -1;
}

/** A line that a page broke inside a sentence: it is long, and ends with a comma, a word that ends none, or before a small letter. */
function isWrapped(plain: string, start: number, end: number): boolean {
  if (end - start < shortestWrapped || !/^[ \r\n]*\p{L}/u.test(plain.slice(end, end + 8))) return false;
  const last = plain.slice(end - 8, end);
  if (/,\s*$|\s(?:the|of|in|and|or|an?|to|for|with|by|at|on|from|their)\s*$/i.test(last)) return true;
  return /[\p{Ll}-] ?$/u.test(last) && goesOnSmall.test(plain.slice(end, end + 24));
}
/** The next line begins with a small letter, and with no verb of an entry: "... enrolled in post-high | school education". */
const goesOnSmall =
  /^\r?\n *(?!(?:be|have|has|had|is|are|am|was|were|must|not|do|does|live|reside|attend|submit|demonstrate|possess|plan|intend|show|provide|maintain|meet|hold|complete|study|enroll)\b)\p{Ll}{2,20}[ ,-]/u;
/** In UTF-16 units. Shorter lines are entries of lists. */
const shortestWrapped = 50;

const headingWords =
  /^(?:(?:basic |general |additional |other |minimum |application |scholarship |award |key |main )?(?:(?:in)?eligibility|requirements?|criteria|qualifications?|eligible \w+|who (?:can(?:not)?|can not|may(?: not)?|is eligible to) apply\??|selection|preferences?|how to apply|application(?: process| procedure| instructions)?|to apply|deadlines?|amounts?|award amount|benefits?|description|about|background|contact|notes?|purpose|duration|value|number of awards|includes?|links?|host institutions?)(?: (?:requirements?|criteria|process|details|information|and \w+))?)$/i;

function withoutColon(line: string): string {
  const words = line.trimEnd();
  return words.endsWith(":") ? words.slice(0, -1).trimEnd() : words;
}

/** A short line of its own that names what follows, such as "Eligibility:" or "How to apply". */
function isHeading(line: string): boolean {
  const words = withoutColon(line);
  return words.length <= 60 && headingWords.test(words);
}

const inline =
  /^(?:Description|Other Criteria|Eligibility(?: Criteria| Requirements)?|Requirements|Criteria|Amount|Value|Benefits|Deadline|Number of Awards|Includes|Link|Host Institution)(?= (?:[-*] ?)?[A-Z\d$£€])/;

/** A heading at the beginning of a sentence, where a page lost its line breaks: "Other Criteria Must be ...". */
function inlineHeading(plain: string, { start, end }: Span): (Span & { heading: string }) | null {
  const found = inline.exec(plain.slice(start, Math.min(end, start + 40)))?.[0];
  return found ? { start: start + found.length + 1, end, heading: found.toLowerCase() } : null;
}

function sentencesOf(plain: string, line: Span): Span[] {
  const sentences: Span[] = [];
  let start = line.start;
  for (let at = line.start; at < line.end; at++) {
    const char = plain[at];
    if (char === " ") {
      if (!openings.some((words) => plain.startsWith(words, at + 1)) && !beginsEntry(plain, at)) continue;
    } else if ((char !== "." && char !== "!" && char !== "?") || !endsSentence(plain, start, at, line.end)) continue;
    pushTrimmed(plain, { start, end: at + 1 }, sentences);
    start = at + 1;
  }
  pushTrimmed(plain, { start, end: line.end }, sentences);
  return sentences;
}

/** What begins a line of a portal whose line breaks were lost: "United Kingdom | Number of Awards." */
const openings = ["You must ", "Number of Awards.", "Deadline.", "Includes.", "Amount."];

/** An entry of a list that lost its line breaks: "... of Utah Be enrolled full-time Have a 3.0 GPA". */
function beginsEntry(plain: string, space: number): boolean {
  if (!firstLetters.has(plain[space + 1] ?? "") || !entryWords.some((words) => plain.startsWith(words, space + 1)))
    return false;
  const before = plain.slice(Math.max(0, space - 12), space);
  return /[a-z0-9)%]$/.test(before) && !/(?:^|\s)(?:to|will|must|can|may|should|and|or|not|i|also)$/i.test(before);
}
const entryWords = ["Be ", "Have ", "Not be ", "Must be ", "Must have "];
const firstLetters = new Set(entryWords.map((words) => words.charAt(0)));

/** Splits a sentence at semicolons; words before a colon are the lead of what comes after it. */
function partsOf(
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
    if (at < sentence.end && plain[at] !== ";") continue;
    pushTrimmed(plain, { start, end: at }, clauses);
    start = at + 1;
  }
  return { lead, leadSpan: leads[0] ?? null, opensList: hasLead && clauses.length === 0, clauses };
}

// In UTF-16 units.
const longestLead = 160;

/** "... in the following areas": words that surely lead to a list, however many stand before them. */
const opensLongList = /\bfollowing [a-z ]{3,40}$/i;

/** The dash behind the label of a requirement: "Nationality | - Indian". -1 if there is none. */
const endOfLabel = (words: string): number => {
  const dash = words.indexOf(" - ");
  return dash > 0 && labels.test(words.slice(0, dash)) ? dash + 1 : -1;
};
const labels =
  /^[\s\u2022*-]*(?:nationality|citizenship|residency|residence|age|gender|sex|(?:minimum |cumulative |required )?gpa|grades|marks|(?:family |household )?income|level of study|fields?(?: of study)?|majors?|enrollment|enrolment|experience|ethnicity|religion|membership)$/i;

/** "Family income: below $50,000": the label says what the sum is of. */
const meansMore = /income$|experience|membership/i;

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
function withoutNumbers(words: string): string {
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

function pushTrimmed(plain: string, { start, end }: Span, into: Span[]): void {
  const words = plain.slice(start, end);
  const skipped = (bullet.exec(words)?.[0] ?? "").length;
  const from = start + skipped;
  const text = plain.slice(from, end).trimEnd();
  if (/[\p{L}\d]/u.test(text)) into.push({ start: from, end: from + text.length });
}
