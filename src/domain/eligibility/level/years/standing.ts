import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import { grammar, type Meaning, type Mention, toCheck } from "../../mention.ts";
import { isNegated } from "../../text/negated.ts";
import { type PhraseTable, phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";
import { type ClassSchool, schoolOfClass } from "./class-school.ts";

/** Classes by the years left to graduation: 3 for a freshman, 0 for a senior. */
const classWords: PhraseTable<readonly number[]> = [
  ["(freshman|freshmen|freshmans)", [3]],
  ["(sophomore|sophomores)", [2]],
  ["(junior|juniors)", [1]],
  ["(senior|seniors)", [0]],
  ["(upperclassman|upperclassmen|upperclass)", [1, 0]],
  ["(upper division|upper level) (student|students|undergraduate|undergraduates|standing|major|majors)", [1, 0]],
  ["(underclassman|underclassmen)", [3, 2]],
  ["lower division (student|students|undergraduate|undergraduates|standing)", [3, 2]],
];
const findClasses = phraseFinder(classWords);

/** A list of classes ("juniors and seniors"): tokens `from` to `to` (excluded). */
type Classes = { from: number; to: number; yearsLeft: number[] };

const findGraduating = phraseFinder([["graduating (student|students)", true]] as const);

/** Class standing: "high school seniors", "sophomores, juniors and seniors of a college", "entering freshmen". */
export const standing = grammar(
  { clause: [findClasses, findGraduating] },
  ({ tokens, text, college = null, school = () => null }) => {
    // A college that speaks of its freshmen may name the high schools that they come from.
    const ofText = () => (college !== null && school() === "high_school" ? null : school());
    const classes = classesOf(tokens, text).filter(
      (each) => !isNegated(tokens, each.from) && !isClassOfSport(tokens, each),
    );
    return [
      ...classes.map((each) => mentionOf(each, tokens, ofText)),
      ...graduatingStudents(tokens, ofText).filter(({ from }) => !isNegated(tokens, from)),
    ];
  },
);

/** "At national level (| junior or senior)", "a | junior or senior | national level": a class of a sport. */
const isClassOfSport = (tokens: readonly Token[], { from, to }: Pick<Classes, "from" | "to">): boolean =>
  ofSport.has(wordAt(tokens, from - 1)) ||
  (ofSport.has(wordAt(tokens, from - 2)) && ofRank.has(wordAt(tokens, from - 1))) ||
  (ofSport.has(wordAt(tokens, to)) && ofRank.has(wordAt(tokens, to + 1)));
const ofRank = wordSet("level team squad champion championship championships");
const ofSport = wordSet("national international regional county");

/** "A graduating student in the Faculty of Science" may be one of any level of college; of a high school, it is a senior. */
function graduatingStudents(tokens: readonly Token[], schoolOfText: () => ClassSchool | null): Mention[] {
  return findGraduating(tokens).flatMap(({ from, to }): Mention[] => {
    const school = schoolOfClass(tokens, from, to);
    if ((school ?? schoolOfText()) === "high_school")
      return [{ from, to, meaning: { about: "level", levels: ["high_school"], years_left: [0] } }];
    if (school === null || professions.hasAny(tokens)) return [];
    return [{ from, to, meaning: check, also: [ofCollege] }];
  });
}

const professions = tokenSet("law medicine medical veterinary dentistry dental pharmacy optometry jd md dvm");
const ofCollege: Meaning = {
  about: "level",
  levels: ["associate", "bachelor", "master", "doctoral"],
  implied: true,
};

const joiners = wordSet("and or a an rising current graduating non the their");

function classesOf(tokens: readonly Token[], text: string): Classes[] {
  const lists: Classes[] = [];
  for (const { from, to, value } of findClasses(tokens)) {
    if (!isClass(tokens, from) && !endsEntry(tokens, text, from)) continue;
    const last = lists.at(-1);
    const between = last ? tokens.slice(last.to, from) : [];
    const isRange = between.length === 1 && /^(?:through|thru|to)$/.test(wordAt(between, 0));
    // "College sophomores, college juniors".
    const school = last ? tokens[last.from - 1]?.word : undefined;
    const isList =
      between.every(({ word }) => joiners.has(word) || (word === school && collegeNames.has(word))) &&
      (between.length > 0 || isSeparated(tokens, text, from));
    const [first = 0] = value;
    if (last && isRange) last.yearsLeft.push(...classesBetween(last.yearsLeft.at(-1) ?? first, first));
    else if (last && isList) last.yearsLeft.push(...value);
    else lists.push({ from, to, yearsLeft: [...value] });
    const list = lists.at(-1);
    if (list) list.to = to + (nounAfter.test(wordAt(tokens, to)) && !isSeparated(tokens, text, to) ? 1 : 0);
  }
  return lists;
}

const collegeNames = new Set(["college", "university", "undergraduate"]);

const classesBetween = (a: number, b: number): number[] =>
  [3, 2, 1, 0].filter((each) => each <= Math.max(a, b) && each >= Math.min(a, b));

const isSeparated = (tokens: readonly Token[], text: string, at: number): boolean =>
  /[,/&]/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));

