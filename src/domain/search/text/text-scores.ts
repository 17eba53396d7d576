import { spareRows } from "../../matches/catalogue/numbers-with-room.ts";
import { addRow, addRows, emptyRowSet, hasRow, type RowSet, removeRow, writeRows } from "../fits/row-set.ts";
import { type Alternative, addRowsHaving } from "./alternatives.ts";
import type { Concept } from "./concepts.ts";
import { largestImpact } from "./document-terms.ts";
import {
  noRow,
  postingDocument,
  postingImpact,
  postingsOf,
  rowOfPosting,
  rowsWithTerm,
  type TextIndex,
} from "./text-index.ts";

/**
 * How well rows fit the words, from 0 to 1. `found` are the rows with any of the words, in ascending order. Both are room
 * that the next search uses again. `best` is the score of the row that fits best; 0 when none was found.
 */
export type TextScores = { scores: Float32Array; found: Uint32Array; best: number };

/** Room for one number for each row, used until the next search, which saves allocating it each time. */
type Room = { scores: Float32Array; partial: Float32Array; found: Uint32Array; count: number };
const roomFor = (rows: number): Room => ({
  scores: new Float32Array(rows),
  partial: new Float32Array(rows),
  found: new Uint32Array(rows),
  count: 0,
});
let room = roomFor(0);

/** So many postings are read for one search, which takes about 5 ms. The rarest words come first. */
const mostPostings = 1_000_000;
/** A word that more than half of many rows have tells them apart too little to be worth its time. */
const common = { least: 10_000, share: 0.5 };
/** A row whose words have, together, this share of the largest impact fits as well as can be. */
const fullImpact = 0.85;

/** Adds up the impacts of all concepts for each row, weighted by how rare their words are. */
export function scoreWords(text: TextIndex, concepts: readonly Concept[]): TextScores {
  const rows = text.documents.length;
  clearRoom(rows);
  const has = emptyRowSet(rows);
  let total = 0;
  for (const concept of searchedConcepts(concepts, text.count)) {
    const { weight, alternatives } = concept;
    total += weight * Math.max(...alternatives.map((each) => each.weight * rarity(each, text.count)));
    const isOne = alternatives.length === 1;
    const counted = isOne ? has : emptyRowSet(rows);
    for (const alternative of alternatives) {
      const unit = (weight * alternative.weight * rarity(alternative, text.count)) / largestImpact;
      addAlternative(text, alternative, { unit, counted, isOne });
    }
    if (!isOne) addRows(has, counted);
  }
  const { scores } = room;
  if (text.isOrdered) leaveOut(text.gaps, has);
  room.count = writeRows(has, room.found);
  const found = room.found.subarray(0, room.count);
  const scale = total > 0 ? 1 / (total * fullImpact) : 0;
  let best = 0;
  for (let at = 0; at < found.length; at++) {
    const row = found[at] as number;
    const score = Math.min(1, (scores[row] as number) * scale);
    scores[row] = score;
    if (score > best) best = score;
  }
  return { scores, found, best };
}

/** The scores where the words of these rows count nothing. */
export function withoutWordsOf({ scores, found }: TextScores, rows: RowSet): TextScores {
  let best = 0;
  for (const row of found) {
    if (hasRow(rows, row)) scores[row] = 0;
    best = Math.max(best, scores[row] as number);
  }
  return { scores, found, best };
}

/** The postings of a build are added up with those of rows that are gone, which are few. */
function leaveOut(gone: TextIndex["gaps"], has: RowSet): void {
  for (let at = 0; at < gone.length; at++) {
    const row = gone[at] as number;
    removeRow(has, row);
    room.scores[row] = 0;
  }
}

/** Leaves out common words beside rarer ones, and what is more than the time allows. What tells most comes first. */
function searchedConcepts(concepts: readonly Concept[], all: number): Concept[] {
  const rowsOf = ({ alternatives }: Concept) =>
    alternatives.reduce((sum, each) => sum + each.rows * each.terms.length, 0);
  const weak = ({ isWeak }: Concept) => (isWeak ? 1 : 0);
  const rarestFirst = concepts.toSorted((a, b) => weak(a) - weak(b) || rowsOf(a) - rowsOf(b));
  let left = mostPostings;
  return rarestFirst.filter((concept, at) => {
    const postings = rowsOf(concept);
    left -= postings;
    const most = Math.max(...concept.alternatives.map((each) => each.rows));
    const isCommon = most > common.least && most > common.share * all;
    return at === 0 || (!isCommon && left > 0);
  });
}

