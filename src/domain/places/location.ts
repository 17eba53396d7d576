import { countryNamed } from "./countries.ts";
import { foldWords } from "./folded-words.ts";
import { type StateCode, stateCode, stateNamed } from "./us-states.ts";

/** The place that a location names: a US state code and an ISO country code, or nulls. */
export type Place = { state: StateCode | null; country: string | null };

const nowhere: Place = { state: null, country: null };

// After these cities a two-letter code is the country's, not the state's: "Berlin, DE", "Pune, IN".
const citiesAbroad: Record<string, string> = {
  DE: "berlin munich hamburg frankfurt cologne stuttgart dusseldorf leipzig heidelberg",
  IN: "mumbai delhi bangalore bengaluru chennai hyderabad kolkata pune ahmedabad jaipur",
  CA: "toronto vancouver montreal ottawa calgary edmonton winnipeg halifax",
  CO: "bogota medellin cali barranquilla cartagena",
  IL: "jerusalem haifa",
  AR: "cordoba rosario mendoza",
  MA: "casablanca rabat marrakesh fez",
  PA: "panama",
  ID: "jakarta surabaya bandung",
  AL: "tirana",
  GA: "libreville",
  VA: "vatican",
};

const georgiaUs = new Set(
  "atlanta augusta savannah macon athens columbus marietta decatur alpharetta roswell".split(" "),
);
const georgiaAbroad = new Set("tbilisi batumi kutaisi".split(" "));

const canadianProvinces = new Set(
  "ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick,newfoundland,on,bc,ab,qc,mb,ns,nb".split(
    ",",
  ),
);

/**
 * Reads a location as people type it ("Austin, TX", "Lyon, France", "Texas"). A text that fits two places ("Georgia",
 * "Washington", "CA" alone) gives nulls, never a guess.
 */
export function parseLocation(text: string | null | undefined): Place {
  const parts = (text ?? "")
    .replace(/\b\d{5}(-\d{4})?\b/g, " ")
    .split(/[,;|/()\n]+/)
    .map((part) => part.trim())
    .filter((part) => foldWords(part) !== "");
  const last = parts.at(-1);
  if (last === undefined) return nowhere;
  const before = parts.slice(0, -1);
  if (foldWords(last) === "georgia") return georgia(before);
  const country = countryNamed(last);
  if (country === "US") return { state: stateWithinUs(before), country: "US" };
  const state = before.length > 0 ? stateAfterCity(last, before) : stateAlone(last);
  if (state !== null) return state;
  if (country !== null) return { state: null, country };
  if (before.length > 0 && canadianProvinces.has(foldWords(last))) return { state: null, country: "CA" };
  return placeAtTheEnd(last);
}

function georgia(before: readonly string[]): Place {
  const city = foldWords(before.at(-1) ?? "");
  if (georgiaUs.has(city)) return { state: "GA", country: "US" };
  if (georgiaAbroad.has(city)) return { state: null, country: "GE" };
  return nowhere;
}

function stateWithinUs(before: readonly string[]): StateCode | null {
  const last = before.at(-1);
  if (last === undefined) return null;
  return stateCode(last) ?? placeAtTheEnd(last).state;
}

function stateAfterCity(last: string, before: readonly string[]): Place | null {
  const code = stateCode(last);
  if (code === null) return null;
  const city = foldWords(before.at(-1) ?? "");
  const abroad = last.trim().length === 2 ? citiesAbroad[code] : undefined;
  if (abroad?.split(" ").some((name) => city.split(" ").includes(name))) return { state: null, country: code };
  return { state: code, country: "US" };
}

function stateAlone(words: string): Place | null {
  const folded = foldWords(words);
  if (folded === "washington") return nowhere;
  const code = stateNamed(words);
  if (code !== null) return { state: code, country: "US" };
  const bare = stateCode(words);
  // A code alone that is also a country's ("CA", "IN") fits two places.
  if (bare === null || countryCodesThatAreStates.has(bare)) return bare === null ? null : nowhere;
  return { state: bare, country: "US" };
}

const countryCodesThatAreStates = new Set(
  "AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA FM MH PW AS GU MP PR VI".split(" "),
);

/** Finds the place in the last one to four words, longest name first: "Austin TX", "Kansas City Missouri". */
function placeAtTheEnd(text: string): Place {
  const words = text.trim().split(/\s+/);
  for (let take = Math.min(4, words.length - 1); take >= 1; take--) {
    const tail = words.slice(-take).join(" ");
    if (/^(washington|georgia)$/i.test(tail)) return nowhere;
    const state = stateNamed(tail) ?? (/^[A-Z]{2}$/.test(tail) ? stateCode(tail) : null);
    if (state !== null) return stateAfterCity(tail, [words.slice(0, -take).join(" ")]) ?? nowhere;
    const country = countryNamed(tail);
    if (country === "US") return { state: placeAtTheEnd(words.slice(0, -take).join(" ")).state, country };
    if (country !== null) return { state: null, country };
  }
  return nowhere;
}
