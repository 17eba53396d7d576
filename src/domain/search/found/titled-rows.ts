import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { isGone } from "../../matches/catalogue/row-order.ts";
import { fillerWords } from "../query/words/filler-words.ts";
import type { CatalogueSearch } from "../search-catalogue.ts";
import { noTitle, titleNumber } from "../text/title-number.ts";
import { wordsOfText } from "../text/words-of-text.ts";
import { isBlank, type Understood } from "../understood.ts";

/** A title that more scholarships have, such as "Presidential Scholarship", names none of them. */
const mostTitled = 3;

type Titled = Pick<CatalogueIndex, "facts" | "gone">;

/** The rows, three at most, whose title the words are, whatever they mean. */
export function titledRows({ facts, gone }: Titled, words: string): readonly number[] {
  const number = titleNumber(words);
  if (number === noTitle) return [];
  const rows: number[] = [];
  for (let row = facts.title.indexOf(number); row !== -1; row = facts.title.indexOf(number, row + 1))
    if (!isGone({ gone }, row) && rows.push(row) > mostTitled) return [];
  return rows;
}

/** Whether the words tell nothing but a title. */
export const isOnlyFillers = (words: string): boolean => wordsOfText(words).every((word) => fillerWords.has(word));

type Said = Pick<CatalogueSearch, "understood" | "words" | "before">;

/**
 * What was understood. Where that is blank and the words are a title, "Live Más Scholarship", the title is the topic. A topic that was
 * left out of the search before stays out.
 */
export function withTitle(index: Titled, { understood, words = "", before }: Said): Understood {
  if (before || !isBlank(understood) || titledRows(index, words).length === 0) return understood;
  return { ...understood, topics: [words.trim().toLowerCase()] };
}
