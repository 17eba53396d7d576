import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import { grammar, type Meaning, type Mention, toCheck } from "../../mention.ts";
import { findPlaces } from "../../place/place-names.ts";
import { isNegated } from "../../text/negated.ts";
import { type Found, type PhraseTable, phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { isOtherChoice } from "../degrees/study-role.ts";
import { isAttendedNow, isOfCourses, ofAll, ofCollege } from "./attended-now.ts";

/** The levels that a kind of college teaches; empty for colleges of any kind, null for trade schools and the like. */
type Kind = readonly MatchingLevel[] | null;

const any: Kind = [];
const trade: Kind = null;
const twoYear: Kind = ["associate"];
const highSchool: Kind = ["high_school"];
const highSchoolAndCollege: Kind = ["high_school", "associate", "bachelor"];
const fourYear: Kind = ["bachelor"];
const anyYear: Kind = ["associate", "bachelor"];
const place = "(college|colleges|university|universities|institution|institutions|school|schools|institute|institutes)";

const kinds: PhraseTable<Kind> = [
  ["(college|colleges|university|universities|institution|institutions|school|schools)", any],
  ["(high|secondary|higher secondary|senior secondary) (school|schools)", highSchool],
  [
    "(secondary|high school) (or|and|) (post secondary|postsecondary) (institution|institutions|school|schools)",
    highSchoolAndCollege,
  ],
  [
    "(institution|institutions|institute|institutes) (of|for) (higher|post secondary|postsecondary|tertiary) (learning|education|study)",
    any,
  ],
  [`(post secondary|postsecondary|tertiary|higher education|educational|academic|degree granting) ${place}`, any],
  [
    "(post secondary|postsecondary|tertiary|degree granting) (program|programs|programme|programmes|education|study|studies)",
    any,
  ],
  ["(community|junior) (college|colleges)", twoYear],
  [`(community|junior) (or|and|) technical ${place}`, twoYear],
  [
    `(vocational|technical|trade|vocational technical|vocational or technical|career|proprietary|career and technical) ${place}`,
    trade,
  ],
  [
    "(vocational|technical|trade|certificate|vocational technical) (program|programs|programme|programmes|training)",
    trade,
  ],
];
const findKinds = phraseFinder(kinds);

/** Years of study that words for a college follow, over other adjectives: "a four-year public or nonprofit college". */
const findYears = phraseFinder<readonly MatchingLevel[]>([
  ["(four|4) year", fourYear],
  ["(two|2) year", twoYear],
  ["(two|2) (year|) (or|and|) (four|4) year", anyYear],
  ["(four|4) (year|) (or|and|) (two|2) year", anyYear],
]);
const adjectives = wordSet(
  "accredited regionally nationally properly public private publicly privately funded supported assisted state nonprofit non profit for recognized recognised approved eligible participating independent us degree granting undergraduate liberal arts postsecondary post secondary academic or and",
);
const twoYearAdjectives = wordSet("community junior technical vocational trade career");
const findCollegeWords = phraseFinder([[place, true]]);

function collegesOfYears(tokens: readonly Token[]): Found<Kind>[] {
  const years = findYears(tokens);
  if (years.length === 0) return [];
  const places = new Map(findCollegeWords(tokens).map((found) => [found.from, found.to]));
  return years.flatMap(({ from, to, value }) => {
    let at = to;
    while (at - to < 6 && !places.has(at) && isAdjective(tokens[at], value)) at++;
    const end = places.get(at);
    return end === undefined ? [] : [{ from, to: end, value }];
  });
}

const isAdjective = (token: Token | undefined, kind: Kind): boolean =>
  token !== undefined &&
  (adjectives.has(token.word) || token.capital || (kind !== fourYear && twoYearAdjectives.has(token.word)));

type List = { from: number; to: number; kinds: Kind[] };

/**
 * Colleges without a name: "an accredited two- or four-year college or university". Those that teach some levels only
 * state the level; others demand nothing beside being a student.
 */
export const institutions = grammar({ clause: [findKinds, findYears] }, ({ tokens, text }) =>
  listsOf(tokens, text).flatMap((list): Mention[] => {
    if (isNegated(tokens, list.from) || isNamed(list, tokens)) return [];
    if (isOfCourses(tokens, list.from) || isExample(list, tokens))
      return [{ from: list.from, to: list.to, meaning: nothing }];
    // "College students" are read as a level, and "college level" is none of a student.
    if (/^(?:students?|levels?)$/.test(wordAt(tokens, list.to))) return [];
    const from = startOf(list, tokens);
    if (list.kinds.includes(highSchool) && !isAttended(list, tokens)) return [];
    const meaning = meaningOf(list, from, tokens);
    // "A college in Ohio" is read as the place of study besides.
    if (meaning === anyStudents || meaning === undergraduates || meaning === checkBeside)
      return [{ from, to: list.to, meaning, inside: true }];
    const isTrade = meaning === check && list.kinds.includes(trade);
    return [{ from, to: list.to, meaning, ...(isTrade ? { noStudents: true } : {}) }];
  }),
);

/** "Any accredited institution, including | community colleges". */
const isExample = ({ from }: List, tokens: readonly Token[]): boolean =>
  (tokens[from - 1]?.word === "including" || (tokens[from - 1]?.word === "as" && tokens[from - 2]?.word === "such")) &&
  tokens.slice(Math.max(0, from - 4), from - 1).some(({ word }) => places.test(word));
const places = /^(?:institutions?|colleges?|universit(?:y|ies)|schools?)$/;

const joiners = wordSet("and or at in a an any accredited recognized public private");

function listsOf(tokens: readonly Token[], text: string): List[] {
  const lists: List[] = [];
  let reached = 0;
  const found = [...collegesOfYears(tokens), ...findKinds(tokens)].toSorted((a, b) => a.from - b.from || b.to - a.to);
  for (const { from, to, value } of found) {
    if (from < reached) continue;
    const last = lists.at(-1);
    if (last && goesOn(last, from, tokens, text)) {
      last.to = to;
      last.kinds.push(inherited(value, last.kinds));
    } else lists.push({ from, to, kinds: [value] });
    reached = to;
  }
  return lists;
}

/** The "university" of "a four-year college or university" is a four-year one. */
function inherited(kind: Kind, before: readonly Kind[]): Kind {
  const last = before.at(-1);
  return kind === any && (last === fourYear || last === anyYear) ? last : kind;
}

function goesOn(list: List, from: number, tokens: readonly Token[], text: string): boolean {
  const between = tokens.slice(list.to, from);
  if (!between.every(({ word }) => joiners.has(word))) return false;
  return between.length > 0 || /[,/&]/.test(text.slice(tokens[from - 1]?.end ?? 0, tokens[from]?.start ?? 0));
}

const nothing: Meaning = { about: "nothing" };
const check = toCheck("level");

/** The level of some of several colleges. */
const checkBeside = toCheck("level");

const collegeLevels: readonly MatchingLevel[] = ["associate", "bachelor"];
const collegeStudents: Meaning = { about: "level", levels: collegeLevels };
const anyStudents = {
  about: "level",
  levels: ["associate", "bachelor", "master", "doctoral"],
  implied: true,
} as const satisfies Meaning;

const undergraduates = { ...anyStudents, levels: collegeLevels } as const satisfies Meaning;

/** Words for institutions that teach graduates too, where "college" alone does not. */
const wide = /^(?:universit|institut|postsecondary|secondary|schools?$)/;

/** What a trade school teaches beside other colleges: "a technical college or four-year university". */
const taught: readonly MatchingLevel[] = ["associate"];

/** A list with a kind that teaches all levels states none, unless it is for other students than those named before. */
function meaningOf(list: List, from: number, tokens: readonly Token[]): Meaning {
  const { kinds: named } = list;
  if (named.includes(highSchool)) return { about: "level", levels: ["high_school", "associate", "bachelor"] };
  if (named.some((kind) => kind?.length === 0)) return meaningOfAny(list, from, tokens);
  const levels = [...new Set(named.flatMap((kind) => kind ?? taught))];
  if (levels.includes("high_school")) return { about: "level", levels };
  if (named.every((kind) => kind === trade) || isPartOfChoice(list, from, tokens)) return check;
  if (named.every((kind) => kind === twoYear) && isBesideUniversity(list, tokens)) return checkBeside;
  // "A high school senior or a student enrolled at | a two- or four-year college".
  if (isOtherChoice(tokens, from) && namesStudents(tokens, from)) return { about: "level", levels };
  // "Transferring to | a four-year college" from one of either kind.
  if (isTransfer(tokens, from)) return { about: "level", levels: collegeLevels, entering: true, place: true };
  return { about: "level", levels, entering: true, place: true };
}

const isTransfer = (tokens: readonly Token[], from: number): boolean =>
  /^(?:to|into)$/.test(wordAt(tokens, from - 1)) && /^transfer(?:ring|s)?$/.test(wordAt(tokens, from - 2));

/** Colleges of any kind: their students are of any level, if they are there now. */
function meaningOfAny({ to, kinds: named }: List, from: number, tokens: readonly Token[]): Meaning {
  if (isOtherChoice(tokens, from) && namesStudents(tokens, from))
    return ofAll(tokens, from) ? { about: "level", levels: anyStudents.levels } : collegeStudents;
  if (!isAttendedNow(tokens, from) || tokens[to]?.word === "within") return { about: "nothing" };
  const isCollege =
    named.some((kind) => kind?.length !== 0) || tokens.slice(from, to).every(({ word }) => !wide.test(word));
  return isCollege ? undergraduates : anyStudents;
}

/** "Seniors or students enrolled at a college", but not "residents of the county or enrolled at a college". */
const namesStudents = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(0, from).some(({ word }) => /^(?:seniors?|juniors?|school)$/.test(word));

/** "Enrolled at a high school or college" names students; "GPA in high school or college" does not. */
const isAttended = ({ from, kinds }: List, tokens: readonly Token[]): boolean =>
  kinds.length > 1 &&
  tokens.slice(Math.max(0, from - 5), from).some(({ word }) => /^(?:enrolled|attend|attending|students?)$/.test(word));

/** "A member college or a four-year college": the level of one choice is not demanded. */
const isPartOfChoice = ({ to, kinds }: List, from: number, tokens: readonly Token[]): boolean =>
  kinds.every((kind) => kind?.length !== 0) &&
  (tokens[from - 1]?.word === "or" || tokens[to]?.word === "or" || tokens[goesOverPlace(tokens, to)]?.word === "or");

/** "Any community college in Mississippi, | Delta State University or Jackson State University": its students are meant too. */
const isBesideUniversity = ({ from, to }: List, tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word, capital }, at) => (at < from || at >= to) && capital && (word === "university" || word === "universities"),
  ) && tokens.some(({ word }) => word === "or" || word === "and");

