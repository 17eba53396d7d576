import { tokensAsTyped, wordAt } from "../../../eligibility/text/tokens.ts";
import { countryCode, countryName } from "../../../places/countries.ts";
import { isStateCode } from "../../../places/us-states.ts";
import { worldRegion } from "../../../places/world-regions.ts";
import { findNearHome } from "../../../search/query/place/near-home.ts";
import { readQuery } from "../../../search/query/read-query.ts";
import { findCues } from "../../../search/query/refusals.ts";

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
  const refused = sentences.slice(0, mostSentences).flatMap((sentence) => refusalsOf(sentence));
  return {
    countries: refused.flatMap((value) => worldRegion(value)?.countries ?? countryNamedBy(value) ?? []),
    states: refused.filter(isStateCode),
    wantsNearHome: refused.includes("abroad") || sentences.slice(0, mostSentences).some(wishesNearHome),
  };
}

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
    if (afterStudies.test(before)) return false;
    if (/^(?:do|dont|never|not)$/.test(wordAt(tokens, from)) && bySubject.test(before)) return true;
    if (byWish.test(before)) return true;
    const others = [...tokens.slice(0, from), ...tokens.slice(to)];
    return /(?:^|, )\s*$/.test(before) && !others.some(({ word }) => ofStatement.has(word));
  });
}
const subject = "\\b(?:i|we)(?:'d|'ll|'m| am| will| would)?(?: (?:also|do|just|only|really|still))*";
const wishing =
  "(?:aim|aiming|apply|applying|dream|going|hope|hoping|intend|like|looking|love|need|plan|planning|prefer|rather|want|wish|wishing)";
const toStudy =
  "(?:attend|attending|college|enroll|go to|going to|program|remain|school|stay|staying|study|studying|university)";
const between =
  "(?: (?!(?:and|because|but|clinic|clinics|for|how|instead|job|never|no|not|so|stop|than|that|then|to|when|where|who|work|working)\\b)[\\w'-]{1,24}){0,5}";
/** "I want to study nursing", "I am looking for a college": what stands next is where. */
const byWish = new RegExp(`${subject} ${wishing}(?: (?:to|for|a|an|my))*(?: ${toStudy}${between})? $`, "i");
/** A sentence, from its subject on, that says what the student wants or will do: "I would like to study in Japan", not "I studied in Japan". */
export const beginsWithWish = new RegExp(
  `^(?:${subject} ${wishing}|i(?:'ll| will)|my (?:[\\w-]+ )?(?:aim|dream|goal|hope|plan|wish)s?(?:'s| is| are| would be))\\b`,
  "i",
);
/** "I" before "do not want to leave home". */
const bySubject = new RegExp(`(?:^\\s*|${subject} )$`, "i");
const afterStudies = /\b(?:after|afterwards|eventually|later|once|someday|when)\b/i;
/** "Nursing, close to home" is a note of what they want; a sentence with one of these is none. */
const ofStatement = new Set(
  "am are can cannot could did do does had has have he i is it me my not she than that there they was we were where who will would".split(
    " ",
  ),
);

/** "A master's in Germany, not in the USA", which says no more than what they want. `words`: folded. */
export const isNote = (words: readonly string[]): boolean =>
  !words.some((word) => word !== "not" && ofStatement.has(word));

const refusalsOf = (sentence: string): string[] =>
  readQuery(sentence, anyDay).constraints.flatMap(({ slot, value }) => (slot === "exclude" ? [value] : []));

/** By the name that a search calls it; "CA" is a state. */
function countryNamedBy(value: string): string | null {
  const code = countryCode(value);
  return code !== null && countryName(code) === value ? code : null;
}
