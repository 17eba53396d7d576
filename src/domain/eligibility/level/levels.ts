import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import { isBesideCollege } from "../college/school-beside-college.ts";
import { gradesNameLevels, isBehindGrade } from "../grades/levels-with-grades.ts";
import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import { isNegated } from "../text/negated.ts";
import { phraseFinder } from "../text/phrases.ts";
import { gap, type Token, tokensOfLead, wordAt } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { bachelors, higherDegree } from "./degrees/degrees.ts";
import { isHeldOrPursued, isStudyOfGrade } from "./degrees/graded-study.ts";
import { isAboutToBegin, isOtherChoice, isPresent, type StudyRole, studyRole } from "./degrees/study-role.ts";
import { endsNoun, isDegree, isOfDegrees, isToFinish, type Run, runsOf } from "./level-runs.ts";
import { type LevelWord, levelWordsIn } from "./level-words.ts";
import type { StatedLevel } from "./stated-levels.ts";

/** Levels of study that are named by a level word and a noun: "graduate students", "a bachelor's or master's program". */
export const levels = grammar({ clause: [levelWordsIn] }, (clause) => {
  const { tokens, text, lead } = clause;
  const runs = runsOf(tokens, text);
  if (runs.length === 0) return [];
  const isListed = isLevelLead(lead);
  const roles = rolesOf(runs, tokens, text, isListed);
  return runs.flatMap((run, at) => {
    if (isListed && run.from === 0 && run.to === tokens.length && run.nouns.length === 0)
      return [{ from: 0, to: run.to, meaning: { about: "level", levels: run.levels } } satisfies Mention];
    // "An accredited university or | law school".
    if (isProfessionalSchool(run, tokens) && isBesideCollege(tokens, run.from, run.to))
      return [{ from: run.from, to: run.to, meaning: anyCollege } satisfies Mention];
    if (isUniversityOrSchool(run, tokens) && !isNegated(tokens, run.from))
      return [{ from: run.from, to: run.to, meaning: anyCollege } satisfies Mention];
    const meaning = isNegated(tokens, run.from) ? null : meaningOf(run, roles[at] ?? "unsaid", clause);
    const isHigher = meaning === bachelors && run.levels[0] !== "bachelor";
    return meaning
      ? [{ from: run.from, to: run.to, meaning, ...(isHigher && higherDegree(tokens)) } satisfies Mention]
      : [];
  });
});

const anyCollege: Meaning = {
  about: "level",
  levels: ["associate", "bachelor", "master", "doctoral", "professional"],
  entering: true,
};

/** "Law school", and not "professional school", which is one more level of study. */
const isProfessionalSchool = ({ from, levels: named, to }: Run, tokens: readonly Token[]): boolean =>
  named.every((level) => level === "professional") &&
  tokens[from]?.word !== "professional" &&
  tokens[to - 1]?.word === "school";

/** "A college, university or law school": a university has students of every level. */
const isUniversityOrSchool = ({ from, to, words }: Run, tokens: readonly Token[]): boolean =>
  words.length > 1 &&
  words.every(({ use }) => use === "school" || use === "next") &&
  /^schools?$/.test(wordAt(tokens, to - 1)) &&
  tokens.slice(from, to).some(({ word }) => /^universit(?:y|ies)$/.test(word));

/** "Level of study: master's", as a portal's column or a heading has it. */
const isLevelLead = (lead: string): boolean => {
  if (lead.length > longestLevelLead) return false;
  const words = tokensOfLead(lead);
  return (findLevelLead(words).length > 0 || /^levels?$/i.test(lead)) && !ofHolders.hasAny(words);
};

/** In UTF-16 units. */
const longestLevelLead = 150;

/** "Hold one of the following degrees". */
const ofHolders = tokenSet(
  "have has having hold holds holding completed complete finished obtained earned received awarded",
);
const findLevelLead = phraseFinder([
  ["(level|levels) of (study|education)", true],
  ["(study|education|academic|degree|student|class|grade) (level|levels|standing|year)", true],
  ["(course|program|programme) (level|levels)", true],
  ["(year|class) (in school|in college|of study|standing)", true],
  ["(classification|class year)", true],
  ["(degree|degrees|degree programs|types of degrees) (sought|pursued|supported|offered|eligible|)", true],
  ["(eligible|following|these|open to) (degrees|degree programs|levels|level|programs|programmes|courses)", true],
  ["(following|these) (courses|programs|programmes|degrees) (in|at|within|of) (the|)", true],
  ["(courses|programs|programmes|degrees) (listed|shown|) below", true],
]);

