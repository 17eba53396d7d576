import { stateOfCity } from "../../places/us-cities.ts";
import type { StateCode } from "../../places/us-states.ts";
import { countryOfCity } from "../../places/world-cities.ts";

/** Cities so large that nobody names them for another place. */
const largeCities = new Set(
  `chicago|los angeles|san francisco|san diego|san jose|seattle|houston|dallas|austin|san antonio|fort worth|el paso|boston|philadelphia|pittsburgh|detroit|atlanta|miami|tampa|orlando|denver|phoenix|tucson|minneapolis|milwaukee|cleveland|cincinnati|baltimore|new orleans|nashville|memphis|indianapolis|omaha|tulsa|las vegas|salt lake city|honolulu|albuquerque|sacramento|st louis|louisville|raleigh|anchorage|boise`.split(
    "|",
  ),
);
const largeCitiesAbroad = new Set(
  "london|toronto|montreal|calgary|edmonton|ottawa|winnipeg|sydney|brisbane|mumbai|delhi|new delhi|bangalore|chennai|kolkata|nairobi|lagos|accra|johannesburg|cape town|tokyo|beijing|shanghai|mexico city".split(
    "|",
  ),
);

/** The country of a large city outside the US; null for other names. */
export const countryOfLargeCity = (name: string): string | null =>
  largeCitiesAbroad.has(name.toLowerCase()) ? (countryOfCity.get(name.toLowerCase()) ?? null) : null;

/** The state of a large US city; null for other names. */
export const stateOfLargeCity = (name: string): StateCode | null => {
  const city = name.toLowerCase().replaceAll(".", "");
  return largeCities.has(city) ? (stateOfCity.get(city) ?? null) : null;
};
