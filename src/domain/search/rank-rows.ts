import type { CatalogueIndex } from "../matches/catalogue/catalogue-index.ts";
import { packedRow, packedScore } from "../matches/catalogue/packed-results.ts";
import { type ConstraintFits, fitOfRow, fitReader, fits } from "./constraint-fits.ts";
import { type FoundRows, foundRows, subjects } from "./found-rows.ts";
import { type Losses, lossesFor, lossesWithProfile } from "./narrowness.ts";
import { hasRow, type RowSet, writeRows } from "./row-set.ts";
import type { CatalogueSearch } from "./search-catalogue.ts";
import type { Correction } from "./text/concepts.ts";
import type { TextScores } from "./text/text-scores.ts";
import { mostConstraints, type Slot } from "./understood.ts";
import { weights } from "./wanted-texts.ts";

/** All rows that a search finds. The arrays have a number for each row, and are room that the next search uses again. */
export type RankedRows = {
  /** The rows that were found, in ascending order. The arrays mean nothing for other rows. */
  rows: Uint32Array;
  isFound: (row: number) => boolean;
  /** The higher, the better. */
  ranks: Int32Array;
  /** How many of the found rows miss no constraint. None where no scholarship has the words that say what it is about. */
  fitting: number;
  units: readonly ConstraintFits[];
  /** The constraints that a row misses, and about which it states nothing: one bit for each of `units`. */
  missed: Uint32Array;
  unknown: Uint32Array;
  corrections: Correction[];
  /** Whether a found row is for something that was said, not just open to it: a subject, or else a limit; or has the topics. */
  isMeant: (row: number) => boolean;
  /** How many of those that fit state everything that was said, and are not just open to it. */
  countStating: () => number;
};

/** How much each slot tells about what a student wants. */
const slotWeights: Record<Slot, number> = {
  field_of_study: 30,
  group: 20,
  residence: 15,
  country: 20,
  citizenship: 10,
  academic_level: 10,
  financial_need: 10,
  gpa: 4,
  amount_min: 10,
  amount_max: 10,
  deadline_before: 10,
  deadline_after: 10,
  essay: 10,
  renewable: 10,
  exclude: 0,
};
/** Slots whose words may be part of a name: "The Ron Brown Scholar Program", "Bank of America". */
const namelike: ReadonlySet<Slot> = new Set([...subjects, "academic_level"]);
/**
 * A scholarship that the words fit this well was called by its name, if there are enough words. It comes first, whatever
 * the words were taken for.
 */
const namedFrom = 0.6;
const fewestNaming = 3;
/** Where the words fit more rows this well, they describe, and call none of them by its name. */
const mostNamed = 3;
const nearlyAsWell = 0.9;
/** A scholarship that the words fit less well was called by its name too, where no other one fits 70% as well. */
const namedAlone = { from: 0.5, others: 0.7 };

/** The share of a slot's weight that each fit earns, by its number. */
const earned = new Float32Array(5);
earned[fits.unknown] = 0.15;
earned[fits.open] = 0.35;
earned[fits.close] = 0.6;
earned[fits.met] = 1;

/** How much relevance consists of the words beside the constraints: less where the words only set limits. */
const wordsShare = { about: 0.6, limits: 0.2 };
/** How much the order follows relevance, the fit to the profile, and how new a scholarship is. */
const shares = { fit: 0.2, fresh: 0.03 };
/** A scholarship whose words fit at least this share as well as those of the best one is about the topics. */
const meantFrom = 0.5;

// A rank is the tier times this, plus the score from 1 to 1000. Each miss takes two tiers.
const tierWidth = 1024;
const lastTier = 2 * (mostConstraints + 2);

/** The score, from 0 to 100, of a rank. */
export const scoreOfRank = (rank: number): number => Math.round((rank % tierWidth) / 10);

