import { usStates } from "./us-states.ts";

/** The names of the US states in lower case. */
export const namesOfStates: ReadonlySet<string> = new Set(Object.values(usStates).map((name) => name.toLowerCase()));
