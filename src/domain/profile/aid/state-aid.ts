import { parseLocation } from "../../places/location.ts";
import { type StateCode, stateName } from "../../places/us-states.ts";
import type { ProfileChanges } from "../profile.ts";

/** The usual last days for a state's own aid that come long before those of most states. */
const earlyDays: Readonly<Partial<Record<StateCode, string>>> = { CA: "March 2" };

/** "California's is usually March 2", for residents of such a state alone; null for all others. */
export function earlyStateAid({ state, location }: Pick<ProfileChanges, "state" | "location">): string | null {
  const home = state ?? parseLocation(location).state;
  const day = home && earlyDays[home];
  return day ? `${stateName(home)}'s is usually ${day}` : null;
}
