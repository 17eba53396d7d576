import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { addRow, addRows, countRows, emptyRowSet, isEmpty, keepRows, type RowSet } from "../fits/row-set.ts";
import { meantRows, statingRows } from "../fits/rows-by-fit.ts";
import type { FoundRows } from "../found-rows.ts";
import { type Concept, otherWeight } from "../text/concepts.ts";
import { noRow, postingImpact, postingsOf, rowOfPosting, type TextIndex } from "../text/text-index.ts";

/** The impact of a word of the title, a keyword or a field, or of one that a description repeats. Said once in it, a word has less. */
const aboutFrom = 545;

/**
 * How many rows are about each topic and state every constraint but the exclusions. None where something was said that no scholarship
 * has or that was not understood.
 */
export function countStating(index: CatalogueIndex, found: FoundRows): number {
  const { rows, units, concepts, hasTopics, isLacking, understood } = found;
  // No scholarship states what a student excludes.
  if (isLacking || understood.ignored.length > 0 || (units.length === 0 && !hasTopics)) return 0;
  const stating = rows.slice();
  // Who is asked for nothing but an age is not met by all who name none.
  const isPersonal = !hasTopics && units.every(({ slot }) => slot === "age" || slot === "enrollment");
  for (const { fits: stated } of units) keepRows(stating, (isPersonal ? meantRows : statingRows)(stated, index));
  if (!hasTopics) return countRows(stating);
  const topics = concepts.filter(({ isTopic }) => isTopic);
  if (topics.length === 0) return 0;
  for (const topic of topics) {
    if (isEmpty(stating)) return 0;
    keepRows(stating, rowsAbout(index.text, topic));
  }
  return countRows(stating);
}

/** The rows about something that is looked for: they have the word itself, not just one near to it, and not far in their description alone. */
export function rowsAbout(text: TextIndex, { alternatives }: Concept): RowSet {
  const about = emptyRowSet(text.documents.length);
  for (const { terms, weight } of alternatives) {
    if (weight === otherWeight) continue;
    const [first, ...others] = terms.map((term) => rowsAboutTerm(text, term));
    if (!first) continue;
    for (const other of others) keepRows(first, other);
    addRows(about, first);
  }
  return about;
}

function rowsAboutTerm(text: TextIndex, term: number): RowSet {
  const about = emptyRowSet(text.documents.length);
  for (const list of postingsOf(text, term)) {
    for (let at = 0; at < list.length; at++) {
      const posting = list[at] as number;
      if (postingImpact(posting) < aboutFrom) continue;
      const row = rowOfPosting(text, posting);
      if (row !== noRow) addRow(about, row);
    }
  }
  return about;
}
