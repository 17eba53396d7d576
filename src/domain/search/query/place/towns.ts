import type { Found } from "../../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { StateCode } from "../../../places/us-states.ts";
import { longestTownName, type Town, townsByName } from "../../../places/us-town-names.ts";

const placeBefore = wordSet("from near around outside desde");
const inPlace = wordSet("in en");
/** Before "in" they say that a place follows: "raised in Tyler", but not "a degree in Commerce". */
const peopleBefore = wordSet(
  "live lives living lived vivo reside residing born raised based up work works school schools student students people kids teens seniors family scholarship scholarships grants becas high",
);
/** Behind a name they make it that of people or of a county. */
const nameAfter = wordSet("family county");

/** The towns that a query names, each with its state. The large cities are in `us-cities.ts`. */
export function findTowns(tokens: readonly Token[]): Found<StateCode>[] {
  return tokens.flatMap((_, from): Found<StateCode>[] => {
    const found = townAt(tokens, from);
    if (!found || nameAfter.has(wordAt(tokens, found.to))) return [];
    const isOtherWord = found.town.isOtherWord || isSpanish(tokens, from);
    return isOtherWord && !isPlaceAt(tokens, from) ? [] : [{ from, to: found.to, value: found.town.state }];
  });
}

const articles = wordSet("el la los las");
const spanishBefore = wordSet("en de a por para con y o");
/** Whether the article of a name is one of a Spanish sentence: "trabajan en el campo" is no El Campo, Texas. */
const isSpanish = (tokens: readonly Token[], at: number): boolean =>
  articles.has(wordAt(tokens, at)) && spanishBefore.has(wordAt(tokens, at - 1));

function isPlaceAt(tokens: readonly Token[], at: number): boolean {
  const [before = "", beforeThat = ""] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
  return placeBefore.has(before) || (inPlace.has(before) && peopleBefore.has(beforeThat));
}

/** The town with the longest name that begins at a token. */
function townAt(tokens: readonly Token[], from: number): { to: number; town: Town } | null {
  for (let to = Math.min(tokens.length, from + longestTownName); to > from; to--) {
    const name = tokens.slice(from, to).map(({ word }) => word);
    const town = townsByName.get(name.join(" "));
    if (town) return { to, town };
  }
  return null;
}
