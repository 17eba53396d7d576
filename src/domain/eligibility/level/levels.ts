import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import { isBesideCollege } from "../college/school-beside-college.ts";
import { gradesNameLevels, isBehindGrade } from "../grades/levels-with-grades.ts";
import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import { isNegated } from "../text/negated.ts";
import { type Found, phraseFinder } from "../text/phrases.ts";
import { gap, type Token, tokensOfLead, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { isHeldOrPursued, isStudyOfGrade } from "./degrees/graded-study.ts";
import { isAboutToBegin, isOtherChoice, isPresent, type StudyRole, studyRole } from "./degrees/study-role.ts";
import { type LevelWord, levelWordsByStart, levelWordsIn, type Noun, nounsByStart, type Words } from "./level-words.ts";
import type { StatedLevel } from "./stated-levels.ts";

/** Level words that belong together: "undergraduate, graduate or doctoral students". */
type Run = { from: number; to: number; words: LevelWord[]; levels: readonly MatchingLevel[]; nouns: Noun[] };

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
    return meaning ? [{ from: run.from, to: run.to, meaning } satisfies Mention] : [];
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

function runsOf(tokens: readonly Token[], text: string): Run[] {
  const levelWords = levelWordsByStart(tokens);
  const runs: Run[] = [];
  if (levelWords.size === 0) return runs;
  const nouns = nounsByStart(tokens);
  let at = 0;
  while (at < tokens.length) {
    const word = levelWords.get(at);
    const isLone = word?.value.use === "short" && !levelWords.has(nextInList(word.to, tokens, text));
    const run = word && !isLone && !isSchoolOfClass(tokens, at) ? runFrom(at, tokens, text, levelWords, nouns) : null;
    if (run) runs.push(orAbove(run, tokens, nouns));
    at = run ? run.to : at + 1;
  }
  return runs;
}

/** "Juniors or seniors in high school, or college students": the school belongs to the classes before it. */
const isSchoolOfClass = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "high" &&
  /^(?:in|of|at)$/.test(wordAt(tokens, at - 1)) &&
  /^(?:freshm[ae]n|sophomores?|juniors?|seniors?|years?)$/.test(wordAt(tokens, at - 2));

function runFrom(
  start: number,
  tokens: readonly Token[],
  text: string,
  levelWords: Words<LevelWord>,
  nouns: Words<Noun>,
): Run {
  const run: Run = { from: start, to: start, words: [], levels: [], nouns: [] };
  let at: number | null = start;
  while (at !== null) {
    const word = levelWords.get(at);
    if (!word || (run.words.length > 0 && (isOfClass(tokens, word) || isToFinish(tokens, at)))) break;
    // "Postgraduate law coursework" names a field; "graduate, law or medical students" do not.
    if (
      /^(?:list|short)$/.test(word.value.use) &&
      at === run.to &&
      run.words.length > 0 &&
      !isSeparated(tokens, text, at)
    )
      break;
    // "Undergraduate college students" are those who are both; "undergraduate and graduate" are either.
    // In a list, "doctoral (Ph.D.)" narrows no other level than its own.
    const narrows = at === run.to && !isSeparated(tokens, text, at) && run.words.length === 1;
    const noun = nouns.get(word.to) ?? nounBehind(word, tokens, nouns) ?? nouns.get(endOfPostdoctoral(tokens, word.to));
    // "Graduate students, college professors".
    if (
      word.value.use === "school" &&
      run.words.length > 0 &&
      !noun &&
      !levelWords.has(nextOf(word.to, tokens, text) ?? -1)
    )
      break;
    // "A master's degree or a graduate diploma", but not "undergraduate and graduate GPA".
    if (noun?.value === "other" && run.words.length > 0 && run.nouns.length === run.words.length) break;
    run.levels = joined(run.levels, word.value.levels, narrows);
    run.words.push(word.value);
    run.to = word.to;
    if (noun) run.nouns.push(noun.value === "members" ? "people" : noun.value);
    // "Graduate or | professional study".
    else if (word.value.use === "list" && studied.has(wordAt(tokens, word.to - 1))) run.nouns.push("study");
    // What the members belong to is read by others, and so is the field before a noun: "graduate nursing students".
    if (noun && noun.value !== "members" && noun.from === word.to) run.to = noun.to;
    // "A master's degree by research or a doctorate".
    if (tokens[run.to]?.word === "by" && modes.has(wordAt(tokens, run.to + 1))) {
      run.to += 2;
      const behind = noun ? undefined : nouns.get(run.to);
      if (behind) run.nouns.push(behind.value);
      if (behind) run.to = behind.to;
    }
    at = nextOf(run.to, tokens, text);
    if (at !== null && !levelWords.has(at) && ofCourses.has(wordAt(tokens, at))) at = nextOf(at + 1, tokens, text);
  }
  return run;
}

/** Entries of a list of levels that are none: "a bachelor's, | certificate |, graduate or law degree". */
const ofCourses = wordSet("certificate certification diploma technical vocational trade credential");

/** "College students or | high school seniors": the school belongs to the class behind it. */
const isOfClass = (tokens: readonly Token[], { from, to }: Found<LevelWord>): boolean =>
  tokens[from]?.word === "high" &&
  to === from + 2 &&
  /^(?:freshm[ae]n|sophomores?|juniors?|seniors?)$/.test(wordAt(tokens, to));

const studied = new Set(["study", "studies", "program", "programs", "education", "level"]);
const modes = new Set(["research", "coursework", "thesis", "dissertation"]);

const endsNoun =
  /^(?:of|from|in|and|or|to|with|who|the|a|an|at|by|for|high|college|university|is|are|must|on|their|his|her|they|will|that|which|bound|preparatory|ready)$/;

/** The noun up to three words behind a level word, over the name of a field. */
function nounBehind(word: Found<LevelWord>, tokens: readonly Token[], nouns: Words<Noun>): Found<Noun> | undefined {
  if (word.value.use === "alone" || word.value.use === "list") return undefined;
  // "Master Sommelier program" is none of a master's degree.
  if (tokens[word.from]?.word === "master") return undefined;
  // "College Peas Student Scholarship" is a name.
  if (word.value.use === "school" && tokens[word.from]?.capital && tokens[word.to]?.capital) return undefined;
  for (let at = word.to; at < word.to + 3; at++) {
    if (!tokens[at] || endsNoun.test(wordAt(tokens, at))) return undefined;
    const noun = nouns.get(at + 1);
    if (noun) return ["people", "study", "degree"].includes(noun.value) ? noun : undefined;
  }
  return undefined;
}

/** "Doctoral or postdoctoral | research": the token behind "or postdoctoral", -1 where other words stand. */
function endOfPostdoctoral(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + 4).map(({ word }) => word);
  if (words[0] !== "or" && words[0] !== "and") return -1;
  const from = words[1] === "recent" || words[1] === "early" ? 2 : 1;
  if (/^post(?:doctoral|doc)$/.test(words[from] ?? "")) return at + from + 1;
  return words[from] === "post" && /^doc(?:toral)?$/.test(words[from + 1] ?? "") ? at + from + 2 : -1;
}

