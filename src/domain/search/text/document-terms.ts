import { hbcuTopic, isHbcu } from "../../places/colleges/hbcus.ts";
import { stateName } from "../../places/us-states.ts";
import { groupLabels } from "../../scholarships/requirements/requirement-labels.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { TermTable } from "../../words/term-table.ts";
import { initialsOf } from "./initials.ts";
import { wordForm } from "./word-form.ts";
import { isStopWord, numbersOfText } from "./words-of-text.ts";
import { youngerGradesIn } from "./younger-grades-in.ts";

/** The texts of a scholarship that are searched. */
export type SearchedTexts = Pick<
  ScholarshipFacts,
  | "title"
  | "provider_name"
  | "keywords"
  | "field_of_study"
  | "institutions"
  | "description"
  | "groups"
  | "location_restrictions"
  | "need_based"
>;

/** Words that hundreds of titles have, and that students leave out or exchange. */
const kindsOfAwards = new Set(
  "scholarship scholar award grant fellowship bursary prize program programme fund foundation memorial endowed endowment annual inc"
    .split(" ")
    .map(wordForm),
);

/** Whether a form tells one title from another. */
export const tellsTitle = (form: string): boolean => !kindsOfAwards.has(form) && !isStopWord(form);

type SearchedText = { text: (of: SearchedTexts) => string; weight: number; usual: number };
const listed = (words: readonly string[]) => words.join(" . ");

/** The title comes first. How much a word counts in each text, and how many words the text usually has. */
const texts: readonly SearchedText[] = [
  { text: ({ title }) => title, weight: 4, usual: 5 },
  { text: ({ keywords }) => listed(keywords), weight: 2, usual: 4 },
  { text: ({ field_of_study }) => listed(field_of_study), weight: 2, usual: 4 },
  { text: ({ provider_name }) => provider_name, weight: 1.5, usual: 4 },
  { text: ({ institutions }) => listed(institutions), weight: 1.2, usual: 4 },
  { text: ({ description }) => description, weight: 1, usual: 40 },
  { text: ({ groups }) => listed(groups.map((group) => groupLabels[group])), weight: 1, usual: 2 },
  { text: ({ location_restrictions }) => listed(location_restrictions.map(stateName)), weight: 1, usual: 2 },
  { text: ({ need_based }) => (need_based ? "financial need" : ""), weight: 1, usual: 2 },
  { text: ({ title, provider_name }) => listed(initialsOf(title, provider_name)), weight: 1.5, usual: 4 },
  { text: ({ description }) => (paysAllOf(description) ? paysAllWord : ""), weight: 2, usual: 1 },
  { text: ({ description }) => listed(youngerGradesIn(description)), weight: 2, usual: 3 },
  { text: (of) => (isForHbcus(of) ? `${hbcuTopic} HBCU` : ""), weight: 2, usual: 4 },
];

/**
 * Students look for a "full ride", and sponsors write what they pay: "pays tuition, room and board", "the full cost of four years". What only
 * helps with it says so: "toward tuition and fees", "does not cover the full cost". "The full cost of a summer program" is not that of college.
 */
export const paysAllWord = "fullride";
const paysAll =
  /(?<!\b(?:against|not (?:pay|cover)|part of|toward|towards)(?: the| your)? )\b(?:(?:full|all|entire|whole) (?:costs?|tuition|expenses)\b(?! of an? (?:\w+ )?(?:camp|conference|course|program|summer|trip|workshop)\b)|costs? of attendance\b)|\bfull(?:y funded| ride|-ride)\b|(?<!\bnot )\b(?:covers?|covering|includes?|including|pays?|paying|provides?) (?:for )?(?:(?:all|course|full|in-state|of|the|up to) ){0,3}(?:tuition|fees),? (?:and |room|books|fees|housing|living)/i;

/** Whether a text says that it pays all that college costs, or all of its tuition and of the costs of living. */
export const paysAllOf = (description: string): boolean => paysAll.test(description);

