import { dayMs } from "../../calendar/day.ts";
import { fitOfRow, fits, type RowFits } from "../fits/row-fits.ts";
import { bitCount, hasRow, type RowSet } from "../fits/row-set.ts";
import { mostConstraints } from "../understood.ts";
import type { Losses } from "./narrowness.ts";
import { surestWorth } from "./worth.ts";

/** How much the order follows the fit to the profile, how new a scholarship is, and what an adviser names first (`worthOf`). `fitAlone`: where the words only set limits. */
export const shares = { fit: 0.2, fitAlone: 0.9, fresh: 0.03, unsaid: 0.03, worth: 0.02 };

// A rank is the tier times this, plus the score from 1 to 1000. Each miss takes two tiers.
const tierWidth = 1024;
const lastTier = 2 * (mostConstraints + 2);
const calledTier = -4;

/** The score, from 0 to 100, of a rank. */
export const scoreOfRank = (rank: number): number => Math.round((rank % tierWidth) / 10);

/** One number for a tier and a score from 0 to 1 within it: the higher, the better. */
export const rankOf = (tier: number, score: number): number =>
  (lastTier - tier) * tierWidth + 1 + Math.round(999 * score);
/** The tier in such a number. */
export const tierOfRank = (rank: number): number => lastTier - Math.floor((rank - 1) / tierWidth);

/** A score that is lower has no rank above this one in the first tier. */
export const leastScoreFor = (rank: number): number => (rank - lastTier * tierWidth - 1 + 0.5) / 999;

const freshFor = 365 * dayMs; // milliseconds

/** `share` is how much the words count beside the constraints. */
export type Ranking = {
  words: Float32Array;
  share: number;
  /** Whether the words only set limits: then what they leave unsaid counts twice, however well their fillers fit. */
  setsLimits: boolean;
  losses: Losses;
  /** What is lost by asking for a place. Null with a profile, and where the words only set limits. */
  placeLosses: Float32Array | null;
  /** The levels of each row as bits, and what is lost by them. */
  levels: Uint8Array;
  levelLosses: Float32Array;
  fit: Uint8Array | null;
  /** Whether the words only set limits, so that the profile says what a scholarship should be about. */
  isByFit: boolean;
  /** How much the order follows the fit to the profile, and what was said. */
  fitShare: number;
  knownShare: number;
  /** The few rows whose texts the words name. */
  named: readonly number[];
  /** The row that the words fit far better than any other. */
  singledOut: number | null;
  /** The units that words of a name may be taken for. */
  namedBits: number;
  /** The rows that the words call by their title, which come first, and the least score of their words. */
  called: readonly number[];
  leastCalled: number;
  /** Where a field was said: the rows that are for it or another subject that was said, or have its words. Else empty. */
  isFor: RowSet;
  /** What is found only because little else fits. */
  fillers: RowSet;
  /**
   * Where a state was said, and no field: what leaves open whether it is for who lives there. Where no place was said: what is probably for
   * others than the student by the places of the profile. It comes behind the rest.
   */
  unclear: RowSet;
  isUnknown: boolean;
  /** Where no essay is wanted: how rows stand to that. What says that it needs none comes first in its tier. */
  noEssay: RowFits | null;
  created: Float64Array;
  worth: Uint8Array;
  narrow: Uint8Array;
  now: number;
};

// Functions of a module and not of one search, which the compiler puts into the loop over all found rows.

/** Whether the profile rules the student out. */
export const isRuledOut = ({ fit }: Ranking, row: number): boolean => fit !== null && fit[row] === 0;

const isCalled = ({ words, called, leastCalled }: Ranking, row: number): boolean =>
  (words[row] as number) >= leastCalled && called.includes(row);

/** Whether the words call a row by its name. `missing` has a bit for each constraint that it misses. */
export const isNamed = (ranking: Ranking, row: number, missing: number): boolean =>
  isCalled(ranking, row) || ((missing & ~ranking.namedBits) === 0 && ranking.named.includes(row));

/** The tier of a row: the fewer constraints it misses, the lower. What the words call by its name comes first. */
export function tierOf(
  ranking: Ranking,
  { row, missing, named, stated }: { row: number; missing: number; named: boolean; stated: number },
): number {
  const ruledOut = isRuledOut(ranking, row) ? 1 : 0;
  if (named) return isCalled(ranking, row) ? calledTier : 2 * (ruledOut - 1);
  const misses = missing === 0 ? 0 : bitCount(missing);
  // For "nursing" a scholarship for any field comes after those for nurses, and before those for others.
  const isForAny =
    (ranking.isFor.length > 0 && !hasRow(ranking.isFor, row)) ||
    (ranking.fillers.length > 0 && hasRow(ranking.fillers, row)) ||
    (ranking.unclear.length > 0 && hasRow(ranking.unclear, row));
  // Who says what it should be about and not where they live is helped first by what they can get wherever that is.
  const isElsewhere =
    ranking.placeLosses !== null &&
    row !== ranking.singledOut &&
    (ranking.placeLosses[ranking.narrow[row] as number] as number) > 0;
  // "Due before February" asks for those that say when they are due.
  const isOpen = ranking.isByFit && stated < 0;
  return 2 * (misses + ruledOut) + (isForAny || isElsewhere || isOpen ? 1 : 0);
}

const saidOf = ({ words, share }: Ranking, row: number, stated: number): number =>
  share * (words[row] as number) + (1 - share) * stated;

const matchScoreOf = ({ fit, fitShare }: Ranking, row: number): number =>
  fit === null ? 0 : (fitShare * Math.max(0, (fit[row] as number) - 1)) / 100;

/** What says that it needs no essay has the upper half of the scores, where that is wanted. */
const placed = ({ noEssay }: Ranking, row: number, score: number): number => {
  if (noEssay === null) return score;
  return ((fitOfRow(noEssay, row) === fits.met ? 1 : 0) + Math.min(1, score)) / 2;
};

/** The score of a row within its tier is at most this. `stated` is how specifically it is for what was said. */
export const mostOf = (ranking: Ranking, row: number, stated: number): number =>
  placed(
    ranking,
    row,
    ranking.knownShare * Math.max(0, saidOf(ranking, row, stated)) +
      matchScoreOf(ranking, row) +
      shares.fresh +
      shares.worth +
      shares.unsaid,
  );

/** The score of a row within its tier, from 0 to 1. */
export function scoreOf(ranking: Ranking, row: number, stated: number): number {
  const { words, setsLimits, losses, knownShare, levels, levelLosses, created, narrow, now, worth } = ranking;
  const losing = narrow[row] as number;
  // What the words name fits well, so that little remains unsaid.
  const losingMore = (losses.others[losing] as number) + (levelLosses[levels[row] as number] as number);
  const unsaid = losingMore * (setsLimits ? 2 : 1 - (words[row] as number));
  const fresh = 1 - (now - (created[row] as number)) / freshFor;
  const known = saidOf(ranking, row, stated) - (losses.college[losing] as number) - unsaid;
  // Of rows that lose all they earn, those that lose the most come last.
  const left = shares.unsaid * Math.max(0, Math.min(1, 1 + known));
  return placed(
    ranking,
    row,
    knownShare * Math.max(0, known) +
      left +
      (shares.worth * (worth[row] as number)) / surestWorth +
      matchScoreOf(ranking, row) +
      shares.fresh * Math.max(0, Math.min(1, fresh)),
  );
}

/** The score of a row that was called by its name. */
export function scoreOfName({ words, losses, narrow }: Ranking, row: number): number {
  const word = words[row] as number;
  return Math.max(0, word - (losses.college[narrow[row] as number] as number) * (1 - word));
}
