const wordsPerMinute = 185;

/**
 * How many whole minutes a text of so many words takes to read, at least one: nobody is told less than it takes. The
 * pace is the one at which the specification's minutes and the lengths asked for agree
 * (docs/decisions/0012-lengths-of-texts.md).
 */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
