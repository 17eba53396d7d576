import { countryOfAdjective } from "../../../eligibility/citizenship/nationalities.ts";
import type { Token } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { countryNamed } from "../../../places/countries.ts";
import type { Mention, Reading } from "../mention.ts";
import { tellsOfComing } from "./citizens.ts";
import { languages, people } from "./nationalities.ts";
import { placeBeforeName, wordsBefore } from "./words-before.ts";

const homeBefore = wordSet(
  "from born raised based citizen citizens national nationals native living live lives resident desde vivo vive originally ciudadano ciudadana",
);
const studyWords = wordSet(
  "study studying studies doctorate doctoral bachelor associate school college university universities degree masters master phd bachelors program programs estudiar maestria doctorado abroad undergraduate undergrad mba doing admitted going go come coming estudios",
);
const degrees = wordSet(
  "ms msc ma mba meng bs bsc ba beng btech phd masters master bachelors bachelor doctorate degree study studying",
);
const abroadWords = wordSet(
  "study studying studies estudiar estudios abroad overseas exchange going go come coming admitted university universities college semester year",
);

/** A country that the student comes from or wants to study in. */
export function countryMention(
  from: number,
  to: number,
  code: string,
  tokens: readonly Token[],
  isTopic = false,
): Mention[] {
  const isComing = code === "US" && isIntoUs(tokens, from);
  const relation = isComing ? "study" : relationOf(tokens, { from, to, code });
  // Most students are in the US, so that only studying there says something.
  if (code === "US" && !isComing && !(relation === "study" && saysStudies(tokens, from)))
    return [{ from, to, says: [] }];
  const isAlone =
    relation === "study" && code !== "US" && tellsNoStudies(tokens, from) && !goesOnWithPlaces(tokens, from);
  const says: Reading[] = [{ slot: "country", value: code, relation, ...(isAlone && { alone: true as const }) }];
  return [{ from, to, says, ...(isTopic ? { topic: true } : {}) }];
}

/** "Study in the USA", "MS in US" */
const saysStudies = (tokens: readonly Token[], at: number): boolean =>
  wordsBefore(tokens, at, 4).some((word) => studyWords.has(word) || degrees.has(word));

/** Whether no word tells of studies in a country: "Ghana scholarships", but not "a university in Ghana". */
const tellsNoStudies = (tokens: readonly Token[], at: number): boolean =>
  !/^(?:in|to|at|en|a|for|towards?)$/.test(tokens[placeBeforeName(tokens, at)]?.word ?? "") &&
  !tokens.some(({ word }) => abroadWords.has(word));

/** Whether a student comes from a country or wants to study there: "from Ghana", "Nepal students", "masters in Germany". */
function relationOf(
  tokens: readonly Token[],
  { from, to, code }: { from: number; to: number; code: string },
): "home" | "study" {
  const words = wordsBefore(tokens, placeBeforeName(tokens, from) + 1, 4);
  const [before = "", beforeThat = ""] = [words.at(-1), words.at(-2)];
  const isListed = /^(?:and|or|y|o)$/.test(before) && words.some((word) => homeBefore.has(word));
  // "Undergraduate in Japan" is a degree, as "an undergraduate in Nepal" is a person.
  const isDegree = /^(?:under|)graduate$/.test(beforeThat) && !/^(?:an?|one|this|im|am)$/.test(words.at(-3) ?? "");
  const isOfPeople = /^(?:in|de|of|en)$/.test(before) && people.has(beforeThat) && !isDegree;
  // "Want to do an MBA from the UK", but "have a bachelor's from India"
  if (before === "from" && degrees.has(beforeThat) && !isHeld(tokens, placeBeforeName(tokens, from))) return "study";
  if (people.has(tokens[to]?.word ?? "") || before === "from" || before === "de") return "home";
  if (words.some((word) => /^(?:study|studying|estudiar)$/.test(word))) return "study";
  // "EU citizen, master's, Netherlands"
  const isBehindStudies = studyWords.has(before) || degrees.has(before);
  const isHomeward =
    homeBefore.has(before) || (homeBefore.has(beforeThat) && !isBehindStudies) || isListed || isOfPeople;
  // "Pakistan, IELTS 7.5, MS in data science"
  const isBare =
    code !== "US" &&
    !/^(?:in|to|at|en|a|for|towards?)$/.test(before) &&
    !goesOnWithPlaces(tokens, from) &&
    tellsOfComing(tokens);
  return isHomeward || isBare ? "home" : "study";
}

/** "In Germany, | Sweden or | the Netherlands": only names of countries stand between "in" and this one. */
function goesOnWithPlaces(tokens: readonly Token[], from: number): boolean {
  const words = wordsBefore(tokens, from, longestList);
  const at = words.findLastIndex((word) => /^(?:in|to|at|en)$/.test(word));
  const between = words.slice(at + 1).join(" ");
  const names = between.split(/ (?:and|or|y|o)\b(?: the)?| the$/).filter(Boolean);
  return at >= 0 && names.length > 0 && names.every((name) => isListOfCountries(name.trim()));
}
const longestList = 8;

/** "Germany sweden" */
function isListOfCountries(name: string): boolean {
  const words = name.split(" ");
  const length = words.findIndex((_, at) => countryNamed(words.slice(0, at + 1).join(" ")) !== null) + 1;
  return length > 0 && (length === words.length || isListOfCountries(words.slice(length).join(" ")));
}

const heldBefore = wordSet(
  "have has had having hold holds holding got earned completed finished did done with graduated after tengo",
);
/** Whether a degree before a token is one that the student has. */
const isHeld = (tokens: readonly Token[], at: number): boolean =>
  wordsBefore(tokens, at, 5).some((word) => heldBefore.has(word));

/** Whether "us" is no pronoun but the US to study in: "Ghanaian applying undergrad us", "MS in us". */
export function isUsToStudyIn(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? "";
  return (
    (studyWords.has(before) && isOfForeigner(tokens)) ||
    (before === "in" && wordsBefore(tokens, at - 1, 3).some((word) => degrees.has(word)))
  );
}

const isOfForeigner = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /^(?:international|intl)$/.test(word) || (countryOfAdjective.get(word) ?? "US") !== "US");

/** "Scholarships in the USA for Canadians", but not "for Italian Americans" or "for German majors": they come to study. */
const isForForeigners = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => {
    const next = tokens[at + 1]?.word ?? "";
    if (people.has(next) && isFromAbroad.test(word)) return true;
    if ((countryOfAdjective.get(word) ?? "US") === "US") return false;
    return (
      people.has(next) || /^(?:high|college|grad)$/.test(next) || (!languages.has(word) && isEndOfPeople.test(next))
    );
  });
const isEndOfPeople = /^(?:|in|who|to|or|and|from|with|studying)$/;
const isFromAbroad = /^(?:international|intl|foreign)$/;

/** Whether the US is where foreigners want to study. "Mexican students in the US" may be at home there. */
function isIntoUs(tokens: readonly Token[], from: number): boolean {
  const before = placeBeforeName(tokens, from);
  const [word = "", who = "", status = ""] = [before, before - 1, before - 2].map((at) => tokens[at]?.word);
  if (!/^(?:in|en)$/.test(word) || (people.has(who) && !isFromAbroad.test(status))) return false;
  return !wordsBefore(tokens, from, 4).some((each) => homeBefore.has(each)) && isForForeigners(tokens);
}
