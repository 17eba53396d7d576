import type { FoundRows } from "../found/found-rows.ts";
import type { Alternative } from "../text/alternatives.ts";
import { otherWeight } from "../text/concepts.ts";
import { impactIn, type TextIndex } from "../text/text-index.ts";
import { rarity, type TextScores } from "../text/text-scores.ts";
import { weights } from "../wanted/wanted-texts.ts";

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
/** This share of the words, the rarer the more, has to be in its texts as it is and not by another word. */
const mostlyOwn = 0.65;

/** The least score of a row that the words call by its name. */
function namingScore(text: TextScores): number {
  if (text.best < namedFrom) {
    const nearly = namedAlone.others * text.best;
    return text.best >= namedAlone.from && rowsFrom(text, nearly) === 1 ? nearly : Infinity;
  }
  return rowsFrom(text, Math.max(namedFrom, nearlyAsWell * text.best)) > mostNamed ? Infinity : namedFrom;
}

/** The rows that the words call by their name: they fit well, and have most of the words themselves and no others for them. */
export function namedRows(index: TextIndex, { text, concepts, isIncomplete, hasTopics }: FoundRows): readonly number[] {
  const naming = concepts.filter(({ isWord, weight }) => isWord && weight !== weights.level).length;
  if (naming < fewestNaming || isIncomplete || !hasTopics) return [];
  const least = namingScore(text);
  if (least === Infinity) return [];
  const words = concepts.flatMap(({ isWord, weight, alternatives }) =>
    isWord && weight > weights.filler ? [alternatives.filter(({ weight }) => weight !== otherWeight)] : [],
  );
  const rarityOf = (own: readonly Alternative[]) => rarity(own[0] ?? { rows: 0 }, index.count);
  const all = words.reduce((sum, own) => sum + rarityOf(own), 0);
  const hasMost = (row: number) => {
    const has = words.filter((own) => own.some(({ terms }) => terms.every((term) => impactIn(index, term, row) > 0)));
    return has.reduce((sum, own) => sum + rarityOf(own), 0) >= mostlyOwn * all;
  };
  const named: number[] = [];
  for (let at = 0; at < text.found.length; at++) {
    const row = text.found[at] as number;
    if ((text.scores[row] as number) >= least && hasMost(row)) named.push(row);
  }
  return named;
}

/** The row that several words fit well, where no other one fits 70% as well; null without one. */
export function singledOutRow({ text, concepts }: Pick<FoundRows, "text" | "concepts">): number | null {
  const nearly = namedAlone.others * text.best;
  const isSeveral = concepts.filter(({ isWord, weight }) => isWord && weight > weights.filler).length > 1;
  if (!isSeveral || text.best < namedFrom || rowsFrom(text, nearly) > 1) return null;
  return text.found.find((row) => (text.scores[row] as number) >= nearly) ?? null;
}

/** How many rows have at least this score. */
function rowsFrom({ found, scores }: TextScores, least: number): number {
  let count = 0;
  for (let at = 0; at < found.length; at++) if ((scores[found[at] as number] as number) >= least) count += 1;
  return count;
}
