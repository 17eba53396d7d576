import { namesPerson } from "../mood/people.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { severalAwards } from "../words/awards.ts";

/**
 * Whether a sentence tells what happens to some ("Some nursing students receive other help", "Some schools require full-time study"), or gives an example ("An apprentice
 * plumber, for example, may ask for tools"): others may apply too.
 */
export const tellsOfSomePeople = (tokens: readonly Token[]): boolean =>
  !demands.hasAny(tokens) && (tellsOfSome(tokens) || givesExample(tokens));
const demands = tokenSet("must should only required eligible apply limited");

/** "Most of the scholarships, however, require that applicants:", "Some awards are for": the others do not. */
export const isOfSomeAwards = (tokens: readonly Token[]): boolean =>
  /^(?:some|most|many)$/.test(wordAt(tokens, 0)) && tokens.slice(1, 4).some((token) => severalAwardWords.has(token));
const severalAwardWords = tokenSet(severalAwards);

function tellsOfSome(tokens: readonly Token[]): boolean {
  if (!quantities.has(wordAt(tokens, 0))) return false;
  const last = tokens.findIndex((token, at) => at > 0 && at <= longestSubject && persons.has(token));
  if (last < 0) return false;
  const verb = tokens.findIndex(({ word, capital }, at) => at > last && !adverbs.has(word) && !isPlace(word, capital));
  return received.has(wordAt(tokens, verb));
}
const quantities = wordSet("some many most certain several few");
const persons = tokenSet(`
students undergraduates graduates apprentices trainees majors pupils applicants fellows schools colleges universities institutions programs programmes courses
`);
const adverbs = wordSet("also already still then now often usually however for example instance");
/** "Many students | in Ohio | do not know". */
const isPlace = (word: string, capital: boolean): boolean => capital || /^(?:in|from|at|across|of|the)$/.test(word);
/** Not "study" and "live", with which others would be told who may apply. */
const received = wordSet(
  "get receive have hold find face need qualify earn are were will can may require ask do lack struggle",
);
/** In tokens. */
const longestSubject = 6;

/** "For example" between a person and what that person may ask, or behind "we have helped". */
function givesExample(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => {
    if (word !== "for" || !/^(?:example|instance)$/.test(wordAt(tokens, at + 1))) return false;
    const isOfSponsor =
      tokens[0]?.word === "we" && /^(?:helped|supported|funded|paid|assisted)$/.test(wordAt(tokens, at - 1));
    return isOfSponsor || (asks.has(wordAt(tokens, at + 2)) && namesPerson(tokens.slice(0, at)));
  });
}
const asks = wordSet("may might can could would are is");
