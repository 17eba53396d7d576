import { collegesOfUs, type UsCollege } from "../../places/college-names.ts";
import { countrySpellings } from "../../places/countries.ts";
import { foldedWords } from "../../places/folded-words.ts";
import { isHbcu } from "../../places/hbcus.ts";
import { namesByFirstWord, namesInWords } from "../../places/names-in-words.ts";
import { countriesOfUniversities } from "../../places/university-towns.ts";
import { collegeName } from "./colleges.ts";
import { inOrder } from "./criterion.ts";
import { statesIn } from "./likely-applicants.ts";

/**
 * Where a college may be, as its name tells: ISO codes of countries, and codes of US states. Several where colleges share
 * the name. Without countries, nothing is known; the US without states is somewhere in the US. `level`: that of its first
 * degrees, where the name tells it.
 */
export type CollegePlace = {
  countries: readonly string[];
  states: readonly string[];
  level?: "associate" | "bachelor";
  /** Absent where the college is not known, and where colleges of several kinds share the name. */
  kinds?: readonly CollegeKind[];
};

/** Kinds of colleges that sponsors name. */
export type CollegeKind = "public" | "private" | "nonprofit" | "tribal" | "hbcu";

const unknown: CollegePlace = { countries: [], states: [] };
const inUs = (states: readonly string[]): CollegePlace => ({ countries: ["US"], states });

type Known = { states: string[]; twoYear: boolean; kinds: readonly CollegeKind[] | null };
let known: ReadonlyMap<string, Known> | null = null;

/** The colleges of the US by name. "Purdue University" has the states of "Purdue University-Fort Wayne" too. */
function knownColleges(): ReadonlyMap<string, Known> {
  if (known) return known;
  const found = new Map<string, Known>();
  for (const { name, state, twoYear, ...college } of collegesOfUs()) {
    const kinds = kindsOf(name, college);
    for (const words of new Set([name, name.split("-")[0] ?? name])) {
      const spelled = collegeName(words);
      const before = found.get(spelled);
      if (!before) found.set(spelled, { states: [state], twoYear, kinds });
      else {
        if (!before.states.includes(state)) before.states.push(state);
        before.twoYear &&= twoYear;
        if (before.kinds?.join() !== kinds.join()) before.kinds = null;
      }
    }
  }
  known = found;
  return known;
}

function kindsOf(name: string, { owner, tribal }: Pick<UsCollege, "owner" | "tribal">): CollegeKind[] {
  return [
    owner === "public" ? "public" : "private",
    ...(owner === "profit" ? [] : (["nonprofit"] as const)),
    ...(tribal ? (["tribal"] as const) : []),
    ...(isHbcu(name) ? (["hbcu"] as const) : []),
  ];
}

const remembered = new Map<string, CollegePlace>();

/** Where the college of a name may be. Takes the name as the student wrote it. */
export function placeOfCollege(written: string): CollegePlace {
  const before = remembered.get(written);
  if (before) return before;
  if (remembered.size > 20_000) remembered.clear();
  const words = foldedWords(written);
  const college = knownColleges().get(collegeName(written));
  const level = levelOf(words, college);
  const place = {
    ...placeOf(words, college),
    ...(level && { level }),
    ...(college?.kinds && { kinds: college.kinds }),
  };
  remembered.set(written, place);
  return place;
}

const ofTwoYears = /\b(?:community|junior|technical|vocational|trade) (?:college|school)\b/;

/** A college that is no university may give degrees of two years beside those of four. */
function levelOf(words: readonly string[], college: Known | undefined): CollegePlace["level"] {
  if (college ? college.twoYear : ofTwoYears.test(words.join(" "))) return "associate";
  return words.includes("university") ? "bachelor" : undefined;
}

function placeOf(words: readonly string[], college: Known | undefined): CollegePlace {
  const abroad = inOrder(countriesOfUniversities(words));
  if (college) return { countries: ["US", ...abroad], states: college.states };
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
