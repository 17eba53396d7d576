import { townsByName } from "../../places/us-town-names.ts";
import { oneEditFrom } from "../../words/one-edit.ts";
import { isReadBy } from "../query/words/typos.ts";
import { type Alternative, alternativeOf } from "./alternatives.ts";
import { isEnglishForm, isRareForm } from "./english-forms.ts";
import { rowsWithTerm, type TextIndex } from "./text-index.ts";
import { wordForm } from "./word-form.ts";
import { isStopWord, knownForm, wordsOfText } from "./words-of-text.ts";

/** How much a mended word counts. */
const editedWeight = 0.7;
/** The most mended words that are looked for instead of one. */
const mostEdits = 4;
/** In letters. Of longer words there would be more than a thousand edits, and few are a typo. */
const edited = { shortest: 5, longest: 24 };

/** The word forms of some words, without stop words and repeats. */
export const formsOf = (words: string): string[] => [
  ...new Set(
    wordsOfText(words)
      .filter((word) => !isStopWord(word))
      .map(knownForm),
  ),
];

/** What is looked for instead of a word, and how it is told. */
type Corrected = { alternatives: Alternative[]; words: string[] };

/** The words that one edit makes of an unknown word, the most frequent first, or the two words that it joins. */
export function corrected(text: TextIndex, word: string): Corrected {
  const isMended = word.length >= edited.shortest && word.length <= edited.longest && !/\d/.test(word);
  // "Chess" is no typo of "chefs", although no scholarship has it.
  // Nor is "Lorain" one of "Loran": it is a town.
  if (!isMended || isEnglishForm(knownForm(word)) || townsByName.has(word)) return { alternatives: [], words: [] };
  const found = new Map<number, Alternative & { word: string }>();
  // "Autistic" is no typo of "artistic".
  for (const other of isReadBy(word) || isRareForm(knownForm(word)) ? [] : oneEditFrom(word)) {
    // A typo rarely replaces or drops the first letter: "passed" is no "massed".
    const isPlausible = other.length >= 3 && other.slice(1) !== word.slice(1) && other !== word.slice(1);
    const term = isPlausible ? text.postings.terms.numberOf(wordForm(other)) : -1;
    if (term === -1 || found.has(term)) continue;
    const rows = rowsWithTerm(text, term);
    if (rows > 0) found.set(term, { terms: [term], weight: editedWeight, rows, word: other });
  }
  const best = [...found.values()].sort((a, b) => b.rows - a.rows || (a.word < b.word ? -1 : 1)).slice(0, mostEdits);
  if (best.length > 0) return { alternatives: best, words: best.map((each) => each.word) };
  return split(text, word);
}

/** A short code as sponsors write it: "4h" is "4-H". */
export function partsOfCode(text: TextIndex, word: string): Alternative[] {
  const parts = /^(?:\d{1,3}[a-z]{1,20}|[a-z]{1,20}\d{1,3})$/.test(word) ? word.match(/\d+|[a-z]+/g) : null;
  return parts ? alternativeOf(text, parts, 1) : [];
}

/** In letters. Shorter words begin others by chance. */
const shortestBeginning = 6;

/** How many more beginnings are looked for, each among all words. */
export type Beginnings = { text: TextIndex; left: number };

/** The words that a strange one begins: "mikerowe" is "mikeroweWORKS". */
export function begunBy(beginnings: Beginnings, beginning: string): Alternative[] {
  const isName = beginning.length >= shortestBeginning && !isEnglishForm(knownForm(beginning)) && !isReadBy(beginning);
  if (!isName || beginnings.left === 0) return [];
  beginnings.left -= 1;
  const { text } = beginnings;
  const { terms } = text.postings;
  const found = terms.begunBy(beginning).flatMap((term) => {
    const rows = rowsWithTerm(text, term);
    return rows === 0 ? [] : [{ terms: [term], weight: editedWeight, rows }];
  });
  return found.sort((a, b) => b.rows - a.rows).slice(0, mostEdits);
}

/** "highschool" is "high" and "school". */
function split(text: TextIndex, word: string): Corrected {
  for (let at = 3; at <= word.length - 3; at++) {
    const words = `${word.slice(0, at)} ${word.slice(at)}`;
    const alternatives = alternativeOf(text, formsOf(words), editedWeight);
    if (alternatives.length > 0) return { alternatives, words: [words] };
  }
  return { alternatives: [], words: [] };
}

/** A word and its neighbor as one, where sponsors write them so: "tech force" is "TechForce", "mike rowe" begins "mikeroweWORKS". */
export function writtenTogether(beginnings: Beginnings, words: readonly string[], at: number): Alternative[] {
  const { text } = beginnings;
  const [before = "", word = "", after = ""] = [words[at - 1], words[at], words[at + 1]];
  return [before && before + word, after && word + after].flatMap((joined) => {
    if (joined.length < edited.shortest || joined.length > edited.longest) return [];
    const whole = alternativeOf(text, [knownForm(joined)], editedWeight);
    const isStrange = [before, word, after].some((each) => joined.includes(each) && isNowhere(text, each));
    return whole.length > 0 || !isStrange ? whole : begunBy(beginnings, joined);
  });
}

const isNowhere = (text: TextIndex, word: string): boolean =>
  word.length >= shortestBeginning / 2 && alternativeOf(text, [knownForm(word)], 1).length === 0;
