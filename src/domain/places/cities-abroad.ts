import { citiesAbroad, namesakesInUs } from "./cities-abroad.gen.ts";
import { namesByCode } from "./names-by-code.ts";
import type { StateCode } from "./us-states.ts";
import { countryOfCity, countryOfOnlyCity } from "./world-cities.ts";

/** `isShared`: a place in the US or in a second country is called so too, so that nobody can tell which is meant. */
type CityAbroad = { countries: readonly string[]; isShared: boolean };

const byName = new Map<string, CityAbroad>(
  [...countryOfCity].map(([name, code]) => [name, { countries: [code], isShared: !countryOfOnlyCity.has(name) }]),
);
for (const [marked, code] of namesByCode(citiesAbroad)) {
  const name = marked.replace("?", "");
  const before = byName.get(name)?.countries ?? [];
  byName.set(name, { countries: [...before, code], isShared: marked !== name || before.length > 0 });
}

/** The countries outside the US, by their codes, in which a large city has this name, as `plainly` spells it; null where none has. */
export const cityAbroad = (name: string): CityAbroad | null => byName.get(name) ?? null;

const namesakes = new Map(
  namesakesInUs.split("|").map((row) => {
    const at = row.lastIndexOf(" ");
    // The rows end with codes of states.
    return [row.slice(0, at), row.slice(at + 1).split(",") as StateCode[]];
  }),
);

/** The states with a place of size that shares its name, as `plainly` spells it, with a city abroad: NH and CT for "manchester". */
export const statesOfNamesake = (name: string): readonly StateCode[] => namesakes.get(name) ?? [];
