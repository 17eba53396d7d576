/** Words of the names of colleges that most initials leave out. */
export const smallWords: ReadonlySet<string> = new Set(["of", "the", "at", "and", "in", "for"]);

/** The first letters of words without the small ones: "utsa" of The University of Texas at San Antonio. */
export function initialsOf(words: readonly string[], small: ReadonlySet<string> = smallWords): string {
  let letters = "";
  for (const word of words) if (!small.has(word)) letters += word.charAt(0);
  return letters;
}