const nounAfter = /^(?:students?|years?|standing|status|levels?|class|classes|classmen|undergraduates?)$/;
/** What may follow "junior" or "senior" as a class; "senior citizens" and "junior researchers" are something else. */
const followsClass =
  /^(?:students?|years?|standing|status|levels?|class|classes|who|in|at|of|with|from|by|to|for|or|and|is|are|must|will|majors?|majoring|enrolled|attending|planning|graduating|pursuing|studying|during|when|undergraduates?|college|high|secondary|girls?|boys?|wom[ae]n|m[ae]n|females?|males?|athletes?|graduating|through|at|this|next|as|on|intending|currently|selected|interested)$/;

function isClass(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  const next = tokens[at + 1]?.word;
  if (isOfHighSchool(tokens, at) || isAfterClass(tokens, at)) return true;
  if (next === "high" || (word === "junior" && next === "college")) return false;
  if (word !== "junior" && word !== "senior") return true;
  return next === undefined || followsClass.test(next) || findClasses(tokens.slice(at + 1, at + 2)).length > 0;
}

/** "Class: sophomore, junior | , senior": an adjective stands before its noun. */
const endsEntry = (tokens: readonly Token[], text: string, at: number): boolean =>
  /[,/&(]/.test(text.slice(tokens[at]?.end, tokens[at + 1]?.start)) && (at === 0 || isSeparated(tokens, text, at));

const isAfterClass = (tokens: readonly Token[], at: number): boolean =>
  /^(?:or|and)$/.test(wordAt(tokens, at - 1)) && /^(?:sophomores?|freshm[ae]n|juniors?)$/.test(wordAt(tokens, at - 2));

const isOfHighSchool = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === "school" && /^(?:high|secondary)$/.test(wordAt(tokens, at - 2));

const beforeClass = wordSet(
  "graduating rising current college university high school secondary hs incoming entering undergraduate",
);

function mentionOf(classes: Classes, tokens: readonly Token[], schoolOfText: () => ClassSchool | null): Mention {
  const from = startOf(classes, tokens);
  const before = wordsBefore(tokens, classes.from);
  const to = endOfSchool(tokens, classes.to);
  const closes = isOrAbove(tokens, to);
  const above = closes || isAtLeast(tokens, from);
  const meaning = meaningOf(classes, before, tokens, schoolOfText);
  const later = ofUndergraduates.hasAny(tokens) ? [] : graduates;
  const mention = { from, to: closes ? to + 2 : to, meaning: above ? withLaterClasses(meaning, later) : meaning };
  // "A senior girl" names a group too.
  return genders.hasAny(tokens.slice(to, to + 1)) ? { ...mention, inside: true } : mention;
}

/** Includes the words before, but not a high school that has a name: "Lincoln High School senior". */
function startOf(classes: Classes, tokens: readonly Token[]): number {
  let { from } = classes;
  while (beforeClass.has(wordAt(tokens, from - 1))) from--;
  const high = tokens.findIndex(({ word }, at) => at >= from && at < classes.from && word === "high");
  return high > 0 && tokens[high]?.capital && tokens[high - 1]?.capital ? classes.from : from;
}

const linking = wordSet("a an the their his her your into in as be or of on to will they you");

/** The words before a class, and before those that link them to it: "entering into their", "will be". */
function wordsBefore(tokens: readonly Token[], at: number): string[] {
  let from = at;
  while (beforeClass.has(wordAt(tokens, from - 1)) || linking.has(wordAt(tokens, from - 1))) from--;
  return tokens.slice(Math.max(0, from - 1), at).map(({ word }) => word);
}

const schoolAfterClass = phraseFinder([
  ["(in|at|of) (a|an|their|your|any|) (high school|secondary school|hs|college)", true],
  ["(in|at|of) (high schools|colleges and universities|colleges or universities)", true],
  ["in standing", true],
]);

/** The token after "in high school" or "of a college"; a college with a name is left to the grammar of colleges. */
function endOfSchool(tokens: readonly Token[], at: number): number {
  const found = schoolAfterClass(tokens.slice(at, at + 5)).find(({ from }) => from === 0);
  return found && tokens[at + found.to]?.word !== "of" ? at + found.to : at;
}

const check = toCheck("level");
/** "After the freshman year" speaks of a year that is over. */
const past =
  /^(?:after|complet(?:e|ed|es|ing|ion)|finish(?:ed|ing)?|end|following|during|through|until|since|semester|beyond|past|above|costs?|tuition|expenses|towards?|use|used|last)$/;
const beginning =
  /^(?:accepted|admitted|entering|enter|incoming|new|beginning|time|starting|future|prospective|coming|begin|start)$/;

function meaningOf(
  classes: Classes,
  before: readonly string[],
  tokens: readonly Token[],
  schoolOfText: () => ClassSchool | null,
): Meaning {
  const isOver =
    (before.some((word) => past.test(word)) &&
      !isTimeToApply(tokens, classes.from) &&
      !isAsNoted(tokens, classes.from)) ||
    isTermOfEvent(tokens, classes.from);
  if (isOver || isBesideOthers(tokens) || isTimeOfTest(tokens, classes.from)) return check;
  // "Undergraduates (including seniors)".
  if (/^includ(?:ing|es)$/.test(before.at(-1) ?? "")) return { about: "nothing" };
  if (before[0] === "beginning" && isTimeSince(tokens, classes.from)) return check;
  const isNext =
    before.some((word) => (beginning.test(word) && word !== "time") || word === "rising" || word === "will") ||
    isForFirstTime(tokens, classes.from) ||
    isByTerm(tokens, classes.to) ||
    tokens[classes.to]?.word === "entering";
  const isEntrant = isNext && classes.yearsLeft.every((years) => years === 3) && !before.includes("rising");
  const school = schoolOfClass(tokens, classes.from, classes.to);
  if (isEntrant && school !== "high_school")
    return { about: "level", levels: ["high_school"], years_left: [0], entrants: true };
  const known =
    school ??
    schoolByStanding(classes, tokens) ??
    (before.includes("graduating") && !before.includes("non") && classes.yearsLeft.includes(0)
      ? "high_school"
      : schoolOfText());
  if (!known) return check;
  const yearsLeft = isNext ? withClassBefore(classes.yearsLeft) : classes.yearsLeft;
  return { about: "level", levels: levelsOf(known, classes.yearsLeft), years_left: unique(yearsLeft) };
}

/** "To attend the conference in the fall of the | freshman year": a term of what winners do. Who applies then is in that class. */
const isTermOfEvent = (tokens: readonly Token[], from: number): boolean =>
  tokens[from - 2]?.word === "of" &&
  /^(?:fall|autumn|winter|spring|summer|semester)$/.test(wordAt(tokens, from - 3)) &&
  !tokens.slice(Math.max(0, from - 14), from).some(({ word }) => /^appl/.test(word));

/** "As noted above, | seniors may apply". */
const isAsNoted = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(Math.max(0, from - 4), from).some(({ word }, at, near) => word === "above" && noted.has(near[at - 1]));
const noted = tokenSet("noted mentioned listed stated described explained outlined see shown said");

/** "May apply during their | junior year". */
const isTimeToApply = (tokens: readonly Token[], from: number): boolean =>
  [2, 3].some((far) => tokens[from - far]?.word === "during" && tokens[from - far - 1]?.word === "apply");

/** "Take the PSAT in their | junior year": when the test is taken, and no class of now. */
const isTimeOfTest = (tokens: readonly Token[], from: number): boolean => {
  const before = tokens.slice(Math.max(0, from - 8), from).map(({ word }) => word);
  return before.includes("in") && before.some((word) => tests.test(word));
};
const tests = /^(?:psat|nmsqt|sat|act|exam|exams|examination|test)$/;

/** "Freshmen and transfers as well as current students". */
const isBesideOthers = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      word === "transfers" || (/^(?:current|continuing|returning)$/.test(word) && tokens[at + 1]?.word === "students"),
  ) && tokens.some(({ word }) => /^fresh(?:man|men)$/.test(word));

