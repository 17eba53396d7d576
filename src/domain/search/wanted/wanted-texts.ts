import { wordSet } from "../../eligibility/text/word-set.ts";
import { countryName } from "../../places/countries.ts";
import { stateName } from "../../places/us-states.ts";
import { citizenshipLabels, groupLabels } from "../../scholarships/requirements/requirement-labels.ts";
import { isPassing } from "../order/passing-sex.ts";
import type { WantedText } from "../text/concepts.ts";
import type { Constraint, Understood } from "../understood.ts";
import { fieldSynonyms } from "./field-synonyms.ts";
import { sponsorWords } from "./sponsor-words.ts";

/** How much the words of a topic count, and the words that were read as a constraint. */
export const weights = {
  topic: 1,
  constraint: 0.6,
  level: 0.3,
  passing: 0.3,
  ignored: 0.8,
  kind: 0.5,
  kindOfMany: 0.2,
  filler: 0.15,
};

/**
 * What to look for in the texts of scholarships: the topics, and the constraints that sponsors write about. All other
 * words of `written`, the query as it was written, count a little.
 */
export function wantedTexts({ topics, constraints, ignored }: Understood, written = ""): WantedText[] {
  // What is excluded, and limits such as "over $5,000", are not to be found in texts.
  const unsaid = [
    ...constraints
      .filter((constraint) => !otherWordsOf(constraint) || isOfDissertation(constraint) || isUs(constraint))
      .map(({ words }) => words),
    ...ignored.filter((words) => !mayBeName(words)),
  ];
  const rest = unsaid
    .reduce((left, words) => left.replace(words, " "), written)
    .replace(spanishAwards, " ")
    .replace(spanishArticles, " ");
  const wanted = topics.flatMap((topic) => {
    const words = withoutAmerican(topic);
    // The "care" of "foster care" alone is of nurses.
    const same = constraints.filter((each) => each.words.toLowerCase() === topic);
    // Nor are the "springs" of "Colorado Springs" a season, and the "tech" of "vet tech" a college.
    const isName = same.some(({ slot }) => slot === "group" || slot === "residence" || slot === "field_of_study");
    // Those of other counties are no use.
    const isWhole = (isName && sponsorWords(words).length === 0) || words.endsWith(" county");
    const isRead = same.length > 0;
    return textsOf({ words, weight: weights.topic, otherWords: fieldSynonyms(words), isWhole, isRead });
  });
  const isOfPeople = wanted.some(({ nearWords }) => nearWords);
  return [
    // "Children of coal miners" are none of soldiers.
    ...wanted.map((each) =>
      isOfPeople && families.has(each.words) ? { ...each, weight: weights.kind, isFamily: true } : each,
    ),
    ...constraints.flatMap((constraint): WantedText[] => {
      const { slot, words } = constraint;
      const otherWords = otherWordsOf(constraint);
      const weight =
        slot === "academic_level"
          ? weights.level
          : isPassing({ constraints: [constraint] })
            ? weights.passing
            : weights.constraint;
      // Words for a level stand in many texts, and name none.
      const isLevel = slot === "academic_level";
      // "Ag" is also the beginning of names: "AG Bell".
      const isCut = slot === "field_of_study" && words.length <= 2 && otherWords !== null;
      if (isCut)
        return [{ words: String(constraint.value), weight, otherWords: otherWords.filter(isTelling), isWhole: true }];
      // Nobody else writes one, and few scholarships that say so are for nothing else.
      if (isOfDissertation(constraint)) return [{ words: "dissertation", weight: weights.constraint, otherWords: [] }];
      // Hundreds of sponsors are "of America".
      if (isUs(constraint)) return [{ words: "United States", weight, otherWords: [], isWhole: true }];
      const how = { isWhole: !isLevel, isFiller: isLevel };
      return otherWords
        ? [{ words, weight, otherWords: [...otherWords, ...wordsForAllOf(words)].filter(isTelling), ...how }]
        : [];
    }),
    ...ignored
      .filter(mayBeName)
      .map((words): WantedText => ({ words, weight: weights.ignored, otherWords: [], isPartlyNumber: true }))
      .flatMap((text) => [...textsOf(text).filter(({ nearWords }) => nearWords), text]),
    { words: rest, weight: weights.filler, otherWords: [], isFiller: true },
  ];
}

