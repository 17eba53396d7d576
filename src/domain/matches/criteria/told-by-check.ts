import type { CheckKind, Demand } from "../../eligibility/demand.ts";
import { countrySpellings } from "../../places/countries.ts";
import { foldedWords } from "../../places/folded-words.ts";
import { type NameInWords, namesByFirstWord, namesInWords } from "../../places/names-in-words.ts";
import type { Group } from "../../scholarships/vocabulary.ts";
import { doubtOfKind, doubtOfWords } from "./check-kinds.ts";
import { collegeName } from "./colleges.ts";
import { inOrder, type MatchableScholarship } from "./criterion.ts";
import { statesByFirstWord, statesIn } from "./likely-applicants.ts";
import { wordsOfNames } from "./proper-names.ts";
import { topicsIn } from "./topics.ts";

type Check = Extract<Demand, { about: "check" }>;

/** What the words of a check tell of those who meet it. */
export type Told = {
  /** The steps of doubt of its kind, or of a rarer kind that its words name. */
  doubt: number;
  /** US states. */
  states: readonly string[];
  /** Whether the words are of a place to live or study in. */
  isPlace: boolean;
  /** Any college of the US. */
  isInUs: boolean;
  /** A county, a city or another part of a state. */
  isInPart: boolean;
  isStudyPlace: boolean;
  /** A faculty of a college that is not named: "a student in the Faculty of Law". */
  isOfOneCollege: boolean;
  isResearch: boolean;
  /** Work in a profession, which students of lower levels have not done. */
  isExperience: boolean;
  /** A year of college behind the first: "college juniors". */
  isUpperClass: boolean;
  /** The named body employs, or is that of the family: few students have anything to do with it. */
  isOfOneBody: boolean;
  /** The only college that the words name, as `collegeName` spells it. */
  college: string | null;
  /** Groups of students, as "women or another group". */
  groups: readonly Group[];
  /** Historically Black colleges. */
  isOfHbcus: boolean;
  /** Countries to come from. `isOfPoorCountries`: developing countries that the words do not name. */
  countries: readonly string[];
  isOfPoorCountries: boolean;
  /** Countries that students must not come from: "students from outside Canada". */
  outside: readonly string[];
  /** The words of names of bodies and places. */
  names: readonly string[];
  /** What to do or know, as a set of topics. */
  topics: number;
};

const ofOneCollege =
  /\b(?:the|our|any) (?:faculty|faculties|school|college|department|division) of\b|\b(?:in|of) any faculty\b/i;
/** "Offered to a continuing undergraduate student": one of the college that writes it, and names itself nowhere. */
const ofThisCollege = /\bto (?:(?:a|one|two) )?continuing (?:undergraduate|graduate|student|full)/i;

/** Words that tell a rare kind, also where the reader understood something else in their clause. */
const wordsOfKinds: readonly (readonly [CheckKind, string])[] = [
  ["membership", "member members membership chapter"],
  ["license", "license licensed licence"],
  ["employment", "employee employees"],
  ["nomination", "nominated nomination nominate nominees"],
  [
    "family",
    "mother mothers father fathers son sons daughter daughters spouse spouses widow widows grandchild grandchildren stepchild descendant descendants orphan orphans",
  ],
  ["place", "county counties city town rural region neighborhood metropolitan"],
  ["health", "diagnosed survivor survivors disease cancer diabetes hemophilia epilepsy"],
  ["heritage", "tribe tribal ancestry descent"],
  ["research", "dissertation thesis research"],
  [
    "experience",
    "postdoctoral postdoc postdocs researchers practitioners professionals scholars investigators teachers",
  ],
];
/** "Work at a restaurant", "team members". */
const ofEmployer = /\bwork(?:ing)? (?:at|for|in) (?:an?|one|our|the)\b|\bteam members?\b/i;
const kindOfWord = new Map(
  wordsOfKinds.flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);

/** Kinds whose words may hold the sponsor's name where they tell what it gives: "The Elks will award ten scholarships". */
const ofSponsors: ReadonlySet<CheckKind> = new Set<CheckKind>(["level", "merit", "not_stated", "purpose", "unread"]);
const ofTopics: ReadonlySet<CheckKind> = new Set<CheckKind>([
  "activity",
  "experience",
  "license",
  "membership",
  "skill",
]);
/** "Children or step-children of officers", but not "an interest in children". */
const relatives = new Set(["child", "children", "dependent", "dependents"]);
const nearestOf = 4;

