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
  const whole = beginning.slice(0, end);
  return end !== undefined && kind.test(whole) && isName(whole.slice(title.length + 2)) ? whole : title;
}

/** "Bixby Fellowship in Law", and not "This scholarship supports nurses". */
const isName = (words: string): boolean =>
  !/^(?:An?|The|This|These|It|Our|Each) /.test(words) && !lowercase.test(words.replace(particles, ""));
const particles = /\b(?:an?|and|at|by|de|del|der|di|du|en|for|from|in|la|of|on|or|the|to|van|von|with)\b/g;
const lowercase = /(?<![\p{L}\p{N}'’-])\p{Ll}/u;
