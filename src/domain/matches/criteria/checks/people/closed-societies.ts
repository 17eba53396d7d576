const closedSocieties = new Set(
  "brother brothers church congregation employee employees fraternity honor lodge officers parish sister sisters sorority tribe union".split(
    " ",
  ),
);
const greek = new Set(
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega".split(
    " ",
  ),
);
/** Societies that choose their members, or whose members have a job or a home in common. */
export const isClosedSociety = (words: readonly string[]): boolean =>
  words.some((word, at) => closedSocieties.has(word) || (greek.has(word) && greek.has(words[at + 1] ?? "")));

/** "Be a current, dues-paying member": folded words of who is a member by now, and not of who may join. */
export const asksForMembersNow = (text: string): boolean => membersNow.test(text);
const membersNow = /\b(?:active|current|dues paying|paid|registered)\b.{0,40}\bmembers?\b/;
