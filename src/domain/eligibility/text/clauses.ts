import { endsSentence } from "../../words/sentences.ts";
import { headingAtEnd, inlineHeading, isHeading, withoutColon } from "./headings.ts";
import { goesOnBelow, isLabelOfLines } from "./label-lines.ts";
import { Leads } from "./leads.ts";
import { hasBullet, linesOf, numberedEntries } from "./lines.ts";
import { leadsToEntries, leadsToPreferred } from "./list-leads.ts";
import { normalizeText } from "./normalize-text.ts";
import { labels, longestLead, meansMore, partsOf, withoutNumbers } from "./sentence-parts.ts";
import { pushTrimmed, type Span } from "./spans.ts";
import { tokensOf } from "./tokens.ts";
import { wordSet } from "./word-set.ts";

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

const mayBeValue = (plain: string, next: Span | undefined): boolean => {
  const words = next ? plain.slice(next.start, next.end) : "";
  return words !== "" && words.length <= longestLead && !isLabelOfLines(words) && !isHeading(words);
};

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

function sentencesOf(plain: string, line: Span): Span[] {
  const sentences: Span[] = [];
  let start = line.start;
  for (let at = line.start; at < line.end; at++) {
    const char = plain[at];
    if (char === " ") {
      if (!firstLetters.has(plain[at + 1] ?? "")) continue;
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
  if (!entryWords.some((words) => plain.startsWith(words, space + 1))) return false;
  const before = plain.slice(Math.max(0, space - 12), space);
  return /[a-z0-9)%]$/.test(before) && !/(?:^|\s)(?:to|will|must|can|may|should|and|or|not|i|also)$/i.test(before);
}
const entryWords = ["Be ", "Have ", "Not be ", "Must be ", "Must have "];
/** Of the words before which a space may end a sentence. */
const firstLetters = new Set([...openings, ...entryWords].map((words) => words.charAt(0)));
