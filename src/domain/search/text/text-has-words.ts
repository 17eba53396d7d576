import type { SearchedTexts } from "./document-terms.ts";
import { isStopWord, knownForm, wordsOfText } from "./words-of-text.ts";

const formsOf = (text: string): string[] =>
  wordsOfText(text)
    .filter((word) => !isStopWord(word))
    .map(knownForm);

/** Whether the texts of a scholarship have all of these words, in any form and order. */
export function textHasWords(
  { title, description, keywords }: Pick<SearchedTexts, "title" | "description" | "keywords">,
  words: string,
): boolean {
  const wanted = formsOf(words);
  const forms = new Set([title, description, ...keywords].flatMap(formsOf));
  return wanted.length > 0 && wanted.every((form) => forms.has(form));
}
