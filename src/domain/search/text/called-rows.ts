import { wordSet } from "../../eligibility/text/word-set.ts";
import { bitCount } from "../fits/row-set.ts";
import { fillerWords } from "../query/words/filler-words.ts";
import { isReadBy } from "../query/words/typos.ts";
import type { Correction } from "./concepts.ts";
import { isInTitle, tellsTitle, titleLength } from "./document-terms.ts";
import { isEnglishForm } from "./english-forms.ts";
import { formsOf } from "./spelling-corrections.ts";
import { impactIn, noRow, postingImpact, postingsOf, rowOfPosting, type TextIndex } from "./text-index.ts";
import type { TextScores } from "./text-scores.ts";
import { isStopWord, knownForm, wordsOfText } from "./words-of-text.ts";

/** The rows that a query calls by their title, and whether a row has all of some words of the query. */
export type Called = { rows: readonly number[]; hasAll: (row: number, words: string) => boolean };

const nobody: Called = { rows: [], hasAll: () => false };

const most = { words: 16, rows: 5000, candidates: 200, called: 3 };
/** A row that is called by its title fits at least this share as well as the best one. */
const leastShare = 0.5;
/** So many words of a title may be left out where one that is there is a name. */
const leftOut = (length: number): number => Math.floor(length / 3);
/** A name alone calls a title of so many words at most: "Fulbright" is the "Fulbright Foreign Student Program". */
const mostAround = 4;
/** How many words name a scholarship, beside a name such as "Cooke" too, and of how many one may be wrong. */
const fewest = { words: 3, named: 2, withOneWrong: 4 };

/**
 * A word of the query. `isAsking`: it may be no part of the name, as "deadline" and "apply". `isName`: it is in no dictionary and no
 * table by which queries are read. `isPlace`: it follows "in" or "from".
 */
type AskedWord = { form: string; term: number; isAsking: boolean; isName: boolean; isPlace: boolean };

/**
 * The words as they were written, those of them that were understood as conditions, what was searched instead of some, and how well the
 * rows fit.
 */
type Searched = { words: string; conditions: string; corrections: readonly Correction[]; scores: TextScores };

/**
 * The rows, three at most, whose title the words nearly equal: all words but one of a long query stand in the row, and they are
 * nearly all words of its title. Words that were understood as conditions may be missing where a rare name is left, or a short title as a whole
 * with its kind of award: "is the Gates Scholarship open to DACA students". Without a name such as "Cooke" they are the whole title, of at least three words, as others
 * describe: "nursing scholarship in Texas".
 */
export function calledRows(text: TextIndex, { words, conditions, corrections, scores }: Searched): Called {
  const asked = askedWords(text, words, corrections);
  const bitsOf = (those: (word: AskedWord) => boolean) =>
    asked.reduce((bits, word, at) => (those(word) ? bits | (1 << at) : bits), 0);
  const telling = bitsOf(({ isAsking }) => !isAsking);
  const names = bitsOf(({ isName }) => isName);
  const wrong = bitCount(telling) >= fewest.withOneWrong ? 1 : 0;
  if (telling === 0 || asked.length > most.words) return nobody;
  const ofConditions = new Set(formsOf(conditions));
  const left = bitsOf(({ form, isAsking }) => !isAsking && !ofConditions.has(form));
  const likely = candidatesFor(text, asked, { ...scores, telling, left }).filter(({ has }) => {
    return bitCount(telling & ~has) <= wrong || (left & ~has) === 0;
  });
  const isNaming = ({ term, isPlace }: AskedWord) => {
    const { length } = titled(text, term);
    return !isPlace && length > 0 && length <= most.called;
  };
  const isRare = (bits: number) => asked.some((word, at) => (bits & (1 << at)) !== 0 && isNaming(word));
  const kinds = formsOf(words).filter((form) => !tellsTitle(form));
  const lengths = text.postings.terms.numberOf(titleLength);
  const close = likely.flatMap((candidate) => {
    const length = impactIn(text, lengths, candidate.row);
    const lacking = length - bitCount(candidate.inTitle);
    const { row, has, inTitle } = candidate;
    const isNamed = (inTitle & names) !== 0;
    const isLike = bitCount(telling & ~has) <= wrong && (bitCount(inTitle) >= fewest.words || isNamed);
    const isWhole = isLike && lacking <= 0 && (telling & ~has) === 0 && (isNamed || hasKinds(text, words, row));
    const isNearly = isLike && isNamed && lacking <= leftOut(length) && bitCount(inTitle) >= fewest.named;
    const naming = inTitle & left;
    const isWholeOfOthers = lacking <= 0 && naming === inTitle && kinds.length > 0 && hasKinds(text, words, row);
    const isInside =
      ofConditions.size > 0 &&
      (left & ~has) === 0 &&
      ((length <= mostAround && isRare(naming & names)) || (isWholeOfOthers && isRare(naming)));
    return isWhole || isNearly || isInside
      ? [{ ...candidate, lacking: lacking + bitCount(telling & ~candidate.inTitle) }]
      : [];
  });
  const least = Math.min(...close.map(({ lacking }) => lacking));
  const called = close.filter(({ lacking }) => lacking === least);
  if (called.length === 0 || called.length > most.called) return nobody;
  const hasAll = (row: number, some: string) => {
    const forms = formsOf(some).filter(tellsTitle);
    const own = bitsOf(({ form }) => forms.includes(form));
    const has = called.find((each) => each.row === row)?.has ?? 0;
    return forms.length > 0 && bitCount(own) === forms.length && (has & own) === own;
  };
  return { rows: called.map(({ row }) => row), hasAll };
}

