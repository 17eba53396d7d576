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
  /** US states, of a place to live or study in. */
  states: readonly string[];
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
  ["place", "county counties city town rural region neighborhood"],
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
/** The students of a field may join its societies. */
const societyOfField = 2;

export function toldBy({ kind, quote }: Check, scholarship: MatchableScholarship): Told {
  const words = foldedWords(quote);
  const named = words.flatMap((word) => kindOfWord.get(word) ?? []);
  const kinds = new Set([kind, ...named]);
  const isStudyPlace = kind === "study_place";
  const isPlace = isStudyPlace || kind === "place";
  const isOfField = scholarship.field_of_study.length > 0;
  const doubts = [...kinds].map((each) => (each === "membership" && isOfField ? societyOfField : doubtOfKind[each]));
  return {
    doubt: Math.max(...doubts),
    states: isPlace ? statesIn(words) : [],
    isInUs: isStudyPlace && (words.includes("us") || words.join(" ").includes("united states")),
    isInPart: named.includes("place"),
    isStudyPlace,
    isOfOneCollege: isStudyPlace && ofOneCollege.test(quote),
    isResearch: kinds.has("research") || kinds.has("experience"),
    names: kind === "membership" && isOfField ? [] : namesOfOthers({ kind, quote }, scholarship),
    topics: ofTopics.has(kind) ? topicsIn(quote) : 0,
  };
}

/** The names in a check, without that of the sponsor where it only tells who gives. */
function namesOfOthers({ kind, quote }: Pick<Check, "kind" | "quote">, named: MatchableScholarship): string[] {
  const names = wordsOfNames(quote, kind === "place" || kind === "study_place");
  if (names.length === 0 || !ofSponsors.has(kind)) return names;
  const own = new Set(foldedWords(`${named.title} ${named.provider_name}`));
  return names.filter((word) => !own.has(word));
}
