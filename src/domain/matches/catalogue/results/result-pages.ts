import { listParts, type MatchSort } from "../../match-vocabulary.ts";
import type { CatalogueIndex, TieKeys } from "../catalogue-index.ts";
import { isGone, placeInOrder, placeOfKeys } from "../row-order.ts";
import { type PackedMatches, packedPart, packedRow, packedScore } from "./packed-results.ts";

/** The place of a match in any order of the list. */
export type ListPosition = TieKeys & { score: number };

export type Wanted = {
  sort: MatchSort;
  after: ListPosition | null;
  limit: number;
  /** In the orders by amount and deadline, rows with a lower score come after all others. */
  weakBelow?: number | undefined;
};

type Matches = {
  index: CatalogueIndex;
  matches: PackedMatches;
  /** How well each row fits the searched words, which the order by relevance follows first. */
  ranks?: Uint16Array | null;
  /** The rows that come first, in each part of the list and in the order by relevance. */
  isFirst?: ((row: number) => boolean) | null;
};

/** The first `limit` matches in the order of `sort`, beginning after a place. */
export function pageOfMatches({ index, matches, ranks, isFirst }: Matches, wanted: Wanted): ScoredRow[] {
  const { best, offer } = bestRows(index, wanted);
  const firstLater = index.later.from;
  const scoreOf = scoreIn(wanted.sort, ranks ?? null, isFirst ?? null);
  let least = Number.NEGATIVE_INFINITY;
  // By places, here and in other passes over all matches: an iterator takes several times as long.
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at] as number;
    const score = scoreOf(match);
    if (score > least || (score === least && packedRow(match) >= firstLater)) least = offer(packedRow(match), score);
  }
  return best;
}

/** What an order compares first, or second after the deadline or amount. */
function scoreIn(
  sort: MatchSort,
  ranks: Uint16Array | null,
  isFirst: ((row: number) => boolean) | null,
): (match: number) => number {
  if (isFirst && (sort === "section" || sort === "relevance")) {
    const first = (match: number) => (isFirst(packedRow(match)) ? 1 : 0);
    if (sort === "section") return (match) => (2 * partRank(match) + first(match)) * rankWidth + packedScore(match);
    // A rank has 16 bits, the last of which is given up.
    const rank = (match: number) => (ranks ? (ranks[packedRow(match)] as number) >> 1 : 0);
    return (match) => (rank(match) + first(match) * 0x8000) * rankWidth + packedScore(match);
  }
  if (sort === "section") return (match) => partRank(match) * rankWidth + packedScore(match);
  if (ranks && sort === "relevance")
    return (match) => (ranks[packedRow(match)] as number) * rankWidth + packedScore(match);
  return packedScore;
}

/** The first part of the list ranks highest. What the student is ruled out of is in none, and ranks last. */
function partRank(match: number): number {
  const part = packedPart(match);
  return part === 0 ? 0 : listParts.length + 1 - part;
}

const rankWidth = 128; // scores are smaller
export const largestRank = 0xffff * rankWidth;

export type ScoredRow = { row: number; score: number };

/** The best of all rows of an index that pass a test, in the order of `sort`, where `scores` has a score for each row. */
export function bestOfAll(
  index: CatalogueIndex,
  wanted: Wanted,
  scores: Float64Array,
  passes: ((row: number) => boolean) | undefined,
): ScoredRow[] {
  const { best, offer, first } = bestRows(index, wanted);
  const values = first.values ?? scores;
  const firstLater = first.values === null ? index.later.from : 0;
  let last = Number.POSITIVE_INFINITY;
  for (let row = 0; row < values.length; row++) {
    // Most rows, before anything else of them is read. Of equal scores the first of the rows in order is better.
    const place = (values[row] as number) * first.direction;
    if (place > last || (place === last && row < firstLater)) continue;
    if (isGone(index, row) || passes?.(row) === false) continue;
    offer(row, scores[row] as number);
    const worst = best[wanted.limit - 1];
    if (worst) last = (values[worst.row] as number) * first.direction;
  }
  return best;
}

