import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { bestRows, type ListPosition, type ScoredRow } from "../../matches/catalogue/results/result-pages.ts";
import type { ScholarshipSearch } from "../../scholarships/lists/scholarship-search.ts";
import { leastScoreFor, tierOfRank } from "./row-score.ts";

/** The first `limit` found rows in an order, beginning after a place, of those that pass. */
export type WantedRows = {
  sort: ScholarshipSearch["sort"];
  after: ListPosition | null;
  limit: number;
  passes?: ((row: number) => boolean) | undefined;
};

/** The best of the rows so far. */
export type Choice = {
  best: ReturnType<typeof bestRows>;
  /** Those that miss something, where they are not mixed in. */
  others: ReturnType<typeof bestRows> | null;
  created: Float64Array;
  isNewest: boolean;
  isByRank: boolean;
  /** How many of the rows that pass miss nothing. */
  whole: number;
  /** The rank that the next row has to exceed, and the last tier that may have such a rank. */
  least: number;
  worstTier: number;
  /** Where the page is full of rows of the first tier: a row with a lower score cannot be among them. */
  leastScore: number;
};

/** A choice without rows. `isUnknown` as in `FoundRows`. */
export function choiceOf(
  index: CatalogueIndex,
  { sort, after, limit }: Omit<WantedRows, "passes">,
  isUnknown: boolean,
): Choice {
  const order = { sort: sort === "newest" ? "relevance" : sort, after, limit } as const;
  // Another order than by relevance would mix in those that miss something. They come where nothing fits.
  const isMixed = sort === "relevance" || isUnknown;
  return {
    best: bestRows(index, order),
    others: isMixed ? null : bestRows(index, order),
    created: index.facts.created,
    isNewest: sort === "newest",
    isByRank: sort === "relevance",
    whole: 0,
    least: Number.NEGATIVE_INFINITY,
    worstTier: Number.MAX_SAFE_INTEGER,
    leastScore: Number.NEGATIVE_INFINITY,
  };
}

type RankedRow = { row: number; missing: number; rank: number };

/** Takes a row if it is among the best. */
export function choose(choice: Choice, { row, missing, rank }: RankedRow): void {
  const key = choice.isNewest ? (choice.created[row] as number) : rank;
  if (choice.others !== null && missing !== 0) {
    choice.others.offer(row, key);
    return;
  }
  choice.whole += 1;
  const least = choice.best.offer(row, key);
  if (!choice.isByRank) return;
  choice.least = least;
  if (least <= 0) return;
  choice.worstTier = tierOfRank(least);
  if (choice.worstTier <= 0) choice.leastScore = leastScoreFor(least);
}

/** The best rows in their order. */
export const pageOf = ({ best, others, whole }: Choice): readonly ScoredRow[] =>
  others === null || whole > 0 ? best.best : others.best;
