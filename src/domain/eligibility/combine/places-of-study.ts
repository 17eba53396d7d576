import type { Mention } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import type { Statement } from "./statement.ts";

const findUse = phraseFinder([["(used|spent|tenable|held|taken up) (only|) (at|in)", true]]);
const findPermission = phraseFinder([["(may|can|could)", true]]);
const findAttending = phraseFinder([["(attend|attending|enroll|enrol|enrolled|enrolling)", true]]);
const findOthers = phraseFinder([
  ["(not|if|whether|also|parent|parents|alumni|alumnae|past|previous|former)", true],
  ["(workshop|workshops|conference|conferences|event|events|interview|ceremony|meeting|camp)", true],
]);

/** "The award may be used at any public college in the U.S." */
export const isUsedInPlace = ({ mood, tokens, mentions }: Statement): boolean =>
  mood === "benefit" && findUse(tokens).length > 0 && mentions.some(isPlaceToStudy);

const isPlaceToStudy = ({ meaning }: Mention): boolean =>
  meaning.about === "demand" &&
  (meaning.demand.about === "study_in" || (meaning.demand.about === "check" && meaning.demand.kind === "study_place"));

/** "Winners may attend any college in Texas" lets them choose a college, but in Texas. */
export function placesToChoose({ mood, tokens, mentions }: Statement): Mention[] {
  if (mood !== "background" && mood !== "benefit") return [];
  const [permission] = findPermission(tokens);
  const attends = findAttending(tokens).some(({ from }) => permission !== undefined && from >= permission.to);
  if (!attends || findOthers(tokens).length > 0) return [];
  return mentions.filter(({ meaning }) => meaning.about === "demand" && meaning.demand.about === "study_in");
}

/** "$2,500 for one year of | full-time study". */
export const isYearsOfStudy = ({ from, to, meaning }: Mention, tokens: readonly Token[]): boolean =>
  meaning.about === "demand" &&
  meaning.demand.about === "enrollment" &&
  tokens[from - 1]?.word === "of" &&
  /^years?$/.test(wordAt(tokens, from - 2)) &&
  /^(?:study|studies)$/.test(wordAt(tokens, to - 1));
