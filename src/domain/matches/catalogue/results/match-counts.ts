import type { FactColumns } from "../catalogue-index.ts";
import { type PackedMatches, packedPlace, packedRow, packedScore, packedSection, places } from "./packed-results.ts";
import { sectionNumber } from "./result-sums.ts";

/** How many matches there are, by their place, which is their section and score. So the counts of every list are sums of a few. */
export type MatchCounts = {
  /** By `packedPlace`. */
  matches: Uint32Array;
  /** What those pay that the student qualifies for, by their score: whole dollars, and how many state an amount. */
  dollars: Float64Array;
  stated: Uint32Array;
};

const scores = 128;
const qualify = sectionNumber("qualify");

const nothingCounted = (): MatchCounts => ({
  matches: new Uint32Array(places),
  dollars: new Float64Array(scores),
  stated: new Uint32Array(scores),
});

export const copyOfCounts = ({ matches, dollars, stated }: MatchCounts): MatchCounts => ({
  matches: matches.slice(),
  dollars: dollars.slice(),
  stated: stated.slice(),
});

/** Counts matches of an index with these amounts. */
export function countsOf({ amount }: Pick<FactColumns, "amount">, matches: PackedMatches): MatchCounts {
  const counts = nothingCounted();
  // By places: an iterator takes several times as long.
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at] as number;
    countMatch(counts, match, amount[packedRow(match)] as number);
  }
  return counts;
}

/** Counts a match with its largest amount, or takes it away when `sign` is -1. */
export function countMatch({ matches, dollars, stated }: MatchCounts, match: number, amount: number, sign: 1 | -1 = 1) {
  const place = packedPlace(match);
  matches[place] = (matches[place] as number) + sign;
  if (amount <= 0 || packedSection(match) !== qualify) return;
  const score = packedScore(match);
  dollars[score] = (dollars[score] as number) + sign * amount;
  stated[score] = (stated[score] as number) + sign;
}

/** How many matches have a place that `counts` is true of. */
export function countWhere({ matches }: MatchCounts, counts: (place: number) => boolean): number {
  let sum = 0;
  for (let place = 0; place < places; place++) {
    const count = matches[place] as number;
    if (count !== 0 && counts(place)) sum += count; // most places have none
  }
  return sum;
}
