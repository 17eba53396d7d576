import type { SearchedTexts } from "./document-terms.ts";
import { isStopWord, knownForm, withCodes, wordsOfText } from "./words-of-text.ts";

const formsOf = (text: string): string[] =>
  withCodes(wordsOfText(text))
    .filter((word) => !isStopWord(word))
    .map(knownForm);

/**
 * Tells whether the texts of a scholarship that students see have these words side by side, in any form. A text is read when the ones
 * before it do not have them, the longest last.
 */
export function wordsReader({
  title,
  description,
}: Pick<SearchedTexts, "title" | "description">): (words: string) => boolean {
  const unread = [description, title];
  const read: string[][] = [];
  return (words) => {
    const wanted = formsOf(words);
    if (wanted.length === 0) return false;
    const hasAll = (forms: readonly string[]) =>
      forms.some((_, at) => wanted.every((form, after) => forms[at + after] === form));
    if (read.some(hasAll)) return true;
    while (unread.length > 0) {
      const forms = formsOf(unread.pop() ?? "");
      read.push(forms);
      if (hasAll(forms)) return true;
    }
    return false;
  };
}