type Room = Pick<RankedRows, "rows" | "ranks" | "missed" | "unknown"> & { specific: Float32Array };
const roomFor = (rows: number): Room => ({
  rows: new Uint32Array(rows),
  ranks: new Int32Array(rows),
  missed: new Uint32Array(rows),
  unknown: new Uint32Array(rows),
  // In the order of the found rows.
  specific: new Float32Array(rows),
});
let room = roomFor(0);

/** Finds and ranks the rows for what a student said. */
export function rankRows(index: CatalogueIndex, search: CatalogueSearch): RankedRows {
  const count = index.ids.length;
  if (room.ranks.length !== count) room = roomFor(count);
  const found = foundRows(index, search);
  const { units, concepts, text, isUnknown, corrections } = found;
  const rows = room.rows.subarray(0, writeRows(found.rows, room.rows));
  addFits(units, rows);
  const naming = concepts.filter(({ isWord, weight }) => isWord && weight !== weights.level).length;
  const isAbout = found.hasTopics || found.about.length > 0;
  const fitting = addRanks(index, rows, {
    words: text.scores,
    share: concepts.length === 0 ? 0 : shareOfWords(units, isAbout),
    unsaidShare: isAbout ? 1 : 2,
    losses: search.results ? lossesWithProfile : lossesFor(units.map(({ slot }) => slot)),
    fit: fitOf(search.results, count),
    named: naming < fewestNaming || found.isIncomplete || !found.hasTopics ? Infinity : namingScore(text),
    namedBits: bitsOf(units),
    isFor: found.isFor,
  });
  const isFound = (row: number) => hasRow(found.rows, row);
  const { ranks, missed, unknown } = room;
  const isMeant = meaningOf(found);
  const countStating = () => (isUnknown ? 0 : countStatements(found, { rows, missed, unknown }));
  return {
    ...{ rows, isFound, ranks, fitting: isUnknown ? 0 : fitting, units, missed, unknown, corrections },
    ...{ isMeant, countStating },
  };
}

/** How many rows have the topics and state every constraint. */
function countStatements(
  { units, text, hasTopics }: FoundRows,
  { rows, missed, unknown }: Pick<RankedRows, "rows" | "missed" | "unknown">,
): number {
  const leastWords = hasTopics ? meantFrom * text.best : 0;
  const readers = units.map((unit) => fitReader(unit.fits));
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    if (((missed[row] as number) | (unknown[row] as number)) !== 0) continue;
    if ((text.scores[row] as number) < leastWords) continue;
    if (readers.every((fitOf) => fitOf(row) >= fits.close)) count += 1;
  }
  return count;
}

/** The least score of a row that the words call by its name. */
function namingScore(text: TextScores): number {
  if (text.best < namedFrom) {
    const nearly = namedAlone.others * text.best;
    return text.best >= namedAlone.from && rowsFrom(text, nearly) === 1 ? nearly : Infinity;
  }
  return rowsFrom(text, Math.max(namedFrom, nearlyAsWell * text.best)) > mostNamed ? Infinity : namedFrom;
}

/** How many rows have at least this score. */
function rowsFrom({ found, scores }: TextScores, least: number): number {
  let count = 0;
  for (let at = 0; at < found.length; at++) if ((scores[found[at] as number] as number) >= least) count += 1;
  return count;
}

/** Whether a row is for something that was said. */
function meaningOf({ units, about, text, hasTopics }: FoundRows): (row: number) => boolean {
  const isAbout = hasTopics || about.length > 0;
  // Who only asks for money is helped by any scholarship.
  const telling = isAbout ? about : units.filter(({ slot }) => slot !== "financial_need");
  const leastWords = hasTopics ? meantFrom * text.best : Infinity;
  return (row) =>
    (!isAbout && telling.length === 0) ||
    (text.scores[row] as number) >= leastWords ||
    telling.some((unit) => fitOfRow(unit.fits, row) >= fits.close);
}

function shareOfWords(units: readonly ConstraintFits[], isAbout: boolean): number {
  if (units.length === 0) return 1;
  return isAbout ? wordsShare.about : wordsShare.limits;
}

