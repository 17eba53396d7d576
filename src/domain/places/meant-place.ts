import type { MeantAnswer } from "../profile/answers/meant-answer.ts";
import { cityAbroad } from "./cities-abroad.ts";
import { countries, countryName } from "./countries.ts";
import { parseLocation, statesOfTown } from "./location.ts";
import { nearestNames } from "./nearest-names.ts";
import { plainly } from "./own-country-names.ts";
import { isStateCode, usStates } from "./us-states.ts";

const longestLocation = 160;

/**
 * Whether matching understands a location, and otherwise the locations that may be meant: "Austin, Texs" is not matched
 * and suggests "Austin, Texas", and "Minneapolis" suggests "Minneapolis, MN". Blank text is matched, as there is nothing to correct.
 */
export function meantPlace(location: string): MeantAnswer {
  const words = location.slice(0, longestLocation);
  if (words.trim() === "" || isPlace(words)) return { isMatched: true, meant: [] };
  const parts = words.split(",").map((part) => part.trim());
  const abroad = cityAbroad(plainly(parts.at(-1) ?? ""))?.countries ?? [];
  const places = [...statesOfTown(words), ...abroad.map(countryName)];
  if (places.length > 0) return { isMatched: false, meant: places.map((place) => `${words.trim()}, ${place}`) };
  const names = [...Object.values(usStates), ...countries().map(({ name }) => name)];
  const meant = nearestNames(parts.at(-1) ?? "", names).map((name) => [...parts.slice(0, -1), name].join(", "));
  return { isMatched: false, meant: [...new Set([...stateAtTheEnd(words), ...meant])].filter(isPlace) };
}

/** A state that the last word may mean, as words or countries are spelled like it: "Indiana, PA" for "Indiana pa". */
function stateAtTheEnd(words: string): string[] {
  const spaced = words.trim().split(/[\s,]+/);
  const [town, last] = [spaced.slice(0, -1).join(" "), spaced.at(-1) ?? ""];
  if (last.toLowerCase() === "georgia") return [town === "" ? "Georgia, USA" : `${town}, Georgia, USA`];
  const code = last.toUpperCase();
  return isStateCode(code) && town !== "" ? [`${town}, ${code}`] : [];
}

function isPlace(words: string): boolean {
  const { state, country } = parseLocation(words);
  return state !== null || country !== null;
}