/** "A two-year college in Wyoming | or the University of Wyoming". */
const goesOverPlace = (tokens: readonly Token[], to: number): number => {
  if (tokens[to]?.word !== "in") return to;
  let at = to + 1;
  while (tokens[at]?.capital && at < to + 4) at++;
  return at;
};

/** "A U.S. | college", "an accredited Texas | college". */
const isOfPlace = (tokens: readonly Token[], at: number): boolean =>
  ofCollege.has(wordAt(tokens, at - 1)) ||
  findPlaces(tokens.slice(Math.max(0, at - 2), at)).some(({ to }) => to === Math.min(at, 2));

const article =
  /^(?:a|an|any|one|their|your|his|her|each|accredited|eligible|approved|recognized|recognised|participating)$/;
const openers = wordSet("a an any accredited regionally nationally eligible approved recognized recognised properly");

/** Includes the article and what makes a college a proper one: "an eligible, accredited". */
function startOf({ from }: List, tokens: readonly Token[]): number {
  let start = from;
  while (openers.has(wordAt(tokens, start - 1))) start--;
  return start;
}

/**
 * Whether the college has a name ("Boston University", "University of Iowa", "the College"): no article, "the", or a
 * capital beside it.
 */
function isNamed({ from, to }: List, tokens: readonly Token[]): boolean {
  const first = tokens[from];
  const before = tokens[from - 1];
  const next = tokens[to];
  if (
    !first ||
    (/^schools?$/.test(first.word) === (from + 1 === to) && to - from === 1 && !article.test(before?.word ?? ""))
  )
    return true;
  if (next?.word === "of" && tokens[to + 1]?.capital) return true;
  if (first.capital && next && /^(?:at|in|for)$/.test(next.word) && tokens[to + 1]?.capital) return true;
  if (next?.word === "of" && tokens[to + 1]?.word !== "their" && tokens[to + 1]?.word !== "your") return true;
  if (before?.word === "the" || before?.word === "this" || before?.word === "our") return true;
  if (!first.capital)
    return before?.capital === true && from > 1 && !article.test(before.word) && !isOfPlace(tokens, from);
  return before !== undefined && !article.test(before.word);
}
