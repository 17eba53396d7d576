import type { Alternative } from "./alternatives.ts";
import type { Concept } from "./concepts.ts";
import { largestImpact } from "./document-terms.ts";
import { noRow, postingImpact, postingsOf, rowOfPosting, type TextIndex } from "./text-index.ts";

/**
 * How well rows fit the words, from 0 to 1. `found` are the rows with any of the words, in no order. Both are room that
 * the next search uses again. `best` is the score of the row that fits best; 0 when none was found.
 */
export type TextScores = { scores: Float32Array; found: Uint32Array; best: number };

/** Room for one number for each row, used until the next search, which saves allocating it each time. */
type Room = { scores: Float32Array; partial: Float32Array; marks: Uint32Array; touched: Uint32Array; count: number };
const roomFor = (rows: number): Room => ({
  scores: new Float32Array(rows),
  partial: new Float32Array(rows),
  marks: new Uint32Array(rows),
  touched: new Uint32Array(rows),
  count: 0,
});
let room = roomFor(0);
let lastMark = 0;

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
  let total = 0;
  for (const concept of searchedConcepts(concepts, rows)) {
    total += concept.weight * Math.max(...concept.alternatives.map((each) => each.weight * rarity(each, rows)));
    const done = nextMark();
    for (const alternative of concept.alternatives) {
      const unit = (concept.weight * alternative.weight * rarity(alternative, rows)) / largestImpact;
      addAlternative(text, alternative, { unit, done });
    }
  }
  const found = room.touched.subarray(0, room.count);
  const scale = total > 0 ? 1 / (total * fullImpact) : 0;
  const { scores } = room;
  let best = 0;
  for (let at = 0; at < found.length; at++) {
    const row = found[at] as number;
    const score = Math.min(1, (scores[row] as number) * scale);
    scores[row] = score;
    if (score > best) best = score;
  }
  return { scores, found, best };
}

/** Leaves out common words beside rarer ones, and what is more than the time allows. What tells most comes first. */
function searchedConcepts(concepts: readonly Concept[], rows: number): Concept[] {
  const rowsOf = ({ alternatives }: Concept) =>
    alternatives.reduce((sum, each) => sum + each.rows * each.terms.length, 0);
  const weak = ({ isWeak }: Concept) => (isWeak ? 1 : 0);
  const rarestFirst = concepts.toSorted((a, b) => weak(a) - weak(b) || rowsOf(a) - rowsOf(b));
  let left = mostPostings;
  return rarestFirst.filter((concept, at) => {
    const postings = rowsOf(concept);
    left -= postings;
    const most = Math.max(...concept.alternatives.map((each) => each.rows));
    const isCommon = most > common.least && most > common.share * rows;
    return at === 0 || (!isCommon && left > 0);
  });
}

/** The inverse document frequency of BM25. */
export const rarity = ({ rows }: Pick<Alternative, "rows">, all: number): number =>
  Math.log(1 + (all - rows + 0.5) / (rows + 0.5));

type Adding = { unit: number; done: number };

/**
 * Adds an alternative to the rows that have all its terms and no earlier alternative of the concept, which `done` marks.
 */
function addAlternative(text: TextIndex, { terms }: Alternative, { unit, done }: Adding): void {
  let before = 0;
  for (const [at, term] of terms.entries()) {
    const isLast = at === terms.length - 1;
    const mark = isLast ? done : nextMark();
    addTerm(text, term, { unit: unit / terms.length, done, before, mark, isFirst: at === 0, isLast });
    before = mark;
  }
}

type AddingTerm = Adding & { before: number; mark: number; isFirst: boolean; isLast: boolean };

function addTerm(text: TextIndex, term: number, { unit, done, before, mark, isFirst, isLast }: AddingTerm): void {
  const { scores, partial, marks, touched } = room;
  for (const list of postingsOf(text, term)) {
    for (let at = 0; at < list.length; at++) {
      const posting = list[at] as number;
      const row = rowOfPosting(text, posting);
      if (row === noRow || marks[row] === done || (!isFirst && marks[row] !== before)) continue;
      const sum = unit * postingImpact(posting) + (isFirst ? 0 : (partial[row] as number));
      marks[row] = mark;
      if (!isLast) {
        partial[row] = sum;
        continue;
      }
      if (scores[row] === 0) {
        touched[room.count] = row;
        room.count += 1;
      }
      scores[row] = (scores[row] as number) + sum;
    }
  }
}

function clearRoom(rows: number): void {
  if (room.scores.length < rows) room = roomFor(rows);
  for (let at = 0; at < room.count; at++) room.scores[room.touched[at] as number] = 0;
  room.count = 0;
}

function nextMark(): number {
  if (lastMark === 0xffff_fffe) {
    room.marks.fill(0);
    lastMark = 0;
  }
  lastMark += 1;
  return lastMark;
}
