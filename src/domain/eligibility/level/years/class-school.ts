import type { Meaning } from "../../mention.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";

/** Who is in the last year of high school. */
export const highSchoolSenior: Meaning = { about: "level", levels: ["high_school"], years_left: [0] };

/** The kind of school to which a class such as "juniors" belongs. */
export type ClassSchool = "high_school" | "college";

const collegeWords = wordSet(`
college colleges university universities undergraduate undergraduates collegiate major majors majoring degree
bachelors associates baccalaureate graduate campus faculty cumulative department institution institutions postsecondary tertiary
`);
const skipped = wordSet(
  "graduating rising current entering incoming new or and exceptional outstanding public local area",
);

/**
 * The school of the classes named by tokens `from` to `to`: that of the words next to them, else the only one that the
 * clause names, else unknown.
 */
export function schoolOfClass(tokens: readonly Token[], from: number, to: number): ClassSchool | null {
  // "A senior in high school or | a freshman in college": the words before are of another class.
  const isSecond = /^(?:an?|the)$/.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  const own = /^(?:or|and)$/.test(wordAt(tokens, isSecond)) && /^(?:in|at|of)$/.test(wordAt(tokens, to));
  return (
    (own ? schoolAfter(tokens, to) : null) ??
    schoolBefore(tokens, from) ??
    schoolAfter(tokens, to) ??
    onlySchool(tokens)
  );
}

function schoolBefore(tokens: readonly Token[], from: number): ClassSchool | null {
  let at = from - 1;
  while (at > 0 && skipped.has(wordAt(tokens, at))) at--;
  if (isHighSchool(tokens, at - 1)) return "high_school";
  return collegeWords.has(wordAt(tokens, at)) ? "college" : null;
}

const findGraduateSchool = phraseFinder([
  [
    "(attend|attending|enter|entering|apply to|applying to|go to|going to|admitted to|accepted to|accepted into|bound for) (a|an|) (graduate|grad|law|medical|dental|veterinary|professional) (school|schools)",
    true,
  ],
] as const);
const prepositions = wordSet(
  "in of at from attending the a an any year years level standing class classes status students student girl girls boy boys",
);

function schoolAfter(tokens: readonly Token[], to: number): ClassSchool | null {
  // "Seniors bound for college", "seniors who are applying to graduate school".
  const goOn = findGraduateSchool(tokens).some(({ from }) => from >= to && from <= to + 6);
  if (goOn) return "college";
  if (/^(?:bound|headed|heading)$/.test(wordAt(tokens, to))) return "high_school";
  let at = to;
  const linked = wordSet("in of at from attending");
  let isLinked = false;
  while (prepositions.has(wordAt(tokens, at))) {
    isLinked ||= linked.has(wordAt(tokens, at));
    at++;
  }
  if (collegeWords.has(wordAt(tokens, at))) return "college";
  if (!isLinked) return null;
  for (const end = at + 6; at < end; at++) {
    if (isHighSchool(tokens, at)) return "high_school";
    const word = wordAt(tokens, at);
    if (collegeWords.has(word)) return "college";
    if (word === "and" || word === "or" || word === "who") return null;
  }
  return null;
}

/** The only kind of school that words name; null when they name both or none. */
export function onlySchool(tokens: readonly Token[]): ClassSchool | null {
  const schools = tokens.flatMap((_, at) => (isHighSchool(tokens, at) ? [at] : []));
  const high = schools.length > 0;
  const college = tokens.some(({ word }, at) => collegeWords.has(word) && !isNextCollege(tokens, at));
  if (high === college || (high && schools.every((at) => isLeft(tokens, at)))) return null;
  return high ? "high_school" : "college";
}

/** "Graduated from a | high school in Ohio", "in elementary, middle or | high school": one that the student left. */
const isLeft = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 6), at).some(({ word }, i, before) => {
    if (word === "elementary" || word === "primary") return true;
    return word === "graduated" && before[i + 1]?.word === "from";
  });

const plans = wordSet(`
plan plans planning intend intends intending hope hopes hoping aspire aspires aspiring prepare prepares preparing preparation apply applying future bound headed heading
`);
const beforeCollege = wordSet("bound admission admissions preparatory prep ready readiness board savings fair");

/** "Juniors who plan to attend a college" are none of its students. */
const isNextCollege = (tokens: readonly Token[], at: number): boolean =>
  beforeCollege.has(wordAt(tokens, at + 1)) ||
  tokens
    .slice(Math.max(0, at - 6), at)
    .some(({ word }, i, before) => plans.has(word) || (word === "will" && attends.test(wordAt(before, i + 1))));
const attends = /^(?:attend|enroll|enrol|enter|begin|start|matriculate|go|pursue)$/;

const isHighSchool = (tokens: readonly Token[], at: number): boolean =>
  highWords.has(wordAt(tokens, at)) &&
  tokens[at - 1]?.word !== "post" &&
  // "High school GPA" is one that college freshmen have too.
  !gradesOf.has(tokens[at]?.word === "hs" ? wordAt(tokens, at + 1) : wordAt(tokens, at + 2)) &&
  (tokens[at]?.word === "hs" || schoolsBehind.has(tokens[tokens[at + 1]?.word === "educational" ? at + 2 : at + 1]));
const gradesOf = wordSet("gpa gpas grade grades average averages transcript transcripts record");
/** "Secondary | institution", "secondary educational | institution". */
const schoolsBehind = tokenSet("school schools institution institutions");
const highWords = wordSet("high secondary hs highschool");
