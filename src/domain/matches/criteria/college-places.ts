import { collegesOfUs } from "../../places/college-names.ts";
import { countrySpellings } from "../../places/countries.ts";
import { foldedWords } from "../../places/folded-words.ts";
import { namesByFirstWord, namesInWords } from "../../places/names-in-words.ts";
import { countriesOfUniversities } from "../../places/university-towns.ts";
import { collegeName } from "./colleges.ts";
import { inOrder } from "./criterion.ts";
import { statesIn } from "./likely-applicants.ts";

/**
 * Where a college may be, as its name tells: ISO codes of countries, and codes of US states. Several where colleges share
 * the name. Without countries, nothing is known; the US without states is somewhere in the US.
 */
export type CollegePlace = { countries: readonly string[]; states: readonly string[] };

const unknown: CollegePlace = { countries: [], states: [] };
const inUs = (states: readonly string[]): CollegePlace => ({ countries: ["US"], states });

let statesOfColleges: ReadonlyMap<string, readonly string[]> | null = null;

/** The states of the colleges of the US by name. "Purdue University" has those of "Purdue University-Fort Wayne" too. */
function statesByCollege(): ReadonlyMap<string, readonly string[]> {
  if (statesOfColleges) return statesOfColleges;
  const found = new Map<string, Set<string>>();
  for (const { name, state } of collegesOfUs())
    for (const words of new Set([name, name.split("-")[0] ?? name])) {
      const spelled = collegeName(words);
      found.set(spelled, (found.get(spelled) ?? new Set()).add(state));
    }
  statesOfColleges = new Map([...found].map(([name, states]) => [name, [...states]]));
  return statesOfColleges;
}

const remembered = new Map<string, CollegePlace>();

/** Where the college of a name may be. Takes the name as the student wrote it. */
export function placeOfCollege(written: string): CollegePlace {
  const known = remembered.get(written);
  if (known) return known;
  if (remembered.size > 20_000) remembered.clear();
  const place = placeOf(written);
  remembered.set(written, place);
  return place;
}

function placeOf(written: string): CollegePlace {
  const words = foldedWords(written);
  const abroad = inOrder(countriesOfUniversities(words));
  const states = statesByCollege().get(collegeName(written));
  if (states) return { countries: ["US", ...abroad], states };
  if (abroad.length > 0) return { countries: abroad, states: [] };
  const [state] = statesIn(words);
  if (state) return inUs(isOfState(words) ? [state] : []);
  const countries = inOrder(namesInWords(words, countryNames).map(({ value }) => value));
  return countries.length > 0 ? { countries, states: [] } : unknown;
}

// "Jordan" and "Chad" are names of people too, and "Georgia" is a state.
const countryNames = namesByFirstWord(
  countrySpellings().filter(([name]) => !/^(?:jordan|chad|georgia|guinea|dominica)$/.test(name)),
);

/** "University of Texas", "Ohio State": the state's own. "Washington College" is in Maryland. */
const isOfState = (words: readonly string[]): boolean =>
  !words.includes("washington") &&
  ((words[0] === "university" && words[1] === "of") || /^(?:state|tech)$/.test(words.at(-1) ?? ""));
