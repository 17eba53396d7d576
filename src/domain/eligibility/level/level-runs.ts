import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import type { Found } from "../text/phrases.ts";
import { gap, type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { type LevelWord, levelWordsByStart, levelWordsIn, type Noun, nounsByStart, type Words } from "./level-words.ts";

/** Level words that belong together: "undergraduate, graduate or doctoral students". */
export type Run = { from: number; to: number; words: LevelWord[]; levels: readonly MatchingLevel[]; nouns: Noun[] };

/** The level words of a clause, those of one list together, with the nouns behind them. */
export function runsOf(tokens: readonly Token[], text: string): Run[] {
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
    const noun =
      (isCommaBefore(tokens, text, word.to) ? undefined : nouns.get(word.to)) ??
      nounBehind(word, tokens, nouns) ??
      nouns.get(endOfPostdoctoral(tokens, word.to));
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
    // "College | graduate students" are graduates.
    const isOfCollege = narrows && run.words[0]?.use === "school";
    run.levels = joined(run.levels, word.value.levels, narrows, isOfCollege);
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

/** Words over which no noun of a level word stands: "a bachelor's | from | a college". */
export const endsNoun =
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
  isOfCollege: boolean,
): readonly MatchingLevel[] {
  const shared = before.filter((level) => levels.includes(level));
  if (narrows && shared.length > 0) return shared;
  return isOfCollege ? levels : [...new Set([...before, ...levels])];
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

/** "A baccalaureate, | diploma or master's degree": the noun is another entry of the list. */
const isCommaBefore = (tokens: readonly Token[], text: string, at: number): boolean =>
  at < tokens.length && gap(tokens, text, at).includes(",");

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

/** "To | graduate college | debt-free". */
export const isToFinish = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "graduate" &&
  /^(?:college|university)$/.test(wordAt(tokens, at + 1)) &&
  /^(?:debt|with|without|on|in)$/.test(wordAt(tokens, at + 2));

/** "PhD", "bachelor's degree": what may be held, as well as studied for. */
export const isDegree = ({ words, nouns }: Run): boolean =>
  nouns.at(-1) === "degree" || (nouns.length === 0 && isOfDegrees(words));

/** "PhD or MD", "honours, master's or PhD". */
export const isOfDegrees = (words: readonly LevelWord[]): boolean =>
  (/^(?:degree|short)$/.test(words[0]?.use ?? "") ||
    (words[0]?.levels[0] === "bachelor" && words[1]?.use === "degree")) &&
  words.every(({ use }) => /^(?:degree|list|short)$/.test(use)) &&
  // "MS or MA" are states.
  words.some(
    ({ use, levels: [level] }) => use === "degree" || (words.length > 1 && use === "short" && level !== "master"),
  );
