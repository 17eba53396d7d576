import { type Meaning, type Mention, toCheck } from "../mention.ts";
import type { ListedPlace } from "../place/listed-place.ts";

const check = toCheck("study_place");

/** What a list of places says: states and countries are compared, and their parts are left to check besides. */
export function inPlaces(
  listed: readonly ListedPlace[],
  stay: "enrolled" | "studying",
  isPartOfPlace = false,
): Pick<Mention, "meaning" | "also"> {
  const states = [...new Set(listed.flatMap((place) => statesOf(place)))];
  const countries = [...new Set(listed.flatMap((place) => countriesOf(place)))];
  const isKnown = listed.every((place) => statesOf(place).length + countriesOf(place).length > 0);
  if (!isKnown) return { meaning: check };
  const isPart = isPartOfPlace || listed.some(({ kind }) => kind === "town" || kind === "part" || kind === "county");
  const enrolled = stay === "enrolled" || countries.length === 0;
  const meaning: Meaning = { about: "demand", demand: { about: "study_in", states, countries, enrolled } };
  return isPart ? { meaning, also: [check] } : { meaning };
}

function statesOf(place: ListedPlace): readonly string[] {
  if (place.kind === "state") return [place.code];
  if (place.kind === "region") return place.states;
  return (place.kind === "town" || place.kind === "county") && place.state !== null ? [place.state] : [];
}

function countriesOf(place: ListedPlace): readonly string[] {
  if (place.kind === "country") return [place.code];
  if (place.kind === "part") return [place.country];
  return place.kind === "town" && place.state === null && place.country !== null ? [place.country] : [];
}
