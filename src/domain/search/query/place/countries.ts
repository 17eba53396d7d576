import { countryOfAdjective } from "../../../eligibility/citizenship/nationalities.ts";
import { findProfessions } from "../../../eligibility/field/names/professions.ts";
import { findPlaces } from "../../../eligibility/place/place-names.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention, Reading } from "../mention.ts";
import { tellsOfComing } from "./citizens.ts";
import { languages, people } from "./nationalities.ts";
import { placeBeforeName, wordsBefore } from "./words-before.ts";

const homeBefore = wordSet(
  "from born raised based citizen citizens national nationals passport passports nationality native living live lives resident desde vivo vive originally ciudadano ciudadana",
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
  const isComing = code === "US" && (isIntoUs(tokens, from) || isOfColleges(tokens, { from, to }));
  const relation = isComing ? "study" : relationOf(tokens, { from, to, code });
  // Most students are in the US, so that only studying there says something.
  if (code === "US" && !isComing && !(relation === "study" && saysStudies(tokens, from)))
    return [{ from, to, says: [] }];
  const isAlone = relation === "study" && code !== "US" && tellsNoStudies(tokens, from);
  const says: Reading[] = [{ slot: "country", value: code, relation, ...(isAlone && { alone: true as const }) }];
  return [{ from, to, says, ...(isTopic ? { topic: true } : {}) }];
}

/** "Study in the USA", "MS in US" */
const saysStudies = (tokens: readonly Token[], at: number): boolean =>
  wordsBefore(tokens, at, 4).some((word) => studyWords.has(word) || degrees.has(word));

/** Whether no word tells of studies in a country: "Ghana scholarships", but not "a university in Ghana". */
const tellsNoStudies = (tokens: readonly Token[], at: number): boolean =>
  !/^(?:in|to|at|en|a|for|towards?)$/.test(wordAt(tokens, placeBeforeName(tokens, at))) &&
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
  const isOfPeople =
    /^(?:in|de|of|en)$/.test(before) &&
    ((people.has(beforeThat) && !isDegree && !isOfOtherNation(words.at(-3), code)) ||
      isWorking(tokens, placeBeforeName(tokens, from)));
  // "Want to do an MBA from the UK", but "have a bachelor's from India"
  if (before === "from" && degrees.has(beforeThat) && !isHeld(tokens, placeBeforeName(tokens, from))) return "study";
  const isStudied = words.some((word) => /^(?:study|studying|estudiar)$/.test(word));
  // "Study abroad in Japan undergraduate"
  if (isStudied && /^(?:in|en|at)$/.test(before)) return "study";
  if (isOfNext(tokens, to) || before === "from" || before === "de") return "home";
  if (isStudied) return "study";
  // "EU citizen, master's, Netherlands"
  const isBehindStudies = studyWords.has(before) || degrees.has(before);
  const isHomeward =
    homeBefore.has(before) || (homeBefore.has(beforeThat) && !isBehindStudies) || isListed || isOfPeople;
  // "Pakistan, IELTS 7.5, MS in data science"
  const isBare = code !== "US" && !/^(?:in|to|at|en|a|for|towards?)$/.test(before) && tellsOfComing(tokens);
  return isHomeward || isBare ? "home" : "study";
}

/** "A Japanese student in Canada" is there to study, or wants to, and so are "international students in Germany". */
const isOfOtherNation = (adjective = "", code: string): boolean =>
  (code !== "US" && isFromAbroad.test(adjective)) ||
  (countryOfAdjective.has(adjective) && ![code, "US"].includes(countryOfAdjective.get(adjective) ?? ""));

/** "Nepal students", "Philippines nurse", but not "Japan, undergraduate" */
function isOfNext(tokens: readonly Token[], to: number): boolean {
  const [name, next] = [tokens[to - 1], tokens[to]];
  if (name === undefined || next === undefined || next.start > name.end + 1) return false;
  return ofPeople.has(next.word) || findProfessions(tokens).some(({ from }) => from === to);
}
const ofPeople = new Set([...people, "passport", "passports"]);