/** "First-time freshmen", "entering full-time freshmen", but not "full-time sophomores". */
function isForFirstTime(tokens: readonly Token[], from: number): boolean {
  const at = [from - 1, from - 2, from - 3].find((each) => tokens[each]?.word === "time");
  if (at === undefined) return false;
  if (!/^(?:full|part)$/.test(wordAt(tokens, at - 1))) return tokens[at - 1]?.word === "first";
  const before = wordAt(tokens, at - 2);
  return before !== "time" && beginning.test(before);
}

/** "A freshman by the fall semester". */
const isByTerm = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "by" &&
  tokens.slice(at + 1, at + 4).some(({ word }) => /^(?:fall|autumn|start|beginning)$/.test(word));

/** "From the beginning of their junior year": a time that is over. */
const isTimeSince = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 5), at).some(({ word }) => /^(?:from|since|by|of)$/.test(word));

/** "At least a junior". */
const isAtLeast = (tokens: readonly Token[], from: number): boolean => {
  const at = /^(?:an?|the|their|of)$/.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  return (tokens[at]?.word === "least" && tokens[at - 1]?.word === "at") || tokens[at]?.word === "minimum";
};

const isOrAbove = (tokens: readonly Token[], at: number): boolean =>
  /^(?:or|and)$/.test(wordAt(tokens, at)) && /^(?:above|higher|beyond|greater|up)$/.test(wordAt(tokens, at + 1));