/** Adds up how specifically each row is for what was said, and notes what it misses. */
function addFits(units: readonly ConstraintFits[], rows: Uint32Array): void {
  const { missed, unknown, specific } = room;
  specific.fill(0, 0, rows.length);
  for (let at = 0; at < rows.length; at++) {
    missed[rows[at] as number] = 0;
    unknown[rows[at] as number] = 0;
  }
  const total = units.reduce((sum, { slot }) => sum + slotWeights[slot], 0);
  for (const [unit, { slot, fits: stated }] of units.entries()) {
    const bit = 1 << unit;
    const earns = earned.map((share) => (share * slotWeights[slot]) / total);
    const fitOf = fitReader(stated);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const fit = fitOf(row);
      specific[at] = (specific[at] as number) + (earns[fit] as number);
      if (fit === fits.missed) missed[row] = (missed[row] as number) | bit;
      else if (fit === fits.unknown) unknown[row] = (unknown[row] as number) | bit;
    }
  }
}

/** The match score of each row plus 1, and 0 where the student is ruled out; null without a student. */
function fitOf(results: CatalogueSearch["results"], rows: number): Uint8Array | null {
  if (!results) return null;
  const fit = new Uint8Array(rows);
  for (const match of results.matches) fit[packedRow(match)] = packedScore(match) + 1;
  return fit;
}

const freshFor = 365 * 86_400_000; // milliseconds

/** `share` is how much the words count beside the constraints. */
type Ranking = {
  words: Float32Array;
  share: number;
  /** How much what the words leave unsaid counts: more where they only set limits. */
  unsaidShare: number;
  losses: Losses;
  fit: Uint8Array | null;
  /** The least score of the words of a scholarship that was called by its name. */
  named: number;
  /** The units that words of a name may be taken for. */
  namedBits: number;
  /** Where a field was said: the rows that are for it or another subject that was said, or have its words. Else empty. */
  isFor: RowSet;
};

const bitsOf = (units: readonly ConstraintFits[]): number =>
  units.reduce((bits, { slot }, at) => (namelike.has(slot) ? bits | (1 << at) : bits), 0);

/** Writes the rank of each row, and answers how many rows fit everything. */
function addRanks(
  index: CatalogueIndex,
  rows: Uint32Array,
  { words, share, unsaidShare, losses, fit, named, namedBits, isFor }: Ranking,
): number {
  const { ranks, missed, specific } = room;
  const { created, narrow } = index.facts;
  const now = Date.parse(index.today);
  const fitShare = fit ? shares.fit : 0;
  const knownShare = 1 - fitShare - shares.fresh;
  let fitting = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const word = words[row] as number;
    const missing = missed[row] as number;
    const matched = fit ? (fit[row] as number) : 1;
    const isRuledOut = matched === 0 ? 1 : 0;
    if (missing === 0 && isRuledOut === 0) fitting += 1;
    const college = losses.college[narrow[row] as number] as number;
    if (word >= named && (missing & ~namedBits) === 0) {
      ranks[row] = rankOf(2 * (isRuledOut - 1), Math.max(0, word - college * (1 - word)));
      continue;
    }
    // What the words name fits well, so that little remains unsaid.
    const unsaid = unsaidShare * (losses.others[narrow[row] as number] as number) * (1 - word);
    const relevance = share * word + (1 - share) * (specific[at] as number) - college - unsaid;
    const fresh = 1 - (now - (created[row] as number)) / freshFor;
    const score =
      knownShare * Math.max(0, relevance) +
      (fitShare * Math.max(0, matched - 1)) / 100 +
      shares.fresh * Math.max(0, Math.min(1, fresh));
    // For "nursing" a scholarship for any field comes after those for nurses, and before those for others.
    const isForAny = isFor.length > 0 && !hasRow(isFor, row) ? 1 : 0;
    ranks[row] = rankOf(2 * (bitCount(missing) + isRuledOut) + isForAny, score);
  }
  return fitting;
}

const rankOf = (tier: number, score: number): number => (lastTier - tier) * tierWidth + 1 + Math.round(999 * score);

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
