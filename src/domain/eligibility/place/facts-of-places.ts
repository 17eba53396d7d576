import { excludesNobody } from "../demand.ts";
import type { Meaning, Mention } from "../mention.ts";
import type { Token } from "../text/tokens.ts";
import type { ListedPlace, PlaceList } from "./listed-place.ts";
import { place } from "./residence-cues.ts";

/** The facts of a list of whole states or countries; else a demand, and the state in which all places lie. */
export function factsOf(
  from: number,
  to: number,
  { places: listed, stateFrom, to: end, from: listFrom }: PlaceList,
): Mention[] {
  const whole = listed.flatMap(wholeStates);
  const codes = listed.flatMap(countriesNamed);
  if (listed.every((each) => wholeStates(each).length > 0))
    return [{ from, to, meaning: { about: "states", codes: unique(whole) } }];
  const atHome = codes.includes("US") && listed.every((each) => each.kind === "country" || each.kind === "state");
  if (atHome || listed.every(({ kind }) => kind === "country"))
    return [{ from, to, meaning: { about: "countries", codes: unique(codes) } }];
  const implied = impliedOf(listed);
  const demand = countyOf(listed) ?? place;
  if (!implied) return [{ from, to, meaning: demand }];
  const split = stateFrom < end ? stateFrom : from === listFrom ? end : listFrom;
  if (split <= from || split >= to) return [{ from, to, meaning: demand }];
  const isCueFirst = stateFrom >= end && from !== listFrom;
  return [
    { from, to: split, meaning: isCueFirst ? implied : demand },
    { from: split, to, meaning: isCueFirst ? demand : implied },
  ];
}

/**
 * "Live in one of the 50 states or D.C.": the territories are none of them, though who lives there lives in the US. Null where the words
 * name no states, or territories too.
 */
function withoutTerritories(tokens: readonly Token[], from: number, to: number): Meaning | null {
  const clause = tokens.map(({ word }) => word);
  const words = clause.slice(from, to);
  const isContiguous = words.some((word) => /^(?:contiguous|continental|48)$/.test(word));
  const namesStates = words.some(
    (word, at) =>
      (/^states?$/.test(word) && /^(?:50|fifty|48|us|contiguous|continental)$/.test(words[at - 1] ?? "")) ||
      (word === "us" && /^(?:contiguous|continental|48)$/.test(words[at - 1] ?? "")) ||
      (word === "states" &&
        words[at - 1] === "united" &&
        /^(?:50|fifty|48|contiguous|continental)$/.test(words[at - 2] ?? "")),
  );
  if (!namesStates || clause.some((word) => ofTerritories.test(word))) return null;
  const apart = isContiguous ? farStates.filter(({ name }) => !clause.includes(name)).map(({ code }) => code) : [];
  const states = [...territories, ...apart];
  return { about: "demand", demand: { ...excludesNobody, states } };
}
/** A mention of a country; where it names the states alone ("legal residents of the 50 states or D.C."), who lives in a territory is left out. */
export function ofStatesAlone(mention: Mention, tokens: readonly Token[]): Mention {
  const narrower = mention.meaning.about === "countries" ? withoutTerritories(tokens, mention.from, mention.to) : null;
  return narrower ? { ...mention, also: [...(mention.also ?? []), narrower] } : mention;
}

/** "The continental United States, | Hawaii or Alaska". */
const farStates = [
  { name: "alaska", code: "AK" },
  { name: "hawaii", code: "HI" },
] as const;
const territories = ["PR", "GU", "VI", "AS", "MP"] as const;
const ofTerritories = /^(?:territor|possession|commonwealth|puerto$|rico$|pr$|guam|island|samoa|mariana)/;

/** The country that a place is; both where two have the name. */
export const countriesNamed = (each: ListedPlace): string[] =>
  each.kind !== "country" ? [] : each.or === undefined ? [each.code] : [each.code, each.or];

/** Whether a list is nothing but whole states. */
export const isWholly = ({ places, cut }: PlaceList) => !cut && places.every((each) => wholeStates(each).length > 0);
export const isAbroad = (each: ListedPlace) => each.kind === "country" && each.code !== "US";

/** "Non-Ohio residents", "nonresidents of Ohio". */
export const notFrom = ({ places }: PlaceList): Meaning => ({
  about: "demand",
  demand: { ...excludesNobody, states: unique(places.flatMap(wholeStates)) },
});

export function wholeStates(each: ListedPlace): readonly string[] {
  if (each.kind === "state") return [each.code];
  return each.kind === "region" ? each.states : [];
}

/** The states or countries in which the places of a list lie, if those of all are known. */
export function impliedOf(listed: readonly ListedPlace[]): Meaning | null {
  const states = listed.map((each) => ("state" in each ? each.state : each.kind === "state" ? each.code : null));
  if (states.every((code) => code !== null)) return { about: "states", codes: unique(states) };
  const lands = listed.map((each) => {
    if (each.kind === "part" || each.kind === "town") return each.country;
    return each.kind === "country" ? each.code : null;
  });
  return lands.every((code) => code !== null) ? { about: "countries", codes: unique(lands) } : null;
}

function countyOf(listed: readonly ListedPlace[]): Meaning | null {
  const named = listed.flatMap((each) => (each.kind === "county" ? [each] : []));
  const states = new Set(named.map(({ state }) => state));
  if (named.length < listed.length || states.size > 1) return null;
  const [state = null] = states;
  return {
    about: "demand",
    demand: { about: "county", names: named.map(({ name }) => name), state, lives_there: true },
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
