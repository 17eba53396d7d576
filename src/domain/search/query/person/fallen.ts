import { phraseFinder } from "../../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { isRelative, parents, possessives, spouses } from "./relatives.ts";

/** What is only said of those who served. */
const ofSoldiers = phraseFinder([
  ["(gold star|kia)", true],
  ["(killed|died|fell) (in|on) (action|combat|duty|service|active duty|the line of duty)", true],
]);
/** `isBefore`: the words for whom they tell of may follow, as in "lost my dad", "fallen marine" and "widow of a soldier". */
const ofDeath = phraseFinder<{ isBefore: boolean }>([
  ["(died|killed)", { isBefore: false }],
  ["passed away", { isBefore: false }],
  ["(lost|losing|fallen|deceased|widow|widows|widower|viuda|viudo)", { isBefore: true }],
]);

const soldiers = wordSet(`
soldier soldiers sailor airman airmen marine marines veteran veterans vet vets serviceman servicewoman servicemember servicemembers member members hero heroes
`);
const spouseLeft = wordSet("widow widows widower viuda viudo");
/** Others of whom students tell in words beside a soldier. */
const others = wordSet("friend friends neighbor teacher coach dog cat somebody someone people");
/** In tokens. */
const longest = 12;

/** Who a word names: one whose death makes a family that of a fallen soldier, or somebody else. Null for other words. */
function isOfFamily(tokens: readonly Token[], at: number): boolean | null {
  const word = wordAt(tokens, at);
  if (parents.has(word) || spouses.has(word) || soldiers.has(word)) return true;
  const isPossessed = possessives.has(wordAt(tokens, at - 1));
  return isRelative(word) || others.has(word) || isPossessed ? false : null;
}

/** Whether words tell that the parent, the spouse or the soldier of a military family died: "my grandma died" does not. */
export function tellsOfFallen(tokens: readonly Token[]): boolean {
  if (ofSoldiers(tokens).length > 0) return true;
  return ofDeath(tokens).some(({ from, to, value: { isBefore } }) => {
    for (let at = to; isBefore && at < Math.min(tokens.length, to + 3); at++) {
      const after = isOfFamily(tokens, at);
      if (after !== null) return after;
    }
    for (let at = from - 1; at >= Math.max(0, from - longest); at--) {
      const before = isOfFamily(tokens, at);
      if (before !== null) return before;
    }
    return spouseLeft.has(wordAt(tokens, from));
  });
}
