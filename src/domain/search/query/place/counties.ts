import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { collegesMeant } from "../../../places/colleges/meant-colleges.ts";
import { townsByName } from "../../../places/us-town-names.ts";
import type { Mention } from "../mention.ts";

/**
 * "Lorain County": a topic, and a residence where the town and the community college of its name are in one state. Other names are those of
 * counties in several states.
 */
export const countyMentions = (tokens: readonly Token[]): Mention[] =>
  tokens.flatMap(({ word }, at): Mention[] => {
    const name = wordAt(tokens, at - 1);
    if (word !== "county" || /^(?:community|college|cc)$/.test(wordAt(tokens, at + 1))) return [];
    const town = townsByName.get(name);
    if (!town || town.isOtherWord) return [];
    const { colleges } = collegesMeant(`${name} county community college`, { state: null, country: null });
    const isThere = colleges.length > 0 && colleges.every(({ state }) => state === town.state);
    return isThere ? [{ from: at - 1, to: at + 1, says: [{ slot: "residence", value: town.state }], topic: true }] : [];
  });
