import { countryOfAdjective } from "../../../eligibility/citizenship/nationalities.ts";
import { groupPhrases } from "../../../eligibility/group/group-phrases.ts";
import { everydayNames } from "../../../fields-of-study/everyday-names.ts";
import { wordsOfStudents } from "../../../fields-of-study/words-of-students.ts";
import { countrySpellings } from "../../../places/countries.ts";
import { foldWords } from "../../../places/folded-words.ts";
import { stateOfCity } from "../../../places/us-cities.ts";
import { usStates } from "../../../places/us-states.ts";
import { countryOfCity } from "../../../places/world-cities.ts";
import { regionNames } from "../../../places/world-regions.ts";
import { hobbyWords } from "../../wanted/sponsor-words.ts";
import { limitsAfter, limitsBefore } from "../amounts.ts";
import { relativePhrases } from "../days/relative-days.ts";
import { relationPhrases } from "../deadlines.ts";
import { essayPhrases, renewablePhrases } from "../essays.ts";
import { statusPhrases } from "../person/citizenship.ts";
import { gradePhrases } from "../person/grades.ts";
import { studentGroupPhrases } from "../person/group-phrases.ts";
import { levelPhrases } from "../person/level-phrases.ts";
import { needPhrases } from "../person/need.ts";
import { everydayPlaces } from "../place/everyday-places.ts";
import { spanishRegions } from "../place/world-region-mentions.ts";
import { spanishTopics } from "../spanish-topics.ts";
import { fillerWords, searchWords } from "./filler-words.ts";

const months = "january february march april june july august september october november december";

/** The words of the tables that a query is read by: those that a typo may mean. */
export function vocabulary(): ReadonlySet<string> {
  const tables = [
    groupPhrases,
    studentGroupPhrases,
    levelPhrases,
    statusPhrases,
    essayPhrases,
    renewablePhrases,
    wordsOfStudents,
    everydayNames,
    limitsBefore,
    limitsAfter,
    relationPhrases,
    relativePhrases,
    gradePhrases,
    needPhrases,
    everydayPlaces,
    spanishTopics,
    hobbyWords,
    countrySpellings(),
    [...stateOfCity],
    [...countryOfCity],
    [...countryOfAdjective],
  ];
  const texts = [
    ...tables.flatMap((table) => table.map(([phrase]) => phrase)),
    ...Object.values(usStates),
    ...regionNames,
    ...spanishRegions.map(([name]) => name),
    searchWords,
    months,
  ];
  const ours = new Set(searchWords.split(" "));
  // A name such as "Purdue" is no typo of a filler word.
  return new Set(texts.flatMap(wordsOf).filter((word) => ours.has(word) || !fillerWords.has(word)));
}

/** The words of a phrase: "veteran(s)" is "veteran" and "veterans". */
function wordsOf(phrase: string): string[] {
  const plurals = phrase.replace(/(\w{2,20})\((\w{1,3})\)/g, "$1 $1$2");
  return foldWords(plurals).split(" ");
}