/** The students of a field may join its societies. */
const societyOfField = 2;

export function toldBy({ kind, quote }: Check, scholarship: MatchableScholarship): Told {
  const words = foldedWords(quote);
  const named = words.flatMap(
    (word, at) => kindOfWord.get(word) ?? (isOfParents(words, at) ? ["family" as const] : []),
  );
  if (ofEmployer.test(quote)) named.push("employment");
  // "Have a family income under the limit" is about the income.
  const kinds = new Set([kind === "family" && words.includes("income") ? "income" : kind, ...named]);
  const isStudyPlace = kind === "study_place";
  const isPlace = isStudyPlace || kind === "place";
  const isUnnamed = scholarship.institutions.length === 0;
  const isOfField = scholarship.field_of_study.length > 0;
  const doubts = [...kinds].map((each) => {
    if (each === "membership" && isOfField) return societyOfField;
    return named.includes(each) ? (doubtOfWords[each] ?? doubtOfKind[each]) : doubtOfKind[each];
  });
  return {
    doubt: Math.max(...doubts),
    // Elsewhere the name of a state tells a place only where no residence is stated.
    states: isPlace || isAnywhere(scholarship) ? statesIn(words) : [],
    isPlace,
    isInUs: isStudyPlace && (words.includes("us") || words.join(" ").includes("united states")),
    isInPart: named.includes("place"),
    isStudyPlace,
    isOfOneCollege: (isStudyPlace && ofOneCollege.test(quote)) || (isUnnamed && ofThisCollege.test(quote)),
    isResearch: kinds.has("research") || kinds.has("experience"),
    isExperience: kinds.has("experience"),
    isUpperClass: isOfUpperClass(words),
    isOfOneBody: named.includes("employment") || named.includes("family"),
    college: kind === "study_place" ? collegeOf(quote) : null,
    groups: ofGroups.has(kind) ? groupsIn(words) : [],
    isOfHbcus: words.includes("hbcu") || words.includes("hbcus") || words.join(" ").includes("historically black"),
    countries: ofOrigin.has(kind) ? countriesIn(words) : [],
    isOfPoorCountries: ofOrigin.has(kind) && speaksOfPoorCountries(quote, words, scholarship.description),
    outside: outsideOf(words),
    names: kind === "membership" && isOfField ? [] : namesOfOthers({ kind, quote }, scholarship),
    topics: ofTopics.has(kind) ? topicsIn(quote) : 0,
  };
}

const upperClasses = new Set(
  "sophomore sophomores junior juniors senior seniors upperclassman upperclassmen".split(" "),
);
const ofCollege = new Set("college university undergraduate undergraduates".split(" "));

/** "College juniors", but not "seniors of a high school who go to college". */
const isOfUpperClass = (words: readonly string[]): boolean =>
  !words.includes("school") &&
  words.some((word) => upperClasses.has(word)) &&
  words.some((word) => ofCollege.has(word));

