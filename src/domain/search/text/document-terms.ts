import { stateName } from "../../places/us-states.ts";
import { groupLabels } from "../../scholarships/eligibility-badges.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { isStopWord, knownForm, wordsOfText } from "./words-of-text.ts";

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

type SearchedText = { text: (of: SearchedTexts) => string; weight: number; usual: number };
const listed = (words: readonly string[]) => words.join(" . ");

/** How much a word counts in each text, and how many words the text usually has. */
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
];

/** How fast further occurrences count less (k1 of BM25), and how much the length of a text counts (b). */
const bm25 = { k1: 1.2, b: 0.4 };
const mostWords = 2000;

/** The largest impact of a word. It takes 10 bits. */
export const largestImpact = 1023;

/**
 * The word forms of a scholarship, each with its impact from 1 to 1023: how much the scholarship is about it, as BM25F
 * weighs occurrences in several texts. The usual lengths are fixed, so that an impact depends on the scholarship alone.
 */
export function documentTerms(searched: SearchedTexts): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, weight, usual } of texts) {
    const value = text(searched);
    if (value === "") continue;
    const words = wordsOfText(value).slice(0, mostWords);
    const each = weight / (1 - bm25.b + (bm25.b * words.length) / usual);
    for (const word of words) {
      if (isStopWord(word)) continue;
      const form = knownForm(word);
      counts.set(form, (counts.get(form) ?? 0) + each);
    }
  }
  for (const [form, count] of counts)
    counts.set(form, Math.max(1, Math.round((largestImpact * count) / (bm25.k1 + count))));
  return counts;
}
