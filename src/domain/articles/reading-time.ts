const wordsPerMinute = 185;

/**
 * The reading time of a text in whole minutes, at least 1, rounded up, at 185 words a minute
 * (docs/decisions/0012-article-length-and-reading-time.md).
 */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
