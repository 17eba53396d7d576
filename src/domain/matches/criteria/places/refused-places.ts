import { tokensAsTyped, wordAt } from "../../../eligibility/text/tokens.ts";
import { countryCode, countryName } from "../../../places/countries.ts";
import { isStateCode } from "../../../places/us-states.ts";
import { worldRegion } from "../../../places/world-regions.ts";
import { findNearHome } from "../../../search/query/place/near-home.ts";
import { readQuery } from "../../../search/query/read-query.ts";
import { findCues } from "../../../search/query/refusals.ts";
import { endsWithSubject, endsWithWish, isAfterStudies, isOfStatement } from "../own-sentences.ts";

/** Where a student does not want to study: countries by their ISO codes, US states by their letters. */
type RefusedPlaces = {
  countries: readonly string[];
  states: readonly string[];
  /** They plainly want to study near home, or not to leave it. */
  wantsNearHome: boolean;
};

const nowhere: RefusedPlaces = { countries: [], states: [], wantsNearHome: false };

/** Most goals refuse nothing, and reading a sentence takes as long as a search. */
const mayRefuse =
  /\b(?:no|not|dont|wont|never|avoid|except|but|outside|rather|leave|leaving|stay|staying|close|closer|near|nearer)\b|n['’]t\b/i;
const mostSentences = 20;
/** Goals hold no days that count. */
export const anyDay = "2000-01-01";

/** What a student's goals refuse, read as a search reads it: "a master's degree, but not in the USA", "anywhere but Texas", "close to home". */
export function refusedPlacesOf(goals: string): RefusedPlaces {
  if (!mayRefuse.test(goals)) return nowhere;
  const sentences = goals.split(/[.;!?\n]+/).filter((sentence) => mayRefuse.test(sentence));
  const refused = sentences
    .slice(0, mostSentences)
    .flatMap((sentence) => (isPartly(sentence) ? [] : refusalsOf(sentence)));
  return {
    countries: refused.flatMap((value) => worldRegion(value)?.countries ?? countryNamedBy(value) ?? []),
    states: refused.filter(isStateCode),
    wantsNearHome: refused.includes("abroad") || sentences.slice(0, mostSentences).some(wishesNearHome),
  };
}

/** "I don't want to study in Canada only", "I never want to go back to Canada": they may study there. */
const isPartly = (sentence: string): boolean => /\b(?:only|alone)\s*$|\bback (?:to|in)\b/i.test(sentence);

/**
 * Whether the student wishes to study near home: not "there is no clinic close to my home", which tells a story, nor "I do not want to stay
 * in state", nor where they want to live or work in the end.
 */
function wishesNearHome(sentence: string): boolean {
  const tokens = tokensAsTyped(sentence);
  const stays = findCues(tokens).filter(({ value }) => value === "stay");
  return [...findNearHome(tokens), ...stays].some(({ from, to }) => {
    const { start = 0 } = tokens[from] ?? {};
    const before = sentence.slice(0, start).replaceAll("’", "'");
    if (isAfterStudies(before)) return false;
    if (/^(?:do|dont|never|not)$/.test(wordAt(tokens, from)) && endsWithSubject(before)) return true;
    if (endsWithWish(before)) return true;
    const others = [...tokens.slice(0, from), ...tokens.slice(to)].map(({ word }) => word);
    return /(?:^|, )\s*$/.test(before) && !others.some(isOfStatement);
  });
}
const refusalsOf = (sentence: string): string[] =>
  readQuery(sentence, anyDay).constraints.flatMap(({ slot, value }) => (slot === "exclude" ? [value] : []));

/** By the name that a search calls it; "CA" is a state. */
function countryNamedBy(value: string): string | null {
  const code = countryCode(value);
  return code !== null && countryName(code) === value ? code : null;
}
