/**
 * Whether a text of words in ascending order, with one space between them, has this word. A set of 20,000 words would take 1.2 MB beside
 * the text.
 */
export function isAmong(sorted: string, word: string): boolean {
  // Where a word begins, and where one ends.
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const start = Math.max(from, sorted.lastIndexOf(" ", middle) + 1);
    const space = sorted.indexOf(" ", start);
    const end = space === -1 ? to : space;
    const found = sorted.slice(start, end);
    if (found === word) return true;
    if (found < word) from = end + 1;
    else to = start - 1;
  }
  return false;
}
