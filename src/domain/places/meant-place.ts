import { countries } from "./countries.ts";
import { parseLocation } from "./location.ts";
import { nearestNames } from "./nearest-names.ts";
import { usStates } from "./us-states.ts";

/**
 * Whether matching understands a location, and which states or countries may be meant where it does not: "Austin, Texs"
 * is not matched, and offers "Texas". The words themselves are kept as typed.
 */
export function meantPlace(location: string): { isMatched: boolean; meant: string[] } {
  const { state, country } = parseLocation(location.slice(0, 160));
  if (state !== null || country !== null) return { isMatched: true, meant: [] };
  const names = [...Object.values(usStates), ...countries().map(({ name }) => name)];
  const last = location.slice(0, 160).split(",").at(-1) ?? "";
  return { isMatched: false, meant: [...new Set(nearestNames(last, names))] };
}
