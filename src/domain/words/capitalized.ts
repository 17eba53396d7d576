/** The words with a capital first letter: "Live in Texas" of "live in Texas". */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
