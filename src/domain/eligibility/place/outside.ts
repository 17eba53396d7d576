import { excludesNobody } from "../demand.ts";
import { grammar, type Meaning } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { type Places, placesOf } from "./place-list.ts";

/** Words before countries to which who applies must not belong, and what they are about. */
const findOutside = phraseFinder([
  ["be a (citizen|national) of (a|any) (country|nation|state) (that is|which is|) outside (of|) (the|)", "citizens_of"],
  ["(be|come) from (a|any) (country|nation|state) (that is|which is|) outside (of|) (the|)", "citizens_of"],
  ["(live|reside) outside (of|) (the|)", "residents_of"],
] as const);
/** Its citizens and permanent residents need none. */
const findPermits = phraseFinder([
  [
    "(need|needs|needing|require|requires|requiring) (a|an|) (valid|) study permit (for|to study in|to enter|in) canada",
    true,
  ],
  ["(need|needs|needing|require|requires|requiring) a (valid|) canadian study permit", true],
] as const);
const modals = wordSet("must should");

const union = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ");
const area = [...union, "IS", "LI", "NO"];
const findRegions = phraseFinder([
  ["(the|) (eu|european union)", union],
  ["(the|) (eea|european economic area)", area],
] as const);

/** "A citizen of a country outside the EEA", "live outside Italy": whoever belongs there may not apply. */
export const outside = grammar({ clause: [findOutside, findPermits] }, (clause) => [
  ...findPermits(clause.tokens).flatMap(({ from, to }) =>
    // "Students who need a study permit for Canada must apply early" demands nothing of the others.
    goesOnWithTask(clause.tokens, to) ? [] : { from, to, meaning: outsideCanada },
  ),
  ...findOutside(clause.tokens).flatMap(({ from, to, value }) => {
    // "Students who live outside the US must send a visa" demands nothing of the others.
    if (from > 0 && !modals.has(wordAt(clause.tokens, from - 1))) return [];
    const named = countriesAt(to, clause.tokens, placesOf(clause));
    if (named === null) return [];
    const meaning: Meaning = { about: "demand", demand: { ...excludesNobody, [value]: named.codes } };
    return [{ from, to: named.to, meaning }];
  }),
]);
const goesOnWithTask = (tokens: readonly Token[], to: number): boolean => {
  const [next, behind] = [wordAt(tokens, to), wordAt(tokens, to + 1)];
  const isInvited = /^(?:|and|can|may)$/.test(next) || (next === "are" && behind === "eligible");
  return !isInvited || tokens.slice(to).some(({ word }) => modals.has(word));
};
const outsideCanada: Meaning = {
  about: "demand",
  demand: { ...excludesNobody, citizens_of: ["CA"], settled_in: ["CA"] },
};

/** The countries and regions that commas and "and" join from a token on; null where something else stands among them. */
function countriesAt(start: number, tokens: readonly Token[], places: Places): { to: number; codes: string[] } | null {
  const regions = findRegions(tokens);
  const codes = new Set<string>();
  let [at, to] = [start, start];
  while (at < tokens.length) {
    const region = regions.find(({ from }) => from === at);
    const list = region ? null : places.listAt(at);
    const named = region?.value ?? list?.places.flatMap((place) => (place.kind === "country" ? [place.code] : []));
    if (!named || list?.cut || (list && named.length < list.places.length)) break;
    for (const code of named) codes.add(code);
    to = region?.to ?? list?.to ?? at;
    at = /^(?:and|or)$/.test(wordAt(tokens, to)) ? to + 1 : to;
  }
  return codes.size > 0 && at === to ? { to, codes: [...codes].sort() } : null;
}
