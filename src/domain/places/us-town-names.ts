import type { StateCode } from "./us-states.ts";
import { usTowns } from "./us-towns.gen.ts";

/** `isOtherWord`: the name says something else as often, such as "Tyler" and "Round Rock". */
export type Town = { state: StateCode; isOtherWord: boolean };

/** The towns of the US by their names in lower case, of at most three words. The large cities are in `us-cities.ts`. */
export const townsByName: ReadonlyMap<string, Town> = new Map(
  usTowns.split("\n").flatMap((row) => {
    const [state, ...names] = row.split("|");
    return names.map((name) => [
      name.replace("?", ""),
      // The rows begin with codes of states.
      { state: state as StateCode, isOtherWord: name.endsWith("?") },
    ]);
  }),
);
export const longestTownName = 3; // words