const genders = tokenSet("girl woman female man boy male");
const graduates: readonly MatchingLevel[] = ["master", "doctoral"];
const ofUndergraduates = tokenSet("undergraduate undergraduates undergrad major majors majoring");

/** "Junior standing or above" admits seniors too, and graduate students (`later`) unless it is said of undergraduates or majors. */
function withLaterClasses(meaning: Meaning, later: readonly MatchingLevel[]): Meaning {
  if (meaning.about === "level" && meaning.entrants)
    return { about: "level", levels: ["high_school", "associate", "bachelor", ...later] };
  if (meaning.about !== "level" || !meaning.years_left) return meaning;
  const first = Math.max(...meaning.years_left);
  const levels = meaning.levels.includes("high_school") ? meaning.levels : [...meaning.levels, ...later];
  return { ...meaning, levels, years_left: classesBetween(first, 0) };
}

/** "Junior standing", "at the senior level" and "upperclassmen" are words of colleges. */
const schoolByStanding = ({ from, to }: Classes, tokens: readonly Token[]): ClassSchool | null =>
  (/^(?:standing|status|level)$/.test(wordAt(tokens, to - 1)) || /^upper/.test(wordAt(tokens, from))) &&
  !tokens.some(({ word }) => word === "high")
    ? "college"
    : null;

/** Those who enter their junior year are sophomores before and juniors after. */
const withClassBefore = (years: readonly number[]): number[] =>
  years.flatMap((left) => (left < 3 ? [left + 1, left] : [left]));

function levelsOf(school: ClassSchool, years: readonly number[]): MatchingLevel[] {
  if (school === "high_school") return ["high_school"];
  return years.some((left) => left > 1) ? ["associate", "bachelor"] : ["bachelor"];
}

const unique = (years: readonly number[]): number[] => [...new Set(years)].toSorted((a, b) => b - a);
