import type { CatalogueIndex } from "../catalogue-index.ts";
import { noSponsor } from "../sponsor-number.ts";
import type { ScoredRow } from "./result-pages.ts";

const first = 10;
const mostOfOne = 2;
/** A match of another sponsor that is so many points lower is nearly as good. */
const nearly = 10;

/**
 * A first page with at most two matches of one sponsor among the first ten, where others are nearly as good. The same
 * matches, and the same order behind the tenth but for those that moved there.
 */
export function spreadSponsors({ facts }: CatalogueIndex, page: readonly ScoredRow[]): ScoredRow[] {
  const left = [...page];
  const chosen: ScoredRow[] = [];
  const counts = new Map<number, number>();
  const countOf = ({ row }: ScoredRow) => counts.get(facts.sponsor[row] as number) ?? 0;
  while (chosen.length < first && left.length > 0) {
    const best = left[0] as ScoredRow;
    const at = left.findIndex((each) => countOf(each) < mostOfOne && best.score - each.score <= nearly);
    const [taken] = left.splice(Math.max(0, at), 1) as [ScoredRow];
    chosen.push(taken);
    const sponsor = facts.sponsor[taken.row] as number;
    if (sponsor !== noSponsor) counts.set(sponsor, (counts.get(sponsor) ?? 0) + 1);
  }
  return [...chosen, ...left];
}
