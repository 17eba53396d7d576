import { type Place, parseLocation } from "./location.ts";
import type { StateCode } from "./us-states.ts";

type Answers = { location?: string | null | undefined; state?: StateCode | null | undefined };

/** Where a student lives: the state of legal residence as answered, else the state in the location. */
export function residenceOf({ location, state }: Answers): Place {
  const said = parseLocation(location);
  return state ? { state, country: said.country ?? "US" } : said;
}
