import type { MatchSort } from "../match-vocabulary.ts";
import { type CatalogueIndex, firstRowFrom, type TieKeys } from "./catalogue-index.ts";

/** The place of a match in any order of the list. */
export type Place = TieKeys & { score: number };

/** What rows are ordered by first: the scores of a student, or another number for each row. */
type Scored = { scores: ArrayLike<number> };

type Listed = {
  index: CatalogueIndex;
  results: Scored;
  /** 1 for each row that is listed. */
  rows: Uint8Array;
};
type Wanted = { sort: MatchSort; after: Place | null; limit: number };

/** The first `limit` listed rows in the order of `sort`, beginning after a place. */
export function pageOfRows({ index, results, rows }: Listed, { sort, after, limit }: Wanted): number[] {
  const order = orderOf(sort, index, results);
  const from = after && { keys: order.keysOfPlace(after), tie: tieOf(index, after) };
  const best: number[] = [];
  let worst: { keys: readonly number[]; tie: number } | null = null;
  for (let row = 0; row < rows.length; row++) {
    if (rows[row] === 0) continue;
    if (from && order.compare(row, from.keys, from.tie) <= 0) continue;
    if (worst && order.compare(row, worst.keys, worst.tie) >= 0) continue;
    const before = best.findLastIndex((other) => order.compare(row, order.keysOfRow(other), other) > 0);
    best.splice(before + 1, 0, row);
    if (best.length < limit) continue;
    best.length = limit;
    const last = best[limit - 1] as number;
    worst = { keys: order.keysOfRow(last), tie: last };
  }
  return best;
}

/** The place of a row, for the cursor of the next page. */
export function placeOf(index: CatalogueIndex, { scores }: Scored, row: number): Place {
  return {
    score: scores[row] as number,
    deadline: index.facts.deadline[row] as number,
    amount: index.facts.amount[row] as number,
    id: index.ids[row] as string,
  };
}

type Key = { of: keyof Omit<Place, "id">; values: ArrayLike<number>; direction: 1 | -1 };

/** Equal keys are ordered by the row, which is the order by deadline, amount and id. */
function orderOf(sort: MatchSort, { facts }: CatalogueIndex, { scores }: Scored) {
  const score: Key = { of: "score", values: scores, direction: -1 };
  const sorted: Record<MatchSort, Key[]> = {
    relevance: [score],
    match_score: [score],
    amount: [{ of: "amount", values: facts.amount, direction: -1 }, score],
    deadline: [{ of: "deadline", values: facts.deadline, direction: 1 }, score],
  };
  const keys = sorted[sort];
  return {
    keysOfRow: (row: number) => keys.map(({ values }) => values[row] as number),
    keysOfPlace: (place: Place) => keys.map(({ of }) => place[of]),
    compare: (row: number, others: readonly number[], tie: number) => {
      for (let at = 0; at < keys.length; at++) {
        const { values, direction } = keys[at] as Key;
        const difference = (values[row] as number) - (others[at] as number);
        if (difference !== 0) return difference * direction;
      }
      return row - tie;
    },
  };
}

/** The row of a place. Between two rows where its scholarship is gone. */
function tieOf(index: CatalogueIndex, place: Place): number {
  const row = firstRowFrom(index, place);
  return index.ids[row] === place.id ? row : row - 0.5;
}
