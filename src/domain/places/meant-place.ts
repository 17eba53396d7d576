import { countries } from "./countries.ts";
import { parseLocation } from "./location.ts";
import { nearestNames } from "./nearest-names.ts";
import { usStates } from "./us-states.ts";

/**
 * Whether matching understands a location, and otherwise the states or countries that may be meant: "Austin, Texs" is
 * not matched and suggests "Texas". The student's own text is stored unchanged.
 */
export function meantPlace(location: string): { isMatched: boolean; meant: string[] } {
  const { state, country } = parseLocation(location.slice(0, 160));
  if (state !== null || country !== null) return { isMatched: true, meant: [] };
  const names = [...Object.values(usStates), ...countries().map(({ name }) => name)];
  const last = location.slice(0, 160).split(",").at(-1) ?? "";
  return { isMatched: false, meant: [...new Set(nearestNames(last, names))] };
}