/**
 * What is said of the study in each run. Degrees of one list have one role: "programs leading to a BSN, and Graduate Nursing
 * (MSN, DNP) programs".
 */
function rolesOf(runs: readonly Run[], tokens: readonly Token[], text: string, isLead: boolean): StudyRole[] {
  const roles = runs.map(({ from }) => studyRole(tokens, from));
  return roles.map((role, at) => {
    if (role !== "unsaid") return role;
    const next = runs[at + 1];
    const isListed =
      next !== undefined && roles[at + 1] === "pursued" && isOneList(tokens.slice(runs[at]?.to, next.from));
    const from = runs[at]?.from ?? 0;
    return isListed || (isLead && from <= 1) || isOfStudents(tokens, text, from) ? "pursued" : "unsaid";
  });
}

/** "Research students (| MPhil/PhD)", "a degree program (| BA, BS)": the degree that they study for. */
const isOfStudents = (tokens: readonly Token[], text: string, at: number): boolean =>
  /^(?:students?|programs?|programmes?|courses?)$/.test(wordAt(tokens, at - 1)) && gap(tokens, text, at).trim() === "(";

const isOneList = (between: readonly Token[]): boolean =>
  between.length <= 8 && between.every(({ word, capital }) => capital || /^(?:and|or|in|of|a|an)$/.test(word));

/** "A GPA of 2.5 as an | undergraduate": what somebody was. */
const isOfGradeThen = (tokens: readonly Token[], from: number): boolean =>
  /^an?$/.test(wordAt(tokens, from - 1)) &&
  tokens[from - 2]?.word === "as" &&
  tokens.slice(Math.max(0, from - 14), from - 2).some(({ word }) => word === "gpa" || word === "average");

function meaningOf(run: Run, role: StudyRole, { tokens, text, part }: ClauseWords): Meaning | null {
  if (run.nouns.at(-1) === "other" || !namesLevel(run, tokens)) return null;
  // "Post-doctoral" and "post-high school" come after the level.
  if (tokens[run.from - 1]?.word === "post") return null;
  // "12 hours undergraduate, 9 graduate", but not "full-time (12 hours) undergraduates".
  if (/^(?:hours|credits|units)$/.test(wordAt(tokens, run.from - 1)) && !gap(tokens, text, run.from).includes(")"))
    return null;
  // "Pre-law students" are undergraduates, and "2.75 (undergraduate)" is a grade.
  if (tokens[run.from - 1]?.word === "pre" || /^\d\.\d/.test(wordAt(tokens, run.from - 1))) return null;
  if (isToFinish(tokens, run.from) || isOfGradeThen(tokens, run.from)) return null;
  if (isCollegeByName(run, tokens) || isNotFor(tokens, run.from) || isTaught(tokens, run.from)) return null;
  if (tokens[run.from]?.word === "baccalaureate" && tokens[run.from - 1]?.word === "international") return null;
  // "Completed high school education", "completed an undergraduate course".
  if (
    role === "held" &&
    (run.nouns.at(-1) === "study" ||
      isOfDegree(run, tokens) ||
      run.levels.every((each) => each === "high_school" && run.nouns.at(-1) !== "people"))
  )
    return toCheck("degree");
  if (
    run.nouns.at(-1) !== "people" &&
    (isStudyOfGrade(tokens, run.from) || (run.levels.includes("bachelor") && isHeldOrPursued(tokens, run.from)))
  )
    return toCheck("degree");
  // "J.D." in a title is a name: "J.D. Williams Scholarship".
  if (part === "title" && run.nouns.length === 0 && run.levels[0] === "professional") return null;
  const isNext =
    isDegree(run) ||
    run.words.some(({ use }) => use === "next") ||
    (run.nouns.length > 0 && run.nouns.at(-1) !== "people");
  // "Seniors applying to | graduate school, and graduate students".
  const areThere = run.nouns.at(-1) === "people" && run.nouns.some((noun) => noun !== "people");
  const begins = role === "pursued" && !areThere && isAboutToBegin(tokens, run.from);
  const entering = (isNext || begins) && !isPresent(tokens, run.from) && !isOtherChoice(tokens, run.from);
  const named = isPlanForCollege(run, tokens) ? withPupils(run.levels) : run.levels;
  const level: StatedLevel = { about: "level", levels: named, entering };
  return isDegree(run) ? degreeMeaning(level, role, part, isBehindAge(tokens, run.from)) : level;
}

