const wordsPerMinute = 200;

/** How many minutes a text of so many words takes to read, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
