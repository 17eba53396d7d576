import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { leastShare } from "../found/rows-for.ts";
import { titledRows } from "../found/titled-rows.ts";
import { conceptsOf } from "../text/concepts.ts";
import { scoreWords } from "../text/text-scores.ts";
import { wantedTexts } from "../wanted/wanted-texts.ts";

const largest = 1000;

/** How well the texts of each row fit the words, from 1 to 1000; 0 for rows that are not found. 1001 for a row whose title the words are. */
export function wordRanks(
  { rows, text, facts, gone }: Pick<CatalogueIndex, "rows" | "text" | "facts" | "gone">,
  q: string,
): Uint16Array {
  const { concepts } = conceptsOf(text, wantedTexts({ topics: [q], constraints: [], ignored: [] }));
  const { scores, found, best } = scoreWords(text, concepts);
  const ranks = new Uint16Array(rows);
  for (let at = 0; at < found.length; at++) {
    const row = found[at] as number;
    const score = scores[row] as number;
    if (score >= leastShare * best) ranks[row] = Math.max(1, Math.round(largest * score));
  }
  for (const row of titledRows({ facts, gone }, q)) ranks[row] = largest + 1;
  return ranks;
}
