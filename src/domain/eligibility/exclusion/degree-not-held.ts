import { type MatchingLevel, matchingLevels } from "../../profile/academic-level.ts";
import type { Way } from "../demand.ts";
import { neutralWords } from "../neutral/neutral-words.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const holding = wordSet(
  "hold holds holding have has having possess possesses earned received obtained completed awarded",
);
const adverbs = wordSet("already yet currently previously also");
const doctorates = wordSet("doctorate doctorates phd phds dphil doctoral");
const degrees = wordSet("degree degrees");
const joins = wordSet("or and if unless but except who before until when while");

/** Of these levels nobody has a doctorate. */
const beforeDoctorate: readonly MatchingLevel[] = matchingLevels.filter((level) => level !== "doctoral");

/**
 * Who surely does not hold the degree that an exclusion names: "not hold a doctorate", "not hold a degree from a Dutch
 * institution". Who is in high school holds none.
 */
export function waysWithoutDegree(tokens: readonly Token[]): Way[] {
  const not = tokens.findIndex(({ word }) => word === "not");
  let verb = not + 1;
  while (
    adverbs.has(tokens[verb]?.word ?? "") ||
    (holding.has(tokens[verb]?.word ?? "") && holding.has(tokens[verb + 1]?.word ?? ""))
  )
    verb++;
  const object = tokens.slice(verb + 1);
  const isPlain =
    not >= 0 &&
    tokens.slice(0, not).every(({ word }) => neutralWords.has(word)) &&
    holding.has(tokens[verb]?.word ?? "") &&
    !object.some(({ word }) => joins.has(word));
  if (!isPlain) return [];
  const rest = object.filter(({ word }) => !neutralWords.has(word));
  if (
    rest.length > 0 &&
    rest.every(({ word }) => doctorates.has(word) || degrees.has(word)) &&
    rest.some(({ word }) => doctorates.has(word))
  )
    return [{ academic_level: [...beforeDoctorate] }];
  return rest.some(({ word }) => degrees.has(word)) ? [{ academic_level: ["high_school"] }] : [];
}
