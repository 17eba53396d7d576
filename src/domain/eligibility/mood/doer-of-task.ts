import { isLanguage } from "../person/languages.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { traitsIn } from "../trait/traits.ts";
import { namesSome } from "./people.ts";
import { sentenceStart } from "./subject.ts";

/** Words that begin the theme of an essay, behind which nothing is told of who writes it. */
const themes = wordSet(
  "about on how what why who whom when where which that whether if explaining describing discussing detailing telling potential ability develop development growth",
);
const ofStudent = "(your|their|his or her)";
const classes = "(freshman|sophomore|junior|senior|first|second|third|fourth|final|last|penultimate)";
const findTimes = phraseFinder([
  ["while (you are|still|currently|) (a|an|in|at|studying|enrolled|attending|living|working|employed|serving)", true],
  [`(during|in) ${ofStudent} ${classes} (year|semester|term)`, true],
  [
    `(during|in) the (fall|autumn|winter|spring|summer|first|second|) (semester|term) of ${ofStudent} ${classes} year`,
    true,
  ],
  [`(during|in) ${ofStudent} (first|final|last) (two|three|four) (years|semesters|terms)`, true],
] as const);

/** What is done for its own sake, with words of an application: "register to vote". */
const findDuties = phraseFinder<true>([
  [
    "(register|registered|enroll|sign up) (to|for) (vote|voting|selective service|the selective service|the draft)",
    true,
  ],
  ["register (with|as) (the|a|an|) (selective|voter|organ|bone|blood|county|tribe|union|state)", true],
]);

const isSchool = ({ word }: Token, at: number, behind: readonly Token[]): boolean =>
  word === "school" && behind[at - 1]?.word === "of";

/** In tokens: "as a | licensed landscape architect". */
const mostOfPerson = 5;

/**
 * "Design a house as a licensed architect", "submit an essay during your junior year": what one must be who does the task. The theme of an
 * essay ("describe your life as a veteran") says nothing of that.
 */
export function tellsOfDoer(tokens: readonly Token[]): boolean {
  const theme = tokens.findIndex(({ word }) => themes.has(word));
  const own = theme < 0 ? tokens : tokens.slice(0, theme);
  // "While in their final year of school", which may be any school.
  if (findTimes(own).some(({ to }) => !own.slice(to, to + 6).some(isSchool))) return true;
  if (own.some((_, at) => isInLanguage(own, at)) || findDuties(own).length > 0) return true;
  return own.some(({ word }, at) => {
    if (word !== "as" || !/^an?$/.test(wordAt(own, at + 1))) return false;
    const person = own.slice(at + 2, at + 2 + mostOfPerson);
    return namesSome(person) || traitsIn(person).length > 0;
  });
}

/** "Submit demo tapes in Spanish", not "submit proof of a degree in Spanish". */
const isInLanguage = (tokens: readonly Token[], at: number): boolean => {
  const { word: named = "" } = tokens[at + 1] ?? {};
  if (tokens[at]?.word !== "in" || !isLanguage(named) || named === "english") return false;
  const isOfEnglishToo = tokens.slice(at + 2, at + 4).some(({ word }) => word === "or" || word === "and");
  return !isOfEnglishToo && !tokens.slice(0, at).some(({ word }) => ofStudies.has(word));
};
const ofStudies = wordSet(
  "course courses coursework class classes degree degrees program programme major majors minor study studies interest teacher career grade grades",
);

const verbsOfStudy = wordSet("take complete attend finish");
const studies = wordSet(
  "course courses class classes program programme internship degree training seminar workshop camp academy apprenticeship",
);

/** "Take this course at Duke", "complete the program": not everybody can or will. */
export function tellsStudyTask(tokens: readonly Token[], text: string): boolean {
  let start = sentenceStart(tokens, text);
  while (/^(?:please|also|then|first)$/.test(wordAt(tokens, start))) start++;
  return (
    verbsOfStudy.has(wordAt(tokens, start)) &&
    /^(?:a|an|the|this|our|one|any|all|both|two|three|four)$/.test(wordAt(tokens, start + 1)) &&
    tokens.slice(start + 2, start + 5).some(({ word }) => studies.has(word)) &&
    !tokens.slice(start + 2, start + 6).some(({ word }) => ofPapers.has(word))
  );
}
const ofPapers = wordSet("application applications form forms survey quiz essay");

const supporters = wordSet(
  "professor principal counselor counsellor coach dean department employer supervisor chapter adviser advisor faculty teacher teachers nominator nominators pastor commander post lodge union provost president",
);

/**
 * "The principal must submit the application", "the dean has to sign it", "applications must be submitted by your principal": the student
 * needs somebody who does.
 */
export function isHandedInByOther(tokens: readonly Token[]): boolean {
  const modal = findMust(tokens)[0];
  if (modal === undefined || modal.from === 0 || modal.from > mostOfSubject) return false;
  const [subject, verb] = [tokens.slice(0, modal.from), tokens.slice(modal.to)];
  if (verb[0]?.word === "be" && verb[2]?.word === "by")
    return handedIn.test(wordAt(verb, 1)) && namesPapers(subject) && isOfOther(verb.slice(3, 3 + mostOfSupporter));
  return handsIn.test(wordAt(verb, 0)) && isOfOther(subject) && namesPapers(verb.slice(1, 5));
}
const findMust = phraseFinder<true>([
  ["(must|should|shall)", true],
  ["(has|have|needs|need|is required|are required) to", true],
]);
const handsIn = /^(?:submit|make|send|complete|initiate|sign|endorse|approve|mail|forward|upload)$/;
const handedIn = /^(?:submitted|made|sent|completed|initiated|signed|endorsed|approved|mailed|forwarded)$/;
const namesPapers = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /^(?:applications?|nominations?|nominees?)$/.test(word));
/** "Your pastor", "the teacher of the applicant", but not "the applicant". */
const isOfOther = (tokens: readonly Token[]): boolean => {
  const other = tokens.findIndex(({ word }) => supporters.has(word));
  const own = tokens.findIndex(({ word }) => ofApplicant.has(word));
  return other >= 0 && (own < 0 || (own > other && tokens.slice(other, own).some(({ word }) => word === "of")));
};
/** In tokens: "your | high school guidance counselor". */
const mostOfSupporter = 5;
/** In tokens. */
const mostOfSubject = 7;
const ofApplicant = wordSet(
  "applicant applicants candidate candidates student students you nominee nominees who members",
);
