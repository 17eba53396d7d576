import type { CheckKind, Demand } from "../../eligibility/demand.ts";
import { foldedWords } from "../../places/folded-words.ts";
import { doubtOfKind } from "./check-kinds.ts";
import type { MatchableScholarship } from "./criterion.ts";
import { statesIn } from "./likely-applicants.ts";
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
  /** The words of names of bodies and places. */
  names: readonly string[];
  /** What to do or know, as a set of topics. */
  topics: number;
};

const ofOneCollege = /\b(?:the|our|any) (?:faculty|school|college|department|division) of\b|\b(?:in|of) any faculty\b/i;
/** "Offered to a continuing undergraduate student": one of the college that writes it, and names itself nowhere. */
const ofThisCollege = /\bto (?:a|one|two) continuing (?:undergraduate|graduate|student|full)/i;

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
  // "Have a family income under the limit" is about the income.
  const kinds = new Set([kind === "family" && words.includes("income") ? "income" : kind, ...named]);
  const isStudyPlace = kind === "study_place";
  const isPlace = isStudyPlace || kind === "place";
  const isUnnamed = scholarship.institutions.length === 0;
  const isOfField = scholarship.field_of_study.length > 0;
  const doubts = [...kinds].map((each) => (each === "membership" && isOfField ? societyOfField : doubtOfKind[each]));
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
    names: kind === "membership" && isOfField ? [] : namesOfOthers({ kind, quote }, scholarship),
    topics: ofTopics.has(kind) ? topicsIn(quote) : 0,
  };
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