function joined(
  before: readonly MatchingLevel[],
  levels: readonly MatchingLevel[],
  narrows: boolean,
): readonly MatchingLevel[] {
  const shared = before.filter((level) => levels.includes(level));
  return narrows && shared.length > 0 ? shared : [...new Set([...before, ...levels])];
}

const joiners = new Set(["and", "or"]);
const articles = new Set([
  "a",
  "an",
  "the",
  "any",
  "current",
  "full",
  "part",
  "time",
  "to",
  "research",
  "their",
  "your",
]);

/** The token at which a list may go on after token `at`, or null. */
function nextOf(at: number, tokens: readonly Token[], text: string): number | null {
  let next = at;
  while (joiners.has(wordAt(tokens, next))) next++;
  const isList = next > at || isSeparated(tokens, text, at);
  if (isList) while (articles.has(wordAt(tokens, next)) && next - at < 4) next++;
  return next < tokens.length ? next : null;
}

/** The token at which a list goes on behind a comma, "and" or "or", -1 where none does. */
function nextInList(at: number, tokens: readonly Token[], text: string): number {
  const next = nextOf(at, tokens, text) ?? -1;
  return next > at || isSeparated(tokens, text, at) ? next : -1;
}

/** Whether a comma, slash or "&" stands before token `at`. */
function isSeparated(tokens: readonly Token[], text: string, at: number): boolean {
  const before = tokens[at - 1];
  const next = tokens[at];
  return before && next ? /[,/&]/.test(text.slice(before.end, next.start)) : false;
}

