import { stateOfCity } from "../../places/us-cities.ts";
import type { StateCode } from "../../places/us-states.ts";
import { countryOfCity } from "../../places/world-cities.ts";
import { wordSet } from "../text/word-set.ts";
import { directions } from "./place-words.ts";

/** Cities and areas of which others are known too: "Pasadena" in Texas, "Kansas City" in Kansas. */
const sharedNames = wordSet(
  "montgomery huntsville mesa long_beach oakland riverside stockton compton pasadena boulder hartford stamford bridgeport jacksonville gainesville st_petersburg savannah worcester lansing duluth kansas_city charlotte newark reno buffalo akron dayton eugene providence charleston plano richmond norfolk burlington st_paul queens harlem manhattan orange_county central_valley billings trenton paterson syracuse berkeley greensboro irvine big_island nova_va atl san_juan",
);
const largeCitiesAbroad = new Set(
  "london|toronto|montreal|calgary|edmonton|ottawa|winnipeg|sydney|brisbane|mumbai|delhi|new delhi|bangalore|chennai|kolkata|nairobi|lagos|accra|johannesburg|cape town|tokyo|beijing|shanghai|mexico city".split(
    "|",
  ),
);

/** The country of a large city outside the US; null for other names. */
export const countryOfLargeCity = (name: string): string | null =>
  largeCitiesAbroad.has(name.toLowerCase()) ? (countryOfCity.get(name.toLowerCase()) ?? null) : null;

/** The state of a US city that nobody names for another place, also of a part of it ("South Suburban Chicago"); null for other names. */
export function stateOfLargeCity(name: string): StateCode | null {
  const words = name.toLowerCase().replaceAll(".", "").split(" ");
  const direction = words.findIndex((word) => !directions.has(word));
  return stateOf(words) ?? (direction > 0 ? stateOf(words.slice(direction)) : null);
}

const stateOf = (words: readonly string[]): StateCode | null =>
  sharedNames.has(words.join("_")) ? null : (stateOfCity.get(words.join(" ")) ?? null);
