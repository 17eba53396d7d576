import { foldWords } from "./folded-words.ts";

const longestTyped = 60;
const leastSimilar = 0.4;

/**
 * The names that a typed word most likely means, best first: names that begin with it, then names with a word that
 * begins with it, then names that share at least two fifths of their letter triples. Only the first 60 characters
 * count, so the time depends on the length of the list alone.
 */
export function nearestNames(typed: string, names: readonly string[], most = 5): string[] {
  const words = foldWords(typed.slice(0, longestTyped));
  if (words.length < 2) return [];
  const triples = triplesOf(words);
  return names
    .map((name) => ({ name, closeness: closenessOf(words, triples, foldWords(name.slice(0, longestTyped))) }))
    .filter(({ closeness }) => closeness >= leastSimilar)
    .sort((a, b) => b.closeness - a.closeness || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}

function closenessOf(words: string, triples: ReadonlySet<string>, name: string): number {
  if (name.startsWith(words)) return 3;
  if (name.includes(` ${words}`)) return 2;
  const others = triplesOf(name);
  const shared = [...triples].filter((triple) => others.has(triple)).length;
  return (2 * shared) / (triples.size + others.size);
}

function triplesOf(words: string): Set<string> {
  const padded = ` ${words} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