/** "A bachelor's degree or higher" admits the levels above, "or equivalent" no others. */
function orAbove(run: Run, tokens: readonly Token[], nouns: Words<Noun>): Run {
  const isAlike = tokens[run.to]?.word === "or" && tokens[run.to + 1]?.word === "equivalent" && isDegree(run);
  if (isAlike) return { ...run, to: run.to + 2 };
  const end = endOfOtherDegree(run, tokens);
  if (end !== null) return { ...run, to: end };
  const words = `${tokens[run.to]?.word} ${tokens[run.to + 1]?.word}`;
  if (!/^(?:or|and) (?:higher|above|beyond|greater|more|better)$/.test(words)) return run;
  const lowest = matchingLevels.findIndex((level) => run.levels.includes(level));
  // "Baccalaureate or higher | course of study".
  const noun = run.nouns.length === 0 ? nouns.get(run.to + 2) : undefined;
  const to = noun ? noun.to : run.to + 2;
  return {
    ...run,
    to,
    nouns: noun ? [noun.value] : run.nouns,
    levels: matchingLevels.slice(lowest).filter((level) => level !== "professional"),
  };
}

/** "A Bachelor of Science | or engineering degree": the field may be the degree's own. */
function endOfOtherDegree(run: Run, tokens: readonly Token[]): number | null {
  if (tokens[run.to]?.word !== "or" || !isDegree(run) || run.nouns.length > 0) return null;
  const end = [2, 3].find((far) => tokens[run.to + far]?.word === "degree");
  const between = end === undefined ? [] : tokens.slice(run.to + 1, run.to + end);
  return end !== undefined && !between.some(({ word }) => endsNoun.test(word) || levelWordsIn([...between]).length > 0)
    ? run.to + end + 1
    : null;
}

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

/** "To | graduate college | debt-free". */
const isToFinish = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "graduate" &&
  /^(?:college|university)$/.test(wordAt(tokens, at + 1)) &&
  /^(?:debt|with|without|on|in)$/.test(wordAt(tokens, at + 2));

/** "Planning to attend | college or graduate school": who plans to go to college is in high school now. */
const isPlanForCollege = ({ from, words }: Run, tokens: readonly Token[]): boolean =>
  words.some(({ use }) => use === "school") && findPlans(tokens).some(({ to }) => to === from);
const findPlans = phraseFinder([
  [
    "(plan|plans|planning|intend|intends|intending|hope|hopes|hoping|wish|wishes|wishing|want|wants|going|expect|expecting) (to|on) (attend|attending|go to|going to|enter|entering|enroll in|enrolling in) (a|an|any|)",
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

const isDegree = ({ words, nouns }: Run): boolean =>
  nouns.at(-1) === "degree" || (nouns.length === 0 && isOfDegrees(words));

/** "PhD or MD", "honours, master's or PhD". */
const isOfDegrees = (words: readonly LevelWord[]): boolean =>
  (/^(?:degree|short)$/.test(words[0]?.use ?? "") ||
    (words[0]?.levels[0] === "bachelor" && words[1]?.use === "degree")) &&
  words.every(({ use }) => /^(?:degree|list|short)$/.test(use)) &&
  // "MS or MA" are states.
  words.some(
    ({ use, levels: [level] }) => use === "degree" || (words.length > 1 && use === "short" && level !== "master"),
  );

/** A degree is a level if it is pursued, and something to check if it may be held. */
function degreeMeaning(level: StatedLevel, role: StudyRole, part: ClauseWords["part"], isOfAge: boolean): Meaning {
  if (role === "pursued" || (part === "title" && role === "unsaid")) return level;
  if (role === "held" && level.levels[0] === "bachelor")
    return { about: "demand", demand: { about: "bachelors_degree" } };
  return { about: "demand", demand: { about: "check", kind: role === "unsaid" && isOfAge ? "unread" : "degree" } };
}

/** "30 for a | master's degree, 35 for a doctorate": an age that nothing compares, so that a degree alone does not meet it. */
const isBehindAge = (tokens: readonly Token[], from: number): boolean => {
  const at = /^an?$/.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  return tokens[at]?.word === "for" && /^[1-5]\d$/.test(wordAt(tokens, at - 1));
};
