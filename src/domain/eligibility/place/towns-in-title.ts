import { stateOfCity } from "../../places/us-cities.ts";
import { longestTownName, townsByName } from "../../places/us-town-names.ts";
import { phraseOf, type Token } from "../text/tokens.ts";

/** Towns and areas whose names are hardly anything else: of one word those that are marked as such. */
const towns: ReadonlySet<string> = new Set([
  ...[...townsByName].flatMap(([name, { isOtherWord }]) => (isOtherWord ? [] : [name])),
  ...[...stateOfCity.keys()].filter((name) => name.includes(" ")),
]);

/** The towns that a title names: the first token and the one behind the last. */
export function townsIn(tokens: readonly Token[]): { from: number; to: number }[] {
  return tokens.flatMap((token, from) => {
    if (!token.capital) return [];
    const ends = [from + 1, from + 2, from + longestTownName].filter((to) => to <= tokens.length);
    const to = ends.findLast((end) => towns.has(phraseOf(tokens.slice(from, end))));
    return to === undefined ? [] : [{ from, to }];
  });
}
