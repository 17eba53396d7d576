import {
  addRows,
  countRows,
  emptyRowSet,
  hasRow,
  keepRows,
  type RowSet,
  removeRow,
  removeRows,
} from "../fits/row-set.ts";
import { fillerWords } from "../query/words/filler-words.ts";
import { type Alternative, addRowsHaving, alternativeOf } from "../text/alternatives.ts";
import type { People } from "../text/concepts.ts";
import { partWords } from "../text/concepts.ts";
import { isEnglishForm } from "../text/english-forms.ts";
import type { TextIndex } from "../text/text-index.ts";
import { isStopWord, knownForm, wordsOfText } from "../text/words-of-text.ts";
import type { Constraint } from "../understood.ts";
import { sponsorWords } from "../wanted/sponsor-words.ts";
import { contests } from "../wanted/wanted-texts.ts";
import { rowsOfTopics } from "./rows-for.ts";

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

/**
 * The rows that have one word of a topic, and not its rarest one: "spoken language" for "endangered languages". Not those that are `meant` for
 * something else that was said, or are about another topic.
 */
export function halfNamedRows(
  text: TextIndex,
  { topics, constraints }: { topics: readonly string[]; constraints: readonly Constraint[] },
  { meant, called }: { meant: readonly RowSet[]; called: readonly number[] },
): Unnamed[] {
  const isKnown = (topic: string) =>
    [...sponsorWords(topic), ...constraints].some(({ words }) => words.toLowerCase() === topic);
  return topics.flatMap((topic) => {
    const words = wordsOfText(topic).filter((word) => !isStopWord(word));
    if (words.length < 2 || words.some((word) => isOfManyKinds(word) || isMisspelt(text, word)) || isKnown(topic))
      return [];
    const [rarest, ...others] = words
      .map((word) => rowsHaving(text, alternativeOf(text, [knownForm(word)], 1)))
      .sort((a, b) => countRows(a) - countRows(b));
    const rows = emptyRowSet(text.documents.length);
    for (const each of others) {
      const both = each.slice();
      keepRows(both, rows);
      addRows(rows, each);
      removeRows(rows, both);
    }
    for (const each of [rarest as RowSet, rowsOfTopics(text, { topics, constraints }), ...meant])
      removeRows(rows, each);
    for (const row of called) removeRow(rows, row);
    return [{ words: topic, rows }];
  });
}

/** "Gates milenium" may well be what was looked for. */
const isMisspelt = (text: TextIndex, word: string): boolean =>
  !isEnglishForm(knownForm(word)) && alternativeOf(text, [knownForm(word)], 1).length === 0;

/** Sponsors say in other words, or leave out, that it is for members of a team or won in a contest. */
const isOfManyKinds = (word: string): boolean => fillerWords.has(word) || partWords.has(word) || contests.has(word);

function rowsHaving(text: TextIndex, alternatives: readonly Alternative[]): RowSet {
  const rows = emptyRowSet(text.documents.length);
  for (const each of alternatives) addRowsHaving(rows, text, each);
  return rows;
}

/** The last bit, which no constraint has. */
const unnamedBit = 1 << 31;

/** Notes in `missed`, which has bits for each of the found `rows`, that a row names none of the people. */
export function addMisses(unnamed: readonly Unnamed[], rows: Uint32Array, missed: Uint32Array): void {
  for (const each of unnamed)
    for (let at = 0; at < rows.length; at++)
      if (hasRow(each.rows, rows[at] as number)) missed[at] = (missed[at] as number) | unnamedBit;
}
