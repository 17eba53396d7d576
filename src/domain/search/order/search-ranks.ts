import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import type { PackedMatches } from "../../matches/catalogue/results/packed-results.ts";
import { readQuery } from "../query/read-query.ts";
import { isInTitle } from "../text/document-terms.ts";
import { formsOf } from "../text/spelling-corrections.ts";
import { impactIn } from "../text/text-index.ts";
import { wordsOfText } from "../text/words-of-text.ts";
import { readyToRank } from "./rank-rows.ts";
import { meaningOf } from "./row-meaning.ts";
import { isNamed, scoreOf, scoreOfName } from "./row-score.ts";

const largest = 1000;

/**
 * How well each match fits what a student wrote, as in the search of the catalog: from 1 to 1000; above for a row that the words call by its
 * name, and 1, the least, for one that has all words in its title and misses what they were understood as: "Davis" is a college too. 0 for rows that
 * are not found, miss something that was said, or are merely open to it.
 */
export function searchRanks(index: CatalogueIndex, q: string, matches: PackedMatches): Uint16Array {
  const ranks = new Uint16Array(index.rows);
  if (wordsOfText(q).length === 0) return ranks;
  const understood = readQuery(q, index.today);
  const { found, rows, missed, specific, ranking } = readyToRank(index, { understood, words: q, matches });
  const isMeant = meaningOf(found);
  const terms = formsOf(q).map((form) => index.text.postings.terms.numberOf(form));
  const isTitled = (row: number) =>
    terms.length > 0 &&
    (ranking.words[row] as number) > 0 &&
    terms.every((term) => isInTitle(impactIn(index.text, term, row)));
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    if (isNamed(ranking, row, missed[at] as number))
      ranks[row] = largest + 1 + Math.round(largest * scoreOfName(ranking, row));
    else if (!ranking.isUnknown && missed[at] === 0 && isMeant(row))
      ranks[row] = 1 + Math.round((largest - 1) * Math.min(1, scoreOf(ranking, row, specific[at] as number)));
    else if (isTitled(row)) ranks[row] = 1;
  }
  return ranks;
}
