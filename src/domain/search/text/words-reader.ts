import type { SearchedTexts } from "./document-terms.ts";
import { isStopWord, knownForm, wordsOfText } from "./words-of-text.ts";

const formsOf = (text: string): string[] =>
  wordsOfText(text)
    .filter((word) => !isStopWord(word))
    .map(knownForm);

/**
 * Tells whether the texts of a scholarship have all of these words, in any form and order. A text is read when the ones
 * before it do not have all, the longest last.
 */
export function wordsReader({
  title,
  description,
  keywords,
}: Pick<SearchedTexts, "title" | "description" | "keywords">): (words: string) => boolean {
  const unread = [description, [title, ...keywords].join(" . ")];
  const known = new Set<string>();
  return (words) => {
    const wanted = formsOf(words);
    const isKnown = () => wanted.every((form) => known.has(form));
    while (!isKnown() && unread.length > 0) for (const form of formsOf(unread.pop() ?? "")) known.add(form);
    return wanted.length > 0 && isKnown();
  };
}
