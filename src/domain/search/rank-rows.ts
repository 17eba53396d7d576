import type { CatalogueIndex } from "../matches/catalogue/catalogue-index.ts";
import { packedRow, packedScore } from "../matches/catalogue/packed-results.ts";
import { type ConstraintFits, constraintFits, fits } from "./constraint-fits.ts";
import { excludeRows } from "./excluded-rows.ts";
import type { CatalogueSearch } from "./search-catalogue.ts";
import { type Correction, queryWords } from "./text/query-words.ts";
import { scoreWords } from "./text/text-scores.ts";
import type { Slot } from "./understood.ts";
import { wantedTexts } from "./wanted-texts.ts";

/** All rows that a search finds. The arrays have a number for each row, and are room that the next search uses again. */
export type RankedRows = {
  /** The higher, the better; 0 for rows that were not found. */
  ranks: Int32Array;
  /** 1 for each row that was found. */
  listed: Uint8Array;
  found: number;
  /** How many of the found rows miss no constraint. */
  fitting: number;
  units: readonly ConstraintFits[];
  /** The constraints that a row misses, and about which it states nothing: one bit for each of `units`. */
  missed: Uint32Array;
  unknown: Uint32Array;
  corrections: Correction[];
};

/** How much each slot tells about what a student wants. */
const slotWeights: Record<Slot, number> = {
  field_of_study: 30,
  group: 20,
  residence: 15,
  country: 20,
  citizenship: 10,
  academic_level: 10,
  gpa: 4,
  amount_min: 10,
  amount_max: 10,
  deadline_before: 10,
  deadline_after: 10,
  essay: 10,
  renewable: 10,
  exclude: 0,
};
/** A scholarship that is meant for one of these is found without any of the words. */
const subjects: ReadonlySet<Slot> = new Set(["field_of_study", "group", "residence", "country", "citizenship"]);

/** The share of a slot's weight that each fit earns, by its number. */
const earned = new Float32Array(5);
earned[fits.unknown] = 0.15;
earned[fits.open] = 0.35;
earned[fits.close] = 0.75;
earned[fits.met] = 1;

/** How much relevance consists of the words beside the constraints. */
const wordsShare = 0.5;
/** How much the order follows relevance, the fit to the profile, and how new a scholarship is. */
const shares = { fit: 0.2, fresh: 0.03 };
/** A row is found by its words when they fit at least this share as well as those of the best row. */
export const leastShare = 0.35;
const mostUnits = 30;

// A rank is the tier times this, plus the score from 1 to 1000.
const tierWidth = 1024;
const lastTier = mostUnits + 2;

/** The score, from 0 to 100, of a rank. */
export const scoreOfRank = (rank: number): number => Math.round((rank % tierWidth) / 10);

type Room = RankedRows & {
  relevance: Float32Array;
  specific: Float32Array;
  about: Uint8Array;
  fit: Uint8Array;
  one: Uint8Array;
};
const roomFor = (rows: number): Room => ({
  ranks: new Int32Array(rows),
  listed: new Uint8Array(rows),
  found: 0,
  fitting: 0,
  units: [],
  missed: new Uint32Array(rows),
  unknown: new Uint32Array(rows),
  corrections: [],
  relevance: new Float32Array(rows),
  specific: new Float32Array(rows),
  about: new Uint8Array(rows),
  fit: new Uint8Array(rows),
  one: new Uint8Array(rows),
});
let room = roomFor(0);

/** Finds and ranks the rows for what a student said. */
export function rankRows(index: CatalogueIndex, { understood, results }: CatalogueSearch): RankedRows {
  const rows = index.ids.length;
  if (room.ranks.length !== rows) room = roomFor(rows);
  const { constraints } = understood;
  const units = constraintFits(index, constraints).slice(0, mostUnits);
  const { concepts, corrections } = queryWords(index.text, wantedTexts(understood));
  addFits(units);
  const text = scoreWords(index.text, concepts);
  const isAbout = understood.topics.length > 0 || units.some(({ slot }) => subjects.has(slot));
  addRelevance(text.scores, { words: concepts.length > 0, constraints: units.length > 0, isAbout });
  excludeRows(index, constraints, room.relevance);
  addFit(results);
  return { ...room, ...addRanks(index, results !== undefined), units, corrections };
}

