import { type Place, parseLocation } from "./location.ts";
import type { StateCode } from "./us-states.ts";

/** The answers of a profile that tell where a student lives. */
export const residenceFields = [
  "location",
  "state",
  "citizenship_status",
  "citizenship_countries",
  "set_aside",
] as const;

type Answers = {
  location?: string | null | undefined;
  state?: StateCode | null | undefined;
  citizenship_status?: string | null | undefined;
  citizenship_countries?: readonly string[] | null | undefined;
  set_aside?: { state?: string | null | undefined } | null | undefined;
};

/** `isAbroad`: whether they surely live outside the US, also where the country is unknown. */
export type Residence = Place & { isAbroad: boolean };

/**
 * Where a student lives: the state of legal residence as answered, else the place of the location. That no state is theirs says that it is
 * outside the US.
 */
export function residenceOf({
  location,
  state,
  citizenship_status,
  citizenship_countries,
  set_aside,
}: Answers): Residence {
  const said = parseLocation(location, citizenship_status === "us_citizen" ? ["US"] : (citizenship_countries ?? []));
  const country = said.country ?? (state ? "US" : null);
  const isAbroad = country === null ? set_aside?.state === "does_not_apply" : country !== "US";
  return { state: state ?? said.state, country, isAbroad };
}
