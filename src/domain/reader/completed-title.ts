const initialAtEnd = /(?:^|\s)\p{Lu}$/u;
const degreeAtEnd = /(?:^|\s)\p{Lu}\p{Ll}?\.\p{L}{1,2}$/u;
const kind =
  /\b(?:scholarships?|scholars?|awards?|fellowships?|grants?|prizes?|bursar(?:y|ies)|funds?|programs?|contests?)\b/i;
/** A dot that ends the title, and not an initial, a degree or a form of address. */
const titleEnd = /(?<!(?:^|[\s.])(?:\p{Lu}|\p{Lu}\p{Ll}?\.\p{L}{1,2}|Jr|Sr|Dr|Mrs?|Ms|St))\.(?=\s|$)/u;
/** In UTF-16 code units. */
const longest = 150;

/**
 * The title, completed from a text that begins with it, where the source cut it at the dot of an initial or a degree:
 * "Fred H" of "Fred H. Bixby Fellowship. A program for …".
 */
export function completedTitle(title: string, text: string): string {
  const isCut = degreeAtEnd.test(title) || (initialAtEnd.test(title) && !kind.test(title));
  if (!isCut || !text.startsWith(`${title}. `)) return title;
  const beginning = text.slice(0, longest);
  const end = titleEnd.exec(beginning)?.index;
  return end !== undefined && kind.test(beginning.slice(0, end)) ? beginning.slice(0, end) : title;
}