/** Adds up how specifically each row is for what was said, and notes what it misses. */
function addFits(units: readonly ConstraintFits[]): void {
  const { missed, unknown, specific, about, one } = room;
  missed.fill(0);
  unknown.fill(0);
  specific.fill(0);
  about.fill(0);
  const total = units.reduce((sum, { slot }) => sum + slotWeights[slot], 0);
  for (const [at, { slot, write }] of units.entries()) {
    write(one);
    const bit = 1 << at;
    const isSubject = subjects.has(slot) ? 1 : 0;
    const weight = slotWeights[slot] / total;
    for (let row = 0; row < one.length; row++) {
      const fit = one[row] as number;
      specific[row] = (specific[row] as number) + weight * (earned[fit] as number);
      if (fit === fits.missed) missed[row] = (missed[row] as number) | bit;
      else if (fit === fits.unknown) unknown[row] = (unknown[row] as number) | bit;
      else if (fit !== fits.open) about[row] = (about[row] as number) | isSubject;
    }
  }
}

type Said = { words: boolean; constraints: boolean; isAbout: boolean };

/** Joins words and constraints; 0 for rows that are not about what was said. */
function addRelevance(words: Float32Array, said: Said): void {
  const { relevance, specific, about } = room;
  const share = !said.constraints ? 1 : said.words ? wordsShare : 0;
  const least = leastShare * bestOf(words, relevance.length);
  for (let row = 0; row < relevance.length; row++) {
    const word = words[row] as number;
    const isFound = !said.isAbout || about[row] === 1 || (word > 0 && word >= least);
    // Every found row has some relevance.
    relevance[row] = isFound ? 1e-6 + share * word + (1 - share) * (specific[row] as number) : 0;
  }
}

/** The match score of each row plus 1; 0 where the student is ruled out. */
function addFit(results: CatalogueSearch["results"]): void {
  room.fit.fill(0);
  for (const match of results?.matches ?? []) room.fit[packedRow(match)] = packedScore(match) + 1;
}

const day = 86_400_000;
const freshDays = 365;

function addRanks({ facts, today }: CatalogueIndex, hasStudent: boolean): Pick<RankedRows, "found" | "fitting"> {
  const { ranks, listed, relevance, missed, fit } = room;
  const now = Date.parse(today);
  const fitShare = hasStudent ? shares.fit : 0;
  let [found, fitting] = [0, 0];
  for (let row = 0; row < relevance.length; row++) {
    const isFound = (relevance[row] as number) > 0;
    listed[row] = isFound ? 1 : 0;
    ranks[row] = 0;
    if (!isFound) continue;
    const age = (now - (facts.created[row] as number)) / day / freshDays;
    const fresh = Math.max(0, Math.min(1, 1 - age));
    const isRuledOut = hasStudent && fit[row] === 0;
    const score =
      (1 - fitShare - shares.fresh) * (relevance[row] as number) +
      (fitShare * Math.max(0, (fit[row] as number) - 1)) / 100 +
      shares.fresh * fresh;
    const misses = bitCount(missed[row] as number);
    found += 1;
    if (misses === 0 && !isRuledOut) fitting += 1;
    ranks[row] = (lastTier - misses - (isRuledOut ? 1 : 0)) * tierWidth + 1 + Math.round(999 * score);
  }
  return { found, fitting };
}

function bestOf(numbers: Float32Array, count: number): number {
  let best = 0;
  for (let at = 0; at < count; at++) best = Math.max(best, numbers[at] as number);
  return best;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