/** Students look for "HBCU", and sponsors write "historically Black colleges" or name one. */
const isForHbcus = ({ title, provider_name, institutions, keywords, description }: SearchedTexts): boolean =>
  isHbcu(provider_name) ||
  institutions.some(isHbcu) ||
  hbcus.test(description) ||
  hbcus.test(title) ||
  keywords.some((keyword) => hbcus.test(keyword));
const hbcus = /\bHBCU|[Hh]istorically [Bb]lack/;

/** How fast further occurrences count less (k1 of BM25), and how much the length of a text counts (b). */
const bm25 = { k1: 1.2, b: 0.4 };
const mostWords = 2000;

/** The largest impact of a word. It takes 10 bits, and is odd where the title has the word. */
export const largestImpact = 1023;
export const isInTitle = (impact: number): boolean => (impact & 1) === 1;

/** A form that no word has. Its impact is the number of different words that tell the title from others. */
export const titleLength = "title length";

/**
 * The word forms of a scholarship, each with its impact from 1 to 1023: how much the scholarship is about it, as BM25F
 * weighs occurrences in several texts. The usual lengths are fixed, so that an impact depends on the scholarship alone.
 */
export function documentTerms(searched: SearchedTexts): Map<string, number> {
  if (known.words.size > mostKnown) known = nothingKnown();
  // All of them first: a text that cannot be read must not leave counts behind.
  const wordsOf = texts.map(({ text }) => numbersOfText(known.words, text(searched)));
  const found: number[] = [];
  let inTitle = 0; // how many of `found`, whose first ones they are
  for (const [place, { weight, usual }] of texts.entries()) {
    const words = wordsOf[place] as readonly number[]; // one of each text
    const count = Math.min(words.length, mostWords);
    const each = weight / (1 - bm25.b + (bm25.b * count) / usual);
    for (let at = 0; at < count; at++) {
      const form = formOf(words[at] as number);
      if (form === stopWord) continue;
      const before = known.counts[form] as number;
      if (before === 0) found.push(form);
      known.counts[form] = before + each;
    }
    if (place === 0) inTitle = found.length;
  }
  const terms = new Map<string, number>();
  let telling = 0;
  for (let at = 0; at < found.length; at++) {
    const number = found[at] as number;
    const form = known.forms[number] as string;
    const count = known.counts[number] as number;
    known.counts[number] = 0;
    const impact = Math.max(2, Math.round((largestImpact * count) / (bm25.k1 + count)));
    terms.set(form, at < inTitle ? impact | 1 : impact & ~1);
    if (at < inTitle && tellsTitle(form)) telling += 1;
  }
  if (telling > 0) terms.set(titleLength, Math.min(telling, largestImpact));
  return terms;
}

const stopWord = -1;
const mostKnown = 50_000;

type Known = {
  words: TermTable;
  /** The number of the form of each word, `stopWord`, or undefined before it is looked up. */
  formOf: (number | undefined)[];
  forms: string[];
  numberOf: Map<string, number>;
  /** How often a scholarship has each form, while its words are counted; 0 otherwise. */
  counts: number[];
};
const nothingKnown = (): Known => ({ words: new TermTable(), formOf: [], forms: [], numberOf: new Map(), counts: [] });

/** The words of all scholarships so far. */
let known = nothingKnown();

function formOf(word: number): number {
  const before = known.formOf[word];
  if (before !== undefined) return before;
  const form = formNumber(known.words.word(word));
  known.formOf[word] = form;
  return form;
}

/** The number of the form of a word that was not seen before. */
function formNumber(word: string): number {
  if (isStopWord(word)) return stopWord;
  const form = wordForm(word);
  const before = known.numberOf.get(form);
  if (before !== undefined) return before;
  known.numberOf.set(form, known.forms.length);
  known.counts.push(0);
  return known.forms.push(form) - 1;
}