/**
 * Takes rows in ascending order, and keeps the best of them. `offer` answers the score that the next row has to exceed, or to
 * reach if it stands behind those in order.
 */
export function bestRows(index: CatalogueIndex, { sort, after, limit, weakBelow = 0 }: Wanted) {
  const { compare, keysOfRow, keysOfPlace, isByScore, first } = orderOf({ sort, weakBelow }, index);
  const from = after && { keys: keysOfPlace(after), tie: placeOfKeys(index, after) };
  const firstLater = index.later.from;
  const best: (ScoredRow & { keys: readonly number[]; tie: number })[] = [];
  let worst: (typeof best)[number] | undefined;
  let least = Number.NEGATIVE_INFINITY;
  return { best, offer, first };

  function offer(row: number, score: number): number {
    // Most rows, without the cost of comparing. Of equal scores the first of the rows in order is better.
    if (score < least || (score === least && row < firstLater)) return least;
    const tie = placeInOrder(index, row);
    if (from && compare({ row, score, tie }, from) <= 0) return least;
    if (worst && compare({ row, score, tie }, worst) >= 0) return least;
    const before = best.findLastIndex((other) => compare({ row, score, tie }, other) > 0);
    best.splice(before + 1, 0, { row, score, tie, keys: keysOfRow(row, score) });
    if (best.length > limit) best.length = limit;
    worst = best[limit - 1];
    if (isByScore && worst) least = worst.score;
    return least;
  }
}

/** The place of a row, for the cursor of the next page. */
export function placeOf(index: CatalogueIndex, { row, score }: ScoredRow): ListPosition {
  return {
    score,
    deadline: index.facts.deadline[row] as number,
    amount: index.facts.amount[row] as number,
    id: index.ids[row] as string,
  };
}

/** `values` are null for the score, of which `of` gives the key. */
type Key = {
  place: keyof Omit<ListPosition, "id">;
  values: Int32Array | null;
  direction: 1 | -1;
  of: ((score: number) => number) | null;
};
const keyOf = ({ of, values }: Key, row: number, score: number): number =>
  values !== null ? (values[row] as number) : of !== null ? of(score) : score;

/** What rows with equal keys are ordered by: deadline, amount and id. */
type Tied = { tie: number };

/** The order of a list. Equal keys are ordered by the place among equal scores. */
function orderOf({ sort, weakBelow }: { sort: MatchSort; weakBelow: number }, { facts }: CatalogueIndex) {
  const byScore: Key = { place: "score", values: null, direction: -1, of: null };
  const isWeak: Key = { place: "score", values: null, direction: 1, of: (score) => (score < weakBelow ? 1 : 0) };
  const weakLast = weakBelow > 0 ? [isWeak] : [];
  const sorted: Record<MatchSort, Key[]> = {
    section: [byScore],
    relevance: [byScore],
    match_score: [byScore],
    amount: [...weakLast, { place: "amount", values: facts.amount, direction: -1, of: null }, byScore],
    deadline: [...weakLast, { place: "deadline", values: facts.deadline, direction: 1, of: null }, byScore],
  };
  const keys = sorted[sort];
  return {
    first: keys[0] as Key, // no order has none
    isByScore: keys[0] === byScore,
    keysOfRow: (row: number, score: number) => keys.map((key) => keyOf(key, row, score)),
    keysOfPlace: (after: ListPosition) => keys.map(({ place, of }) => (of === null ? after[place] : of(after[place]))),
    compare: ({ row, score, tie }: ScoredRow & Tied, other: Tied & { keys: readonly number[] }) => {
      for (let at = 0; at < keys.length; at++) {
        const key = keys[at] as Key;
        const difference = keyOf(key, row, score) - (other.keys[at] as number);
        if (difference !== 0) return difference * key.direction;
      }
      return tie - other.tie;
    },
  };
}
