import { citiesAbroad } from "./cities-abroad.gen.ts";
import { namesByCode } from "./names-by-code.ts";
import { countryOfCity, countryOfOnlyCity } from "./world-cities.ts";

/** `isShared`: a place in the US or in a second country is called so too, so that nobody can tell which is meant. */
export type CityAbroad = { countries: readonly string[]; isShared: boolean };

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
