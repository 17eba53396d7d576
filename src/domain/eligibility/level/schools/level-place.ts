import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import { gradesNameLevels, isBehindGrade, isPointGrade } from "../../grades/levels-with-grades.ts";
import { personNouns } from "../../group/group-roles.ts";
import type { Mention } from "../../mention.ts";
import type { ReadClause } from "../../read-clause.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";
import type { LevelInClause } from "../stated-levels.ts";

type Tokens = readonly Token[];

/** How a level stands in its clause. */
export const placeOfLevel = (
  mention: Mention,
  { mentions, tokens, clause: { text } }: Clause,
): Pick<LevelInClause, "isSubject" | "isAllowed" | "of" | "isChoice" | "isListed"> => {
  const isEntry = isOfEntries(text);
  return {
    isSubject: isSubject(mention, tokens),
    isAllowed: isAllowed(mention, tokens),
    of: subjectBefore(mention, mentions, tokens),
    isChoice: isEntry || isChoice(mention, tokens) || isBeforeLevel(mention, mentions, tokens),
    isListed: isEntry || isListed(mention, tokens, text),
  };
};
type Clause = Pick<ReadClause, "mentions" | "tokens"> & { clause: { text: string } };

/** "(a) those in college, (b) graduate students": the levels of such a list are choices. The first mark may be cut off with the lead. */
const isOfEntries = (text: string): boolean =>
  text.includes(") ") &&
  marks.some(
    ([first = "", ...next]) =>
      text.includes(next[0] ?? "") && [first, next[1] ?? ""].some((mark) => text.includes(mark)),
  );
const marks = [
  ["(a) ", "(b) ", "(c) "],
  ["(1) ", "(2) ", "(3) "],
  ["(i) ", "(ii) ", "(iii) "],
];

/** "Undergraduate applicants must be | juniors": the levels of those of whom the clause says more. */
function subjectBefore(
  { from }: Mention,
  mentions: readonly Mention[],
  tokens: Tokens,
): readonly MatchingLevel[] | null {
  const subject = mentions.find(({ meaning }) => meaning.about === "level");
  if (subject?.meaning.about !== "level" || from < subject.to) return null;
  return subject.from <= 2 && modals.has(tokens[subject.to]) ? subject.meaning.levels : null;
}

const modals = tokenSet("must should need");
const usually = /^(?:generally|typically|usually|normally)$/;

/** "College students must attend full-time, and graduate students must ..." says more of some, and leaves the others in. */
const isSubject = ({ from, to }: Mention, tokens: Tokens): boolean => {
  // "Nominees must be | high school seniors, must show leadership": whom they must be.
  if (isPredicate(from, tokens) || isTheOne(from, to, tokens)) return false;
  const isBehindModal = modals.hasAny(tokens.slice(0, from));
  const hasModal = modals.has(tokens[to]);
  // "Undergraduates need a 3.0 GPA, graduate students | a 3.5".
  const hasGrade = tokens[to]?.word === "a" && /^\d\.\d/.test(wordAt(tokens, to + 1));
  return (
    isOfGrade(from, tokens) ||
    (hasModal && (from <= 2 || isBehindModal)) ||
    (hasGrade && isBehindModal) ||
    /^includes?$/.test(wordAt(tokens, 1)) ||
    // "Early career generally includes | doctoral students".
    tokens.slice(1, 5).some(({ word }, at) => word === "includes" && usually.test(wordAt(tokens, at)))
  );
};

/** "Graduate nominees | may be nominated for both records", but not "may apply". */
const isAllowed = ({ from, to }: Mention, tokens: Tokens): boolean => {
  const verb = personNouns.has(wordAt(tokens, to)) ? to + 1 : to;
  return from <= 1 && may.test(wordAt(tokens, verb)) && !applies.has(wordAt(tokens, verb + 1));
};
const may = /^(?:may|can)$/;
const applies = wordSet("apply enter compete participate win submit");

/** "The | graduating high school senior | must": whoever applies. */
const isTheOne = (from: number, to: number, tokens: Tokens): boolean =>
  from === 1 && tokens[0]?.word === "the" && one.test(wordAt(tokens, to - 1));
const one = /^(?:senior|junior|student)$/;

function isPredicate(from: number, tokens: Tokens): boolean {
  let at = from - 1;
  while (beforePersons.test(wordAt(tokens, at))) at--;
  return tokens[at]?.word === "be" && modals.has(tokens[at - 1]);
}
const beforePersons = /^(?:an?|current|currently|enrolled|as|in|full|part|time|registered|graduating|rising)$/;

/** "A 3.5 GPA, 3.0 for | graduate students", but not "2.7 for undergraduates and 3.0 for graduates", who are all that may apply. */
const isOfGrade = (from: number, tokens: Tokens): boolean =>
  tokens[from - 1]?.word === "for" &&
  isBehindGrade(tokens, from - 1) &&
  tokens.filter(({ word }) => isPointGrade(word)).length > 1 &&
  !gradesNameLevels(tokens);

const isChoice = ({ from }: Mention, tokens: Tokens): boolean =>
  tokens.slice(Math.max(0, from - 3), from).some(({ word }) => word === "or");

/** "Freshmen | and enrolled undergraduate and graduate students" are all of them. */
const isBeforeLevel = ({ to }: Mention, mentions: readonly Mention[], tokens: Tokens): boolean =>
  tokens[to]?.word === "and" &&
  mentions.some(({ from, meaning }) => meaning.about === "level" && from > to && from <= to + 2);

function isListed({ from, to }: Mention, tokens: Tokens, text: string): boolean {
  const joins = (at: number) =>
    tokens[at]?.word === "and" ||
    tokens[at]?.word === "or" ||
    (tokens[at]?.word === "as" && tokens[at - 1]?.word === "well");
  const hasComma = (at: number) => /[,/&]/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
  return [from - 3, from - 2, from - 1, to].some(joins) || [from, to].some(hasComma);
}