/** "Duquesne University", where the words are nothing but the name of a college. */
function collegeOf(quote: string): string | null {
  const isName = quote.split(/\s+/).every((word) => /^(?:[A-Z(&-]|of$|the$|and$|at$|in$|for$|de$)/.test(word));
  if (!isName || !/\b(?:University|College|Institute|School)\b/.test(quote)) return null;
  const name = collegeName(quote);
  return name.split(" ").every((word) => kindsOfColleges.has(word)) ? null : name;
}
/** "Community College" and "Four-Year University" name no college. */
const kindsOfColleges = new Set(
  "business college community dental four graduate high institute junior law medical nursing professional school technical trade two university vocational year".split(
    " ",
  ),
);

/** Kinds whose words say who may apply. Those of an interest or an activity may name groups whom the student helps. */
const ofGroups: ReadonlySet<CheckKind> = new Set<CheckKind>(["alternative", "level", "merit", "place", "unread"]);
const ofOrigin: ReadonlySet<CheckKind> = new Set<CheckKind>(["citizenship", "place"]);

const groupWords: readonly (readonly [Group, string])[] = [
  ["women", "woman|women|female|females"],
  ["minority", "underrepresented|minority|minorities"],
  ["black", "african american|african americans|black"],
  ["hispanic", "hispanic|latino|latina|latinx"],
  ["native_american", "native american|native americans|american indian|american indians|alaska native"],
  ["lgbtq", "lgbtq|lgbt|lgbtqia"],
  ["military", "veteran|veterans|military"],
  ["disability", "disability|disabilities"],
];
const groupsByFirstWord = namesByFirstWord(
  groupWords.flatMap(([group, names]) => names.split("|").map((name) => [name, group] as const)),
);
/** Not those of "LGBTQ students and their allies", which anybody may be. */
const groupsIn = (words: readonly string[]): Group[] =>
  words.includes("ally") || words.includes("allies")
    ? []
    : inOrder(namesInWords(words, groupsByFirstWord).map(({ value }) => value));

const countriesByFirstWord = namesByFirstWord(countrySpellings());
const namesOfTowns = new Set("city college county high school township university".split(" "));

/** The countries that words name, but not those in "New Mexico", "Georgia", "Puerto Rico" and "Lebanon County". */
function countryNames(words: readonly string[]): NameInWords<string>[] {
  const countries = namesInWords(words, countriesByFirstWord);
  const states = countries.length === 0 ? [] : namesInWords(words, statesByFirstWord);
  return countries.filter(
    ({ from, to }) =>
      !namesOfTowns.has(words[to] ?? "") && !states.some((state) => state.from <= from && to <= state.to),
  );
}

/** Words beside which the named countries are not all, or not those, to come from: "the UK or another EU country". */
const otherCountries = new Set(
  "another commonwealth countries country eea eu europe european except excluding nation nations non not other outside region".split(
    " ",
  ),
);

/** The countries of which one is needed. A state beside them is one of the US. */
function countriesIn(words: readonly string[]): string[] {
  if (words.some((word) => otherCountries.has(word))) return [];
  const named = countryNames(words).map(({ value }) => value);
  return inOrder(named.length > 0 && statesIn(words).length > 0 ? [...named, "US"] : named);
}

const poorCountries =
  /\bdeveloping (?:\w+ )?(?:countr|nation)|\bglobal south\b|\blow(?:er)?[ -](?:and[ -]middle[ -])?income countr|\bcountries (?:in|of) (?:Africa|Asia|Latin)/i;
const certain = new Set("certain developing eligible listed member participating partner selected".split(" "));

/** "A citizen of a partner country", where the sponsor says elsewhere that these are developing countries. */
function speaksOfPoorCountries(quote: string, words: readonly string[], description: string): boolean {
  if (poorCountries.test(quote)) return true;
  const isOfSome = words.some((word) => certain.has(word)) && words.some((word) => word.startsWith("countr"));
  return isOfSome && poorCountries.test(description);
}

const beforeOutside = new Set(
  "applicants citizen citizens country countries from live lives living reside resident residents residing school students".split(
    " ",
  ),
);

/** "Students from outside Canada", but not "a semester outside Canada". */
function outsideOf(words: readonly string[]): string[] {
  const at = words.indexOf("outside");
  if (!beforeOutside.has(words[at - 1] ?? "")) return [];
  const from = words[at + 1] === "of" ? at + 2 : at + 1;
  return countryNames(words).flatMap((name) =>
    name.from === from || (name.from === from + 1 && words[from] === "the") ? [name.value] : [],
  );
}

const isAnywhere = ({ location_restrictions, countries }: MatchableScholarship): boolean =>
  location_restrictions.length === 0 && countries.length === 0;

const isOfParents = (words: readonly string[], at: number): boolean =>
  relatives.has(words[at] ?? "") && words.slice(at + 1, at + 1 + nearestOf).includes("of");

/** The names in a check, without that of the sponsor where it only tells who gives. */
function namesOfOthers({ kind, quote }: Pick<Check, "kind" | "quote">, named: MatchableScholarship): string[] {
  const names = wordsOfNames(quote, kind === "place" || kind === "study_place");
  if (names.length === 0 || !ofSponsors.has(kind)) return names;
  const own = new Set(foldedWords(`${named.title} ${named.provider_name}`));
  return names.filter((word) => !own.has(word));
}
