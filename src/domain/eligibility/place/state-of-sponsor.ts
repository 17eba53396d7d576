import type { ClauseWords, Mention } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { tokensOf, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { awardWords } from "../words/awards.ts";
import { organizations } from "./named-places.ts";
import { Places } from "./place-list.ts";
import { place } from "./residence-cues.ts";

/** Words for a state that a text does not name again: "residents of the state". */
export const findOwnState = phraseFinder([
  [
    "(legal|lawful|permanent|current|bona fide|) (resident|residents|residency|residence) (of|in|within) (the|this|our) (state|commonwealth)",
    true,
  ],
  [
    "(live|lives|living|reside|resides|residing|domiciled) (in|within|throughout) (the|this|our) (state|commonwealth)",
    true,
  ],
] as const);

/** "Live in the state": a fact where the sponsor's name tells the state, else to check. */
export function residentsOfState({ tokens, state = () => null }: ClauseWords): Mention[] {
  return findOwnState(tokens).flatMap(({ from, to }): Mention[] => {
    const near = tokens.slice(Math.max(0, from - 5), from);
    if (leadsOn.test(wordAt(tokens, to)) || near.some(({ word }) => others.has(word))) return [];
    const own = state();
    return [{ from, to, meaning: own === null ? place : { about: "states", codes: [own] } }];
  });
}

const ofState = wordSet("the of in for from");
const schools = wordSet("university college school institute academy");
const bodies = wordSet(
  "state department higher student tuition commission coordinating office office's education community teachers residents",
);

/** "The state | in which you study", "the state | of Ohio". */
const leadsOn = /^(?:of|in|where|that|which|from)$/;
const others = wordSet("parent parents guardian guardians family families child children not non nor donor founder");

/** The US state in the name of a sponsor or its award: "Missouri Coordinating Board". Null for none, several, and names of persons and schools. */
export function stateOfNames(provider: string, title: string): string | null {
  return [provider, title].map(stateIn).find((code) => code !== null) ?? null;
}

function stateIn(text: string): string | null {
  const tokens = tokensOf(text);
  const places = new Places({ text, tokens });
  const codes = places.starts().flatMap((at) => {
    const named = places.placeAt(at);
    const isName = at > 0 && !ofState.has(wordAt(tokens, at - 1));
    return named?.place.kind === "state" && !isName && !isOther(wordAt(tokens, named.to)) ? [named.place.code] : [];
  });
  const [code = null] = codes;
  return new Set(codes).size === 1 ? code : null;
}

/** Whether the word behind a state tells of something else than a body or an award of it: "Washington University in St. Louis", "Kansas City", "Texas Instruments". */
const isOther = (next: string): boolean =>
  schools.has(next) || (next !== "" && !organizations.has(next) && !bodies.has(next) && !awardWords.has(next));