const beforePlaces = wordSet("around at from in near of");

function askedWords({ postings }: TextIndex, words: string, corrections: readonly Correction[]): AskedWord[] {
  const seen = new Set<string>();
  return wordsOfText(words).flatMap((word, at, all): AskedWord[] => {
    const form = knownForm(word);
    if (!tellsTitle(form) || isStopWord(word) || seen.has(form)) return [];
    seen.add(form);
    const [meant = word] = corrections.find((each) => each.word === word)?.searched ?? [];
    const known = knownForm(meant);
    const isName = !fillerWords.has(meant) && !isReadBy(meant) && !isEnglishForm(known);
    return [
      {
        form,
        term: postings.terms.numberOf(known),
        isAsking: fillerWords.has(word),
        isName,
        isPlace: beforePlaces.has(all[at - 1] ?? ""),
      },
    ];
  });
}

/** The words of the query, one bit each, that are in the title of a row, and in any of its texts. */
type Candidate = { row: number; inTitle: number; has: number };

/** The rows that have one of the two rarest words in their title, and fit the words well, or have the rarest that is no condition. */
function candidatesFor(
  text: TextIndex,
  asked: readonly AskedWord[],
  { scores, best, telling, left }: TextScores & { telling: number; left: number },
): Candidate[] {
  const rows = new Set<number>();
  const rarestOf = (bits: number) =>
    asked
      .filter(({ term }, at) => term !== -1 && (bits & (1 << at)) !== 0)
      .sort((a, b) => sizeOf(text, a) - sizeOf(text, b));
  const add = ({ term }: AskedWord, least: number) => {
    for (const row of titled(text, term)) if ((scores[row] as number) >= least) rows.add(row);
  };
  for (const word of rarestOf(telling).slice(0, 2)) add(word, leastShare * best);
  for (const word of rarestOf(left).slice(0, 1)) add(word, 0);
  if (rows.size > most.candidates) return [];
  return [...rows].map((row) => {
    const candidate = { row, inTitle: 0, has: 0 };
    for (const [at, { term }] of asked.entries()) {
      const impact = impactIn(text, term, row);
      if (impact > 0) candidate.has |= 1 << at;
      if (isInTitle(impact)) candidate.inTitle |= 1 << at;
    }
    return candidate;
  });
}

const sizeOf = (text: TextIndex, { term }: Pick<AskedWord, "term">): number =>
  postingsOf(text, term).reduce((sum, { length }) => sum + length, 0);

/** The rows that have a word in their title. None of a word of very many rows. */
function titled(text: TextIndex, term: number): number[] {
  if (sizeOf(text, { term }) > most.rows) return [];
  const rows: number[] = [];
  for (const list of postingsOf(text, term))
    for (let at = 0; at < list.length; at++) {
      const posting = list[at] as number;
      const row = isInTitle(postingImpact(posting)) ? rowOfPosting(text, posting) : noRow;
      if (row !== noRow) rows.push(row);
    }
  return rows;
}

/** Whether the title has the words for kinds of awards that are asked for: "Nursing Award" is no "nursing scholarship". */
function hasKinds(text: TextIndex, words: string, row: number): boolean {
  const kinds = formsOf(words).filter((form) => !tellsTitle(form));
  return kinds.every((kind) => isInTitle(impactIn(text, text.postings.terms.numberOf(kind), row)));
}
