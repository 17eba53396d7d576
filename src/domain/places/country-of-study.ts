import { countryName, countryNamed } from "./countries.ts";
import { wordsIn } from "./folded-words.ts";
import { stateCode } from "./us-states.ts";
import { everyCountry, openCountry, worldRegion } from "./world-regions.ts";

/** "Any university in the Netherlands", "universities somewhere in Europe" */
const before = new Set(
  "a any college colleges in of one school schools somewhere study studying the universities university".split(" "),
);
const between = new Set(["and", "or"]);

/** Where a student wants to study: one country, or the countries of a region ("Europe"), by the name that they are shown with. */
export type PlaceToStudy = {
  name: string;
  /** Their codes. */
  countries: readonly string[];
  /** Whether any country will do, so that none is wanted more than others. */
  isAnywhere?: true;
};

/**
 * The places that a student names where they are asked for colleges: "Canada", "any university in Germany", "Europe or Canada",
 * "anywhere abroad". Null for colleges, for "Georgia", which is a state too, and where a part names no place.
 * `home`: the code of the country where they live, which "abroad" leaves out.
 */
export function placesToStudy(written: string, home: string | null = null): readonly PlaceToStudy[] | null {
  const whole = placeOf(wordsIn(written), home);
  if (whole !== null) return [whole];
  const parts = written.split(/[,;/]/).flatMap((part) => partsOf(wordsIn(part)));
  if (parts.length < 2) return null;
  const places = parts.map((words) => placeOf(words, home));
  return places.every((place) => place !== null) ? places : null;
}

function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words)
    if (between.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  return parts.filter((part) => part.length > 0);
}

function placeOf(all: readonly string[], home: string | null): PlaceToStudy | null {
  const from = all.findIndex((word) => !before.has(word));
  const words = from < 0 ? [] : all.slice(from);
  const name = words.join(" ");
  const open = openCountry(all.join(" ")) ?? openCountry(name);
  if (open === "anywhere") return { name: "Anywhere", countries: everyCountry, isAnywhere: true };
  if (open === "abroad") return { name: "Abroad", countries: everyCountry.filter((code) => code !== (home ?? "US")) };
  if (name === "" || stateCode(name) !== null) return null;
  const code = countryNamed(name);
  if (code !== null) return { name: countryName(code), countries: [code] };
  return worldRegion(name);
}
