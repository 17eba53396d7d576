import { knownSponsorKey } from "../../scholarships/duplicates/sponsors.ts";
import { hashOfText } from "../../words/term-table.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { isGone } from "./row-order.ts";

/** The number of a sponsor that is not known. */
export const noSponsor = 0;

const known = new Map<string, number>();
const mostKnown = 10_000;

/** How many scholarships of an index are of a sponsor, by its number. */
export function rowsOfSponsor(index: Pick<CatalogueIndex, "facts" | "gone">, sponsor: number): number {
  const sponsors = index.facts.sponsor;
  let count = 0;
  for (let row = 0; row < sponsors.length; row++) if (sponsors[row] === sponsor && !isGone(index, row)) count += 1;
  return count;
}

/** A number of 32 bits for the name of a sponsor, so that rows of one sponsor are found without the names. */
export function sponsorNumber(provider: string): number {
  const before = known.get(provider); // most sponsors give several
  if (before !== undefined) return before;
  const key = knownSponsorKey(provider);
  const number = key === null ? noSponsor : hashOfText(key) | 0;
  if (known.size >= mostKnown) known.clear();
  known.set(provider, number);
  return number;
}
