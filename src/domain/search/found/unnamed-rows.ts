import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import type { ConstraintFits } from "../fits/constraint-fits.ts";
import { countRows, emptyRowSet, hasRow, type RowSet, removeRow, removeRows, writeRows } from "../fits/row-set.ts";
import { leastNarrow, lossesFor, spokenSlots } from "../order/narrowness.ts";
import { fillerWords } from "../query/words/filler-words.ts";
import { addRowsHaving, alternativeOf } from "../text/alternatives.ts";
import type { People } from "../text/concepts.ts";
import { partWords } from "../text/concepts.ts";
import { isEnglishForm } from "../text/english-forms.ts";
import type { TextIndex } from "../text/text-index.ts";
import { isStopWord, knownForm, wordsOfText } from "../text/words-of-text.ts";
import type { Constraint } from "../understood.ts";
import { sponsorWords } from "../wanted/sponsor-words.ts";
import { contests } from "../wanted/wanted-texts.ts";
import { isStudyAbroad, rowsOfTopics } from "./rows-for.ts";

/** Rows that words near to an occupation or an illness find, and that name none: "chronic illness" for "lupus". */
export type Unnamed = { words: string; rows: RowSet };

/** The rows that do not name the people that were said, unless they are `meant` for something else of it or `called` by their title. */
export function unnamedRows(
  text: TextIndex,
  people: readonly People[],
  { meant, called }: { meant: readonly RowSet[]; called: readonly number[] },
): Unnamed[] {
  if (people.length === 0) return [];
  const naming = emptyRowSet(text.documents.length);
  for (const each of people) for (const own of each.naming) addRowsHaving(naming, text, own);
  return people.map(({ words, near }) => {
    const rows = emptyRowSet(text.documents.length);
    for (const other of near) addRowsHaving(rows, text, other);
    for (const others of [naming, ...meant]) removeRows(rows, others);
    for (const row of called) removeRow(rows, row);
    return { words, rows };
  });
}

const letters =
  "(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|omicron|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega)";
const society = new RegExp(`\\b${letters}(?: ${letters}){1,3}\\b`);

/** The rows that have some of the Greek letters by which a society is called, and not all of them: "Psi Chi" for "Chi Eta Phi". */
export function otherSocieties(text: TextIndex, topics: readonly string[], called: readonly number[]): Unnamed[] {
  return topics.flatMap((topic) => {
    const [name] = society.exec(topic) ?? [];
    if (!name) return [];
    const forms = name.split(" ").map(knownForm);
    const rows = emptyRowSet(text.documents.length);
    const naming = emptyRowSet(text.documents.length);
    for (const form of forms) for (const each of alternativeOf(text, [form], 1)) addRowsHaving(rows, text, each);
    for (const each of alternativeOf(text, forms, 1)) addRowsHaving(naming, text, each);
    removeRows(rows, naming);
    for (const row of called) removeRow(rows, row);
    return { words: name, rows };
  });
}

/**
 * The rows that have a word of a topic which none has as a whole, as another word of it is in no text: "spoken language" for "endangered
 * languages", and that are for few, who were not said: the deaf. Only where a country to study in was said, which sponsors name; not those
 * that are `meant` for it, or are about another topic.
 */
export function halfNamedRows(
  { text, facts: { narrow } }: CatalogueIndex,
  { topics, constraints }: { topics: readonly string[]; constraints: readonly Constraint[] },
  { meant, called, units }: { meant: readonly RowSet[]; called: readonly number[]; units: readonly ConstraintFits[] },
): Unnamed[] {
  const isKnown = (topic: string) =>
    [...sponsorWords(topic), ...constraints].some(({ words }) => words.toLowerCase() === topic);
  const halves = topics.flatMap((topic) => {
    const words = wordsOfText(topic).filter((word) => !isStopWord(word));
    const known = words.flatMap((word) => alternativeOf(text, [knownForm(word)], 1));
    if (known.length === 0 || known.length === words.length || words.some(isOfManyKinds) || isKnown(topic)) return [];
    // "Gates milenium" may well be what was looked for.
    return words.every((word) => isEnglishForm(knownForm(word))) ? { topic, known } : [];
  });
  if (halves.length === 0 || !units.some(isStudyAbroad)) return [];
  const losses = lossesFor(spokenSlots(units)).others;
  const others = [...meant, rowsOfTopics(text, { topics, constraints })];
  return halves.map(({ topic, known }) => {
    const rows = emptyRowSet(text.documents.length);
    for (const each of known) addRowsHaving(rows, text, each);
    for (const each of others) removeRows(rows, each);
    for (const row of called) removeRow(rows, row);
    const isNarrow = (row: number) => (losses[narrow[row] as number] as number) >= leastNarrow;
    const all = new Uint32Array(countRows(rows));
    writeRows(rows, all);
    for (const row of all) if (!isNarrow(row)) removeRow(rows, row);
    return { words: topic, rows };
  });
}

/** Sponsors say in other words, or leave out, that it is for members of a team or won in a contest. */
const isOfManyKinds = (word: string): boolean => fillerWords.has(word) || partWords.has(word) || contests.has(word);

/** The last bit, which no constraint has. */
const unnamedBit = 1 << 31;

/** Notes in `missed`, which has bits for each of the found `rows`, that a row names none of the people. */
export function addMisses(unnamed: readonly Unnamed[], rows: Uint32Array, missed: Uint32Array): void {
  for (const each of unnamed)
    for (let at = 0; at < rows.length; at++)
      if (hasRow(each.rows, rows[at] as number)) missed[at] = (missed[at] as number) | unnamedBit;
}
