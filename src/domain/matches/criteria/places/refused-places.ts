import { tokensOf } from "../../../eligibility/text/tokens.ts";
import { countryCode, countryName } from "../../../places/countries.ts";
import { isStateCode } from "../../../places/us-states.ts";
import { worldRegion } from "../../../places/world-regions.ts";
import { findNearHome } from "../../../search/query/place/near-home.ts";
import { readQuery } from "../../../search/query/read-query.ts";
import { findCues } from "../../../search/query/refusals.ts";

/** Where a student does not want to study: countries by their ISO codes, US states by their letters. */
export type RefusedPlaces = {
  countries: readonly string[];
  states: readonly string[];
  /** They do not want to leave home, or to go far from it. */
  staysHome: boolean;
};

const nowhere: RefusedPlaces = { countries: [], states: [], staysHome: false };

/** Most goals refuse nothing, and reading a sentence takes as long as a search. */
const mayRefuse =
  /\b(?:no|not|dont|wont|never|avoid|except|but|outside|rather|leave|leaving|stay|staying|close|closer|near|nearer)\b|n['’]t\b/i;
const mostSentences = 20;
/** Goals hold no days that count. */
const anyDay = "2000-01-01";

/** What a student's goals refuse, read as a search reads it: "a master's degree, but not in the USA", "anywhere but Texas", "close to home". */
export function refusedPlacesOf(goals: string): RefusedPlaces {
  if (!mayRefuse.test(goals)) return nowhere;
  const sentences = goals.split(/[.;!?\n]+/).filter((sentence) => mayRefuse.test(sentence));
  const refused = sentences.slice(0, mostSentences).flatMap((sentence) => refusalsOf(sentence));
  const tokens = sentences.slice(0, mostSentences).map(tokensOf);
  return {
    countries: refused.flatMap((value) => worldRegion(value)?.countries ?? countryNamedBy(value) ?? []),
    states: refused.filter(isStateCode),
    staysHome:
      refused.includes("abroad") ||
      tokens.some((each) => findNearHome(each).length > 0 || findCues(each).some(({ value }) => value === "stay")),
  };
}

const refusalsOf = (sentence: string): string[] =>
  readQuery(sentence, anyDay).constraints.flatMap(({ slot, value }) => (slot === "exclude" ? [value] : []));

/** By the name that a search calls it; "CA" is a state. */
function countryNamedBy(value: string): string | null {
  const code = countryCode(value);
  return code !== null && countryName(code) === value ? code : null;
}
