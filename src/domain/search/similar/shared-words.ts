import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { isInTitle, tellsTitle } from "../text/document-terms.ts";
import { impactIn, noRow, postingImpact, postingsOf, rowOfPosting, rowsWithTerm } from "../text/text-index.ts";
import { knownForm, wordsOfText } from "../text/words-of-text.ts";
import { rarityOf } from "./rarity.ts";

/** A text that says a word this often is about it: as a keyword, or more than once. */
const aboutFrom = 600;
/** Words that more scholarships have tell nothing of them, as "leadership" does not. */
const mostShare = 1 / 20;
const mostPhrases = 12;

/** Raises each row to the rarity of the rarest keyword of a scholarship that it is about too. */
export function addSharedWords(
  index: CatalogueIndex,
  { keywords }: Pick<ScholarshipFacts, "keywords">,
  weights: Float32Array,
): void {
  for (const keyword of keywords.slice(0, mostPhrases)) {
    const rows = rowsAbout(index, keyword);
    const rarity = rarityOf(rows.length, index.count);
    for (const row of rows) weights[row] = Math.max(weights[row] as number, rarity);
  }
}

/** The rows that are about all words of a phrase; none where even its rarest word is a common one. */
function rowsAbout({ text }: CatalogueIndex, phrase: string): number[] {
  const forms = [...new Set(wordsOfText(phrase).map(knownForm))].filter(tellsTitle);
  const terms = forms
    .map((form) => text.postings.terms.numberOf(form))
    .map((term) => ({ term, rows: term < 0 ? 0 : rowsWithTerm(text, term) }))
    .toSorted((a, b) => a.rows - b.rows);
  const [rarest, ...others] = terms;
  if (!rarest || rarest.rows === 0 || rarest.rows > mostShare * text.count) return [];
  const isAbout = (impact: number) => impact >= aboutFrom || isInTitle(impact);
  const rows: number[] = [];
  for (const list of postingsOf(text, rarest.term))
    for (let at = 0; at < list.length; at++) {
      const posting = list[at] as number;
      const row = rowOfPosting(text, posting);
      if (row === noRow || !isAbout(postingImpact(posting))) continue;
      if (others.every(({ term }) => isAbout(impactIn(text, term, row)))) rows.push(row);
    }
  return rows;
}