/** The inverse document frequency of BM25. */
export const rarity = ({ rows }: Pick<Alternative, "rows">, all: number): number =>
  Math.log(1 + (all - rows + 0.5) / (rows + 0.5));

/** `counted` are the rows that have the concept already, unless it has only one alternative: then those that have any concept. */
type Adding = { unit: number; counted: RowSet; isOne: boolean };

/** Adds an alternative to the rows that have all its terms and no earlier alternative of the concept. */
function addAlternative(text: TextIndex, alternative: Alternative, { unit, ...how }: Adding): void {
  const { terms, without } = alternative;
  const except = without ? rowsWithAny(text, without) : null;
  const each = { ...how, unit: unit / terms.length, except };
  const [first = -1, ...others] = terms;
  if (others.length === 0) {
    addTerm(text, first, each);
    return;
  }
  // The rarest first, so that few rows are left for the others.
  const sorted = terms.toSorted((a, b) => rowsWithTerm(text, a) - rowsWithTerm(text, b));
  let before: RowSet | null = null;
  for (const term of sorted.slice(0, -1)) before = addPart(text, term, before, each.unit);
  addTerm(text, sorted.at(-1) as number, { ...each, before });
}

function rowsWithAny(text: TextIndex, terms: readonly number[]): RowSet {
  const rows = emptyRowSet(text.documents.length);
  for (const term of terms) addRowsHaving(rows, text, { terms: [term], weight: 1, rows: 0 });
  return rows;
}

// The loops over postings, of which there may be a million. What they read and write again and again is one bit for each row where
// it can be: numbers of a million rows do not stay in the cache of a processor.

/** Adds a term, the last one of its alternative, to the rows `before`, which have the others, or to all. */
function addTerm(
  text: TextIndex,
  term: number,
  { unit, counted, isOne, before = null, except = null }: Adding & { before?: RowSet | null; except?: RowSet | null },
): void {
  const { scores, partial } = room;
  const { rows } = text;
  for (const [part, list] of postingsOf(text, term).entries()) {
    const isRow = part === 0 && text.isOrdered;
    const postings = list instanceof Uint32Array ? list : Uint32Array.from(list);
    if (isRow && isOne && before === null && except === null) {
      addAll(postings, unit, counted);
      continue;
    }
    for (let at = 0; at < postings.length; at++) {
      const posting = postings[at] as number;
      const document = postingDocument(posting);
      // Those of later indexes, which share the postings.
      if (document >= rows.length) continue;
      const row = isRow ? document : (rows[document] as number);
      if (row === noRow) continue;
      const [place, bit] = [row >>> 5, 1 << (row & 31)];
      if (before !== null && ((before[place] as number) & bit) === 0) continue;
      if (except !== null && ((except[place] as number) & bit) !== 0) continue;
      const bits = counted[place] as number;
      if (!isOne && (bits & bit) !== 0) continue;
      counted[place] = bits | bit;
      const sum = before === null ? 0 : (partial[row] as number);
      scores[row] = (scores[row] as number) + sum + unit * postingImpact(posting);
    }
  }
}

/** As `addTerm` for the only word of a concept, where each document is its row and stands in ascending order: most words. */
function addAll(postings: Uint32Array, unit: number, counted: RowSet): void {
  const { scores } = room;
  let place = 0;
  let bits = 0;
  for (let at = 0; at < postings.length; at++) {
    const posting = postings[at] as number;
    const row = postingDocument(posting);
    if (row >>> 5 !== place) {
      counted[place] = (counted[place] as number) | bits;
      place = row >>> 5;
      bits = 0;
    }
    bits |= 1 << (row & 31);
    scores[row] = (scores[row] as number) + unit * postingImpact(posting);
  }
  counted[place] = (counted[place] as number) | bits;
}

/** Notes what a term adds to the rows `before`, or to all, if they have the terms to come too. Answers those that have it. */
function addPart(text: TextIndex, term: number, before: RowSet | null, unit: number): RowSet {
  const { partial } = room;
  const has = emptyRowSet(text.documents.length);
  for (const list of postingsOf(text, term)) {
    for (let at = 0; at < list.length; at++) {
      const posting = list[at] as number;
      const row = rowOfPosting(text, posting);
      if (row === noRow || (before !== null && !hasRow(before, row))) continue;
      partial[row] = unit * postingImpact(posting) + (before === null ? 0 : (partial[row] as number));
      addRow(has, row);
    }
  }
  return has;
}

function clearRoom(rows: number): void {
  if (room.scores.length < rows) room = roomFor(rows + spareRows);
  for (let at = 0; at < room.count; at++) room.scores[room.found[at] as number] = 0;
  room.count = 0;
}
