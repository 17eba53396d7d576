import { foldWords } from "../../../places/folded-words.ts";
import { usStates } from "../../../places/us-states.ts";

const states = Object.entries(usStates).flatMap(([code, name]) => [code.toLowerCase(), foldWords(name)]);
// A county may be named as a state is: "Nevada County, CA" loses one of the two.
const stateBehind = new RegExp(`(?<=\\w) (?:${states.join("|")})$`);

/** One spelling for the ways a county is written: "Travis County, TX", "Saint Louis" and "St. Louis Co." */
export function countyName(words: string): string {
  return foldWords(words)
    .replace(/ (?:usa?|united states)$/, "")
    .replace(stateBehind, "")
    .replace(/ (?:county|parish|co)$/, "")
    .replace(/^(?:the )?(?:county|parish) of /, "")
    .replace(/\bst\b/g, "saint")
    .replace(/\bste\b/g, "sainte");
}
