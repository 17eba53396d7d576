import { countryOfAdjective } from "../eligibility/citizenship/nationalities.ts";
import { countryName, countryNamed } from "./countries.ts";
import { wordsIn } from "./folded-words.ts";
import { stateCode } from "./us-states.ts";
import { everyCountry, openCountry, worldRegion } from "./world-regions.ts";

/** "Any university in the Netherlands", "universities somewhere in Europe", "maybe Germany" */
const before = new Set(
  "a affordable all an any best cheap college colleges free good in maybe mostly of one perhaps preferably private probably public school schools some somewhere study studying the top tuition universities university".split(
    " ",
  ),
);
/** "UK universities", "any European university". One university without "any" is a name: "American University". */
const plural = new Set("colleges institutions schools universities".split(" "));
const anyOne = new Set("a an any one some".split(" "));
const oneCollege = new Set("college institution school university".split(" "));
/** What begins a wish about the colleges and no name: "any university in Europe with a full scholarship". */
const ofWishes = new Set("because for giving if offering that when where which who with".split(" "));
const regionOfAdjective: ReadonlyMap<string, string> = new Map([
  ["african", "africa"],
  ["asian", "asia"],
  ["european", "europe"],
  ["nordic", "scandinavia"],
  ["scandinavian", "scandinavia"],
]);
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
 * "UK universities with full funding", "anywhere abroad". Null for colleges, for "Georgia", which is a state too, and where a part names
 * no place. `home`: the code of the country where they live, which "abroad" leaves out.
 */
export function placesToStudy(written: string, home: string | null = null): readonly PlaceToStudy[] | null {
  const named = written.replace(inBrackets, " ");
  const whole = placeOf(wordsIn(named), home);
  if (whole !== null) return [whole];
  const parts = named.split(/[,;/]/).flatMap((part) => partsOf(wordsIn(part)));
  if (parts.length < 2) return null;
  const places = parts.map((words) => placeOf(words, home));
  return places.every((place) => place !== null) ? places : null;
}
const inBrackets = /\([^()]*\)/g;

function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words)
    if (between.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  return parts.filter((part) => part.length > 0);
}

function placeOf(written: readonly string[], home: string | null): PlaceToStudy | null {
  const wish = written.findIndex((word, at) => at > 0 && ofWishes.has(word));
  const all = wish < 0 ? written : written.slice(0, wish);
  const from = all.findIndex((word) => !before.has(word));
  const words = from < 0 ? [] : all.slice(from);
  const name = words.join(" ");
  const open = openCountry(all.join(" ")) ?? openCountry(name);
  if (open === "anywhere") return { name: "Anywhere", countries: everyCountry, isAnywhere: true };
  if (open === "abroad") return { name: "Abroad", countries: everyCountry.filter((code) => code !== (home ?? "US")) };
  return placeNamed(name) ?? placeOfColleges(words, all.slice(0, Math.max(0, from)));
}

function placeNamed(name: string): PlaceToStudy | null {
  if (name === "" || stateCode(name) !== null) return null;
  const code = countryNamed(name);
  if (code !== null) return { name: countryName(code), countries: [code] };
  return worldRegion(name);
}

/** "UK universities", "German public universities", "any European university": a place before the word for its colleges. */
function placeOfColleges(words: readonly string[], lead: readonly string[]): PlaceToStudy | null {
  const last = words.at(-1) ?? "";
  const isOfAny = plural.has(last) || (oneCollege.has(last) && lead.some((word) => anyOne.has(word)));
  if (!isOfAny) return null;
  const place = words.slice(0, words.findLastIndex((word) => !before.has(word) && !plural.has(word)) + 1).join(" ");
  const code = countryOfAdjective.get(place);
  return placeNamed(code === undefined ? (regionOfAdjective.get(place) ?? place) : countryName(code));
}
