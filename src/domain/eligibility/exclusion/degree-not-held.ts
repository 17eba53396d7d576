import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import type { Way } from "../demand.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";
import { neutralWords } from "../words/ordinary.ts";

const holding = wordSet(
  "hold holds holding have has having possess possesses earned received obtained completed awarded",
);
const adverbs = wordSet("already yet currently previously also");
const doctorates = wordSet("doctorate doctorates phd phds dphil doctoral");
const degrees = wordSet("degree degrees");
const nouns = wordSet("degree degrees doctorate doctorates phd phds dphil");
/** "Any other college degree", but not "a parent with a college degree" nor "been admitted to a degree program". */
const beforeDegree = wordSet(`
a an any the another other previous prior further college university academic higher advanced graduate postgraduate undergraduate professional
second terminal master masters bachelor bachelors associate associates doctoral`);
const ofStudies = wordSet(
  `program programs programme programmes course courses student students candidate candidates ${anyAward}`,
);
const joins = wordSet("or and if unless but except who before until when while");

/** Of these levels nobody has a doctorate. */
const beforeDoctorate: readonly MatchingLevel[] = matchingLevels.filter((level) => level !== "doctoral");

/**
 * Who surely does not hold the degree that an exclusion names: "not hold a doctorate", "not hold a degree from a Dutch
 * institution". Who is in high school holds none.
 */
export function waysWithoutDegree(tokens: readonly Token[]): Way[] {
  const not = tokens.findIndex(({ word }) => word === "not");
  let at = not + 1;
  while (adverbs.has(wordAt(tokens, at)) || holding.has(wordAt(tokens, at))) at++;
  const object = tokens.slice(at);
  const named = object.findIndex(({ word }) => nouns.has(word));
  const isPlain =
    not >= 0 &&
    tokens.slice(0, not).every(({ word }) => neutralWords.has(word)) &&
    tokens.slice(not, at).some(({ word }) => holding.has(word)) &&
    named >= 0 &&
    object.slice(0, named).every(({ word }) => beforeDegree.has(word)) &&
    !object.some(({ word }) => joins.has(word)) &&
    !ofStudies.has(wordAt(object, named + 1));
  if (!isPlain) return [];
  const rest = object.filter(({ word }) => !neutralWords.has(word));
  const isDoctorate = rest.some(({ word }) => doctorates.has(word));
  if (isDoctorate && rest.every(({ word }) => doctorates.has(word) || degrees.has(word)))
    return [{ academic_level: [...beforeDoctorate] }];
  return [{ academic_level: ["high_school"] }];
}