/** Whether the words before "in" tell who works there: "a nurse in Dubai", "RN here in Manila", but not "to be a nurse in Germany". */
function isWorking(tokens: readonly Token[], at: number): boolean {
  const isHere = tokens[at - 1]?.word === "here";
  const end = isHere ? at - 1 : at;
  const job = findProfessions(tokens).find(({ to }) => to === end);
  if (job === undefined) return isHere || /^(?:working|works)$/.test(wordAt(tokens, end - 1)) || isOneself(tokens, end);
  return !wordsBefore(tokens, job.from, 3).some((word) => aims.has(word));
}
/** "I am a mum of two | in London" */
function isOneself(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:in|en)$/.test(wordAt(tokens, at))) return false;
  const words = wordsBefore(tokens, at, longestOneself);
  const isSubject = (word: string, i: number) =>
    /^(?:am|im|hes|shes)$/.test(word) || (word === "is" && /^s?he$/.test(words[i - 1] ?? ""));
  const start = words.findLastIndex((word, i) => isSubject(word, i) && /^an?$/.test(words[i + 1] ?? ""));
  const told = words.slice(start + 2);
  return (
    start >= 0 &&
    told.length > 0 &&
    !told.some((word) => aims.has(word) || studyWords.has(word) || degrees.has(word) || notOfHome.has(word))
  );
}
const longestOneself = 8;
const notOfHome = wordSet(
  "international intl interested interest abroad want wants looking hoping planning dream dreaming and to my in major majoring minor",
);
const aims = wordSet(
  "be being become becoming as for to train training study studying want degree master masters bachelor",
);

const heldBefore = wordSet(
  "have has had having hold holds holding got earned completed finished did done with graduated after tengo",
);
/** Whether a degree before a token is one that the student has. */
const isHeld = (tokens: readonly Token[], at: number): boolean =>
  wordsBefore(tokens, at, 5).some((word) => heldBefore.has(word));

/** Whether "us" is no pronoun but the US to study in: "Ghanaian applying undergrad us", "MS in us". */
export function isUsToStudyIn(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  if (at === 0 && isOfColleges(tokens, { from: at, to: at + 1 })) return true;
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
    const next = wordAt(tokens, at + 1);
    if (people.has(next) && isFromAbroad.test(word)) return true;
    if ((countryOfAdjective.get(word) ?? "US") === "US") return false;
    return (
      people.has(next) || /^(?:high|college|grad)$/.test(next) || (!languages.has(word) && isEndOfPeople.test(next))
    );
  });
const isEndOfPeople = /^(?:|in|who|to|or|and|from|with|studying)$/;
const isFromAbroad = /^(?:international|intl|foreign)$/;

/** "US schools" of who is from another country: they want to study there. Who lives in the US needs not say it. */
const isOfColleges = (tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean =>
  /^(?:schools|colleges|universities|university)$/.test(wordAt(tokens, to)) &&
  !/^(?:a|an|from|attend|attending)$/.test(wordAt(tokens, from - 1)) &&
  (isOfForeigner(tokens) || findPlaces(tokens).some(({ value }) => value.kind === "country" && value.code !== "US"));

/** Whether the US is where foreigners want to study. "Mexican students in the US" may be at home there. */
function isIntoUs(tokens: readonly Token[], from: number): boolean {
  const before = placeBeforeName(tokens, from);
  const [word = "", who = "", status = ""] = [before, before - 1, before - 2].map((at) => tokens[at]?.word);
  if (!/^(?:in|en)$/.test(word) || (people.has(who) && !isFromAbroad.test(status))) return false;
  return !wordsBefore(tokens, from, 4).some((each) => homeBefore.has(each)) && isForForeigners(tokens);
}
