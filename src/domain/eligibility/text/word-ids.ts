const ids = new Map<string, number>();

/** The id of a word that stands in a table of phrases, from 1. The tables are made before the first text is read. */
export function addWord(word: string): number {
  const id = ids.get(word) ?? ids.size + 1;
  ids.set(word, id);
  return id;
}

/** The id of a word of a text; 0 when no table holds it. Ids are compared faster than words. */
export const idOfWord = (word: string): number => ids.get(word) ?? 0;

/** How many words the tables of phrases hold. */
export const countOfWords = (): number => ids.size;
