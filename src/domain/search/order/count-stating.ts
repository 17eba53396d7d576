import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { askedThing } from "../fits/asked-of-students.ts";
import { addRow, addRows, countRows, emptyRowSet, hasRow, isEmpty, keepRows, type RowSet } from "../fits/row-set.ts";
import { meantRows, statingRows } from "../fits/rows-by-fit.ts";
import type { FoundRows } from "../found/found-rows.ts";
import { type Concept, otherWeight } from "../text/concepts.ts";
import { noRow, postingImpact, postingsOf, rowOfPosting, type TextIndex } from "../text/text-index.ts";
import type { RankedRows } from "./rank-rows.ts";

/** The impact of a word of the title, a keyword or a field, or of one that a description repeats. Said once in it, a word has less. */
const aboutFrom = 545;

/** How many rows state everything that was said, and whether a row is one of them. They are looked for once, and only when that is asked. */
export function statingOf(index: CatalogueIndex, found: FoundRows): Pick<RankedRows, "countStating" | "isStating"> {
  let known: RowSet | undefined;
  const rows = () => {
    known ??= (found.isUnknown ? null : statingAll(index, found)) ?? new Uint32Array(0);
    return known;
  };
  return { countStating: () => countRows(rows()), isStating: (row) => hasRow(rows(), row) };
}

/**
 * The rows that are about each topic and state every constraint but the exclusions; null for none. None where something was said that no
 * scholarship has or that was not understood, or what a scholarship may ask for is refused.
 */
function statingAll(index: CatalogueIndex, found: FoundRows): RowSet | null {
  const { rows, units, concepts, hasTopics, isLacking, understood } = found;
  // No scholarship states that it asks for no interview, and none what a student excludes in words.
  const isRefused = understood.constraints.some(({ slot, value }) => slot === "exclude" && askedThing(String(value)));
  if (isLacking || isRefused || understood.ignored.length > 0 || (units.length === 0 && !hasTopics)) return null;
  const stating = rows.slice();
  // Who is asked for nothing but an age is not met by all who name none.
  const isPersonal = !hasTopics && units.every(({ slot }) => slot === "age" || slot === "enrollment");
  for (const { fits: stated } of units) keepRows(stating, (isPersonal ? meantRows : statingRows)(stated, index));
  if (!hasTopics) return stating;
  const topics = concepts.filter(({ isTopic }) => isTopic);
  if (topics.length === 0) return null;
  for (const topic of topics) {
    if (isEmpty(stating)) return null;
    keepRows(stating, rowsAbout(index.text, topic));
  }
  return stating;
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
