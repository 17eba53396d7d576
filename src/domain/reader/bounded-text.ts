/**
 * How many UTF-16 code units of a text the readers look at. Patterns of this folder may take quadratic time, so none
 * gets a longer text. The longest sentence of the starter catalogue has 290.
 */
export const longestText = 50_000;
export const longestSentence = 600;

/** The first `most` code units of a text, without half a surrogate pair at the end. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const isPairCut = /[\ud800-\udbff]/.test(text.charAt(most - 1));
  return text.slice(0, isPairCut ? most - 1 : most);
}

/** One line of a sponsor's words as the patterns read it: its beginning, with single spaces. */
export function readableLine(line: string): string {
  return beginningOf(line, longestSentence).replace(/\s+/g, " ").trim();
}