/** "Planning to attend | college or graduate school": who plans to go to college is in high school now. */
const isPlanForCollege = ({ from, words }: Run, tokens: readonly Token[]): boolean =>
  words.some(({ use }) => use === "school") && findPlans(tokens).some(({ to }) => to === from);
const findPlans = phraseFinder([
  [
    "(plan|plans|planning|intend|intends|intending|hope|hopes|hoping|wish|wishes|wishing|want|wants|going|expect|expecting) (to|on) (attend|attending|go to|going to|enter|entering|enroll in|enrolling in|be|become|being|becoming) (a|an|any|) (full time|part time|)",
    true,
  ],
]);
const withPupils = (named: readonly MatchingLevel[]): readonly MatchingLevel[] => [
  ...new Set(["high_school" as const, ...named]),
];

/** "An | undergraduate | music degree". */
const isOfDegree = ({ to, nouns }: Run, tokens: readonly Token[]): boolean =>
  nouns.length === 0 &&
  [0, 1, 2, 3].some(
    (far) =>
      /^(?:degree|diploma|qualification)$/.test(wordAt(tokens, to + far)) &&
      tokens.slice(to, to + far).every(({ word }) => !endsNoun.test(word)),
  );

/** "Must teach an | undergraduate course", but not "a taught | master's degree". */
function isTaught(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 3); at--) {
    const word = wordAt(tokens, at);
    if (/^teach(?:es|ing)?$/.test(word)) return true;
    if (word === "taught") return at < from - 1;
    if (!/^(?:a|an|the|at|least|their|its|one|two|first|introductory|\d+)$/.test(word)) return false;
  }
  return false;
}

/** "Not for obtaining a | professional degree". */
const isNotFor = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(Math.max(0, from - 5), from)
    .some(({ word }, at, before) => word === "not" && before[at + 1]?.word === "for");

/** Nouns tell an adjective from a name: "associate degree" from "associate editor". */
function namesLevel({ words, nouns, from, to }: Run, tokens: readonly Token[]): boolean {
  const noun = nouns.at(-1);
  const use = words.at(-1)?.use;
  // "Undergraduates must be juniors; | graduates | must study full-time".
  if (from === 0 && tokens[0]?.word === "graduates" && /^(?:must|should)$/.test(wordAt(tokens, to))) return true;
  // "Open to juniors, seniors or | graduate": the noun stands before it.
  if (tokens[from]?.word === "graduate" && to === from + 1 && tokens[to] === undefined && isBehindClass(tokens, from))
    return true;
  if (words.every((word) => word.use === "list"))
    // "2.7 for undergraduates and 3.0 GPA for | graduates".
    return tokens[from - 1]?.word === "for" && isBehindGrade(tokens, from - 1) && gradesNameLevels(tokens);
  if (use === "school" && noun !== "people") return false;
  if (use === "degreeNoun" && noun !== "degree" && noun !== "study") return false;
  return (
    noun !== undefined ||
    // "A PhD or MD".
    isOfDegrees(words) ||
    words.some(({ use }) => isEnough.has(use))
  );
}

const isBehindClass = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((far) => /^(?:juniors?|seniors?|upperclassm[ae]n)$/.test(wordAt(tokens, at - far)));

const isEnough: ReadonlySet<LevelWord["use"]> = new Set(["alone", "next"]);

/** "Boston College students" and "Deakin University students" may be students of any level. */
const isCollegeByName = ({ from }: Run, tokens: readonly Token[]): boolean =>
  /^(?:college|university)$/.test(wordAt(tokens, from)) &&
  from > 0 &&
  tokens[from]?.capital === true &&
  tokens[from - 1]?.capital === true;

/** A degree is a level if it is pursued, and something to check if it may be held. */
function degreeMeaning(level: StatedLevel, role: StudyRole, part: ClauseWords["part"], isOfAge: boolean): Meaning {
  if (role === "pursued" || (part === "title" && role === "unsaid")) return level;
  if (role === "held" && !level.levels.some((each) => each === "high_school" || each === "associate")) return bachelors;
  return { about: "demand", demand: { about: "check", kind: role === "unsaid" && isOfAge ? "unread" : "degree" } };
}

/** "30 for a | master's degree, 35 for a doctorate": an age that nothing compares, so that a degree alone does not meet it. */
const isBehindAge = (tokens: readonly Token[], from: number): boolean => {
  const at = /^an?$/.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  return tokens[at]?.word === "for" && /^[1-5]\d$/.test(wordAt(tokens, at - 1));
};
