import type { SearchedTexts } from "./document-terms.ts";
import { isStopWord, knownForm, wordsOfText } from "./words-of-text.ts";

const formsOf = (text: string): string[] =>
  wordsOfText(text)
    .filter((word) => !isStopWord(word))
    .map(knownForm);

/** Tells whether the texts of a scholarship have all of these words, in any form and order. They are read when first asked. */
export function wordsReader({
  title,
  description,
  keywords,
}: Pick<SearchedTexts, "title" | "description" | "keywords">): (words: string) => boolean {
  let forms: ReadonlySet<string> | undefined;
  return (words) => {
    const wanted = formsOf(words);
    forms ??= new Set([title, description, ...keywords].flatMap(formsOf));
    const known = forms;
    return wanted.length > 0 && wanted.every((form) => known.has(form));
  };
}
