import { phraseFinder } from "../../eligibility/text/phrases.ts";
import { cuesOfData } from "./cues-of-data.ts";
import { cuesOfInnocence } from "./cues-of-innocence.ts";
import { cuesOfMoney } from "./cues-of-money.ts";
import { cuesOfOffers } from "./cues-of-offers.ts";
import { phraseLines } from "./phrase-lines.ts";

const phrases = { ...cuesOfMoney, ...cuesOfData, ...cuesOfOffers, ...cuesOfInnocence };

/** The name of a table of phrases that mean the same to the rules. */
export type CueName = keyof typeof phrases;

/** Finds the phrases of each cue in tokens whose numbers are `#` and `zero`. */
export const cueFinders = new Map(
  // The entries of the object have its keys.
  (Object.entries(phrases) as [CueName, string][]).map(([name, lines]) => [name, phraseFinder(phraseLines(lines))]),
);