const isUs = ({ slot, value }: Constraint): boolean => slot === "country" && value === "US";

const isOfDissertation = ({ slot, words }: Constraint): boolean =>
  slot === "academic_level" && /\bdiss?ertation\b/i.test(words);

/**
 * Whether words that were not understood may be part of a name: "100 Black Men", "UT". What students say of their grades or of the effort
 * ("low GPA", "easy") names nothing, and is never searched for.
 */
export const mayBeName = (words: string): boolean =>
  !isSum.test(words) &&
  ((/\d/.test(words) && !/^after .* y(?:ea)?rs\b|\bmin(?:s|utes)?\b/i.test(words)) ||
    (words.length <= 2 && !/^la$/i.test(words)));
/** "I need like 3k" */
const isSum = /^\d+(?:\.\d+)?k$/i;

/** They begin names of other languages: "la Caixa". */
const spanishArticles = /\b(?:el|la|los|las|un|una)\b/gi;
/** Who asks in Spanish does not ask for the few that have a Spanish name. */
const spanishAwards = /\b(?:becas?|ayudas?|apoyos?)\b/gi;

/** "Italian American" is Italian: hundreds of sponsors are called American. */
const withoutAmerican = (topic: string): string => topic.replace(/(?<=\w{4}) americans?\b/, "");

/** A text, after its parts that sponsors say in other words. */
const textsOf = (text: WantedText): WantedText[] => [
  ...sponsorWords(text.words).map((part) => ({
    ...part,
    weight: weightOfPart(text, part),
    isPartlyNumber: text.isPartlyNumber,
    isWhole: true,
  })),
  text,
];

/** How a scholarship is won, or that it is for the young or a staff, says less than the words beside it: "video contest", "homeless youth". */
const weightOfPart = (text: WantedText, { words }: { words: string }): number => {
  if (words.length === text.words.length) return text.weight;
  if (contests.has(words) || staff.has(words)) return weights.kindOfMany;
  return theYoung.has(words) ? weights.kind : text.weight;
};
/** Of whose work they are tells more. */
const families = wordSet("child children kid kids dependents family families grandchild grandchildren parent parents");
const theYoung: ReadonlySet<string> = new Set(["teen", "teens", "teenager", "teenagers", "youth"]);
const staff: ReadonlySet<string> = new Set(["employee", "employees", "worker", "workers", "team member"]);
export const contests: ReadonlySet<string> = new Set(["contest", "contests", "competition", "competitions"]);

/** The words of sponsors for a text as a whole. */
const wordsForAllOf = (text: string): string[] =>
  sponsorWords(text).flatMap(({ words, otherWords, nearWords = [] }) =>
    // A student of a trade is one of its people.
    words.length === text.length ? (otherWords.length > 0 ? otherWords : nearWords) : [],
  );

/**
 * Sponsors of all kinds have these fields in their names: "Collision Repair Education Foundation" trains no teachers, and a "Ministry of
 * Foreign Affairs" no ministers.
 */
const isTelling = (name: string): boolean => !/^(?:education|ministry)$/i.test(name);

/** Other words for a constraint, or null where its words are not to be found in texts. */
function otherWordsOf(constraint: Constraint): string[] | null {
  switch (constraint.slot) {
    case "field_of_study":
      return [constraint.value, ...fieldSynonyms(constraint.value)];
    case "residence":
      return [stateName(constraint.value)];
    case "country":
      return [countryName(constraint.value)];
    case "college":
      return [constraint.value];
    case "group":
      // "Parents" are mostly those of the student: "whose parent died".
      return constraint.value === "parent"
        ? ["mothers", "minor children", "single parents", "student parents"]
        : [groupLabels[constraint.value]];
    case "family_work":
      return null;
    case "financial_need":
      return ["financial need", "low income", "Pell Grant", "lowest income"];
    case "citizenship":
      // Nearly all US sponsors say it, so that it tells nothing of what a scholarship is about.
      if (constraint.value === "us_citizen" || constraint.value === "permanent_resident") return null;
      // Sponsors write for students with and without DACA.
      return [citizenshipLabels[constraint.value], ...(constraint.value === "daca" ? ["undocumented"] : [])];
    case "academic_level":
      return [];
    case "essay":
      return constraint.value ? [] : null;
    case "enrollment":
      return constraint.value === "part_time" ? ["part-time"] : null;
    default:
      return null;
  }
}
