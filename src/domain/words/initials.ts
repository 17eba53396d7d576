/** Words of the names of colleges that most initials leave out. */
export const smallWords: ReadonlySet<string> = new Set(["of", "the", "at", "and", "in", "for"]);

/** The first letters of words without the small ones: "utsa" of The University of Texas at San Antonio. */
export const initialsOf = (words: readonly string[], small: ReadonlySet<string> = smallWords): string =>
  words.map((word) => (small.has(word) ? "" : word.charAt(0))).join("");
