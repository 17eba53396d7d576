import type { UsCollege } from "../../../places/colleges/college-names.ts";
import { collegeName } from "../../../places/colleges/college-spelling.ts";
import { isCommunityCollege, systemsNamed, systemsOf } from "../../../places/colleges/college-systems.ts";
import { isHbcu } from "../../../places/colleges/hbcus.ts";
import type { KnownCollege } from "../../../places/colleges/known-colleges.ts";
import { collegesMeant } from "../../../places/colleges/meant-colleges.ts";
import { countrySpellings } from "../../../places/countries.ts";
import { foldedWords } from "../../../places/folded-words.ts";
import type { Place } from "../../../places/location.ts";
import { namesByFirstWord, namesInWords } from "../../../places/names-in-words.ts";
import { statesIn } from "../../../places/states-in-words.ts";
import { countriesOfUniversities } from "../../../places/university-towns.ts";
import type { CollegeKind, CollegeType } from "../checks/told.ts";
import { inOrder } from "../criterion.ts";
import { saysCollege } from "./colleges.ts";

/**
 * Where a college may be, as its name tells: ISO codes of countries, and codes of US states. Several where colleges share
 * the name. Without countries, nothing is known; the US without states is somewhere in the US. `type`: absent where the name
 * does not tell it.
 */
export type CollegePlace = {
  countries: readonly string[];
  states: readonly string[];
  type?: CollegeType;
  /** Whether nothing is known of it, and no college of the US has a name like it. */
  isOfNoList?: true;
  /** Absent where the college is not known, and where colleges of several kinds share the name. */
  kinds?: readonly CollegeKind[];
  /** The systems to which it belongs, by the keys of `systemsOf`; absent as `kinds` are. */
  systems?: readonly string[];
};

const unknown: CollegePlace = { countries: [], states: [] };
const inUs = (states: readonly string[]): CollegePlace => ({ countries: ["US"], states });

type Known = {
  states: string[];
  type: CollegeType | null;
  kinds: readonly CollegeKind[] | null;
  systems: readonly string[] | null;
};

/** What is common to the colleges of the US that a name may mean; null where it means none. */
function knownOf(written: string, home: Place | undefined): Known | null {
  const { colleges, isSure } = collegesMeant(written, home);
  // Initials may be those of a university abroad too.
  if (colleges.length === 0 || !(isSure || home?.country === "US" || saysCollege.test(collegeName(written))))
    return null;
  return {
    states: [...new Set(colleges.map(({ state }) => state))],
    type: typeOfAll(colleges),
    kinds: commonTo(colleges.map(({ name, ...college }) => kindsOf(name, college))),
    systems: isSure || isOfHome(colleges, home) || saysSystem(written) ? commonTo(colleges.map(systemsOf)) : null,
  };
}

/** Initials of a college elsewhere may be those of one of another system: "UNC". */
const isOfHome = (colleges: readonly KnownCollege[], home: Place | undefined): boolean =>
  colleges.every(({ state }) => state === home?.state);

const saysSystem = (written: string): boolean =>
  saysCollege.test(collegeName(written)) || systemsNamed(collegeName(written)).length > 0;

/** The list that all have; null where they differ. */
const commonTo = <Item extends string>(lists: readonly (readonly Item[])[]): readonly Item[] | null =>
  lists.every((each) => each.join() === lists[0]?.join()) ? (lists[0] ?? null) : null;

/** The type that colleges of one name have in common. */
function typeOfAll(colleges: readonly KnownCollege[]): CollegeType | null {
  if (colleges.every(isOfTwoYears)) return "two_year";
  if (colleges.some(isOfTwoYears)) return null;
  return colleges.every(({ words }) => isNamedUniversity(words)) ? "university" : "four_year";
}

/** A community college is meant as one also where it gives some bachelor's degrees, such as Sinclair Community College. */
const isOfTwoYears = (college: KnownCollege): boolean =>
  college.twoYear || isCommunityCollege(college) || /\b(?:community|junior) college\b/.test(college.words.join(" "));

/** "Georgia Institute of Technology" is one too. A college of four years may be none, such as the state colleges of Florida. */
const isNamedUniversity = (words: readonly string[]): boolean =>
  words.includes("university") || words.join(" ").includes("institute of technology");

function kindsOf(name: string, { owner, tribal }: Pick<UsCollege, "owner" | "tribal">): CollegeKind[] {
  return [
    owner === "public" ? "public" : "private",
    ...(owner === "profit" ? [] : (["nonprofit"] as const)),
    ...(tribal ? (["tribal"] as const) : []),
    ...(isHbcu(name) ? (["hbcu"] as const) : []),
  ];
}

const remembered = new Map<string, CollegePlace>();

/** Where the college of a name may be. Takes the name as it was written, and where the student lives who wrote it. */
export function placeOfCollege(written: string, home?: Place): CollegePlace {
  const key = home ? `${home.country} ${home.state} ${written}` : written;
  const before = remembered.get(key);
  if (before) return before;
  if (remembered.size > 20_000) remembered.clear();
  const words = foldedWords(written);
  const college = knownOf(written, home);
  const type = college ? college.type : typeOfName(words);
  const placed = placeOf(words, college);
  const place = {
    ...placed,
    ...(placed.countries.length === 0 && collegesMeant(written).colleges.length === 0 && { isOfNoList: true as const }),
    ...(type && { type }),
    ...(college?.kinds && { kinds: college.kinds }),
    ...(college?.systems && { systems: college.systems }),
  };
  remembered.set(key, place);
  return place;
}

const ofTwoYears = /\b(?:community|junior|technical|vocational|trade) (?:college|school)\b/;

function typeOfName(words: readonly string[]): CollegeType | null {
  if (ofTwoYears.test(words.join(" "))) return "two_year";
  return words.includes("university") ? "university" : null;
}

function placeOf(words: readonly string[], college: Known | null): CollegePlace {
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
