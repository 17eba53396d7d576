import { parseLocation } from "../../places/location.ts";
import { type StateCode, stateName } from "../../places/us-states.ts";
import type { ProfileChanges } from "../profile.ts";

/** The forms that states have for the aid of students who cannot file the FAFSA. */
const stateForms: Readonly<Partial<Record<StateCode, string>>> = {
  CA: "the California Dream Act Application",
  CO: "the CASFA",
  IL: "the Alternative Application for Illinois Financial Aid",
  MA: "the MASFA",
  MD: "the MSFAA",
  MN: "the Minnesota Dream Act Application",
  NJ: "the New Jersey Alternative Financial Aid Application",
  NY: "the New York State DREAM Act Application",
  OR: "the ORSAA",
  TX: "the TASFA",
  VA: "the VASA",
  WA: "the WASFA",
};

type Home = Pick<ProfileChanges, "state" | "location">;
const homeState = ({ state, location }: Home): StateCode | null => state ?? parseLocation(location).state;

/**
 * The name of the form that a student files in place of the FAFSA, inside a sentence: "the TASFA". Empty where they have none, as most students from
 * abroad have. Null for who may file the FAFSA, which is for citizens and eligible noncitizens.
 */
export function formInPlaceOfFafsa(
  profile: Home & Pick<ProfileChanges, "citizenship_status" | "demographics">,
): string | null {
  const { citizenship_status: status, demographics } = profile;
  const isWithoutPapers = status === "daca" || demographics?.undocumented === true;
  if (!isWithoutPapers) return status === "international" ? "" : null;
  const state = homeState(profile);
  return (state && stateForms[state]) ?? "";
}

/** The usual last days for a state's own aid that come long before those of most states. */
const earlyDays: Readonly<Partial<Record<StateCode, string>>> = { CA: "March 2" };

/** "California's is usually March 2", for residents of such a state alone; null for all others. */
export function earlyStateAid(profile: Home): string | null {
  const home = homeState(profile);
  const day = home && earlyDays[home];
  return day ? `${stateName(home)}'s is usually ${day}` : null;
}
