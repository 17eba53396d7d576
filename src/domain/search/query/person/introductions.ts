import { type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention } from "../mention.ts";
import { isBreakBefore } from "../words/breaks.ts";
import { fillerWords } from "../words/filler-words.ts";
import type { QueryWords } from "../words/query-words.ts";

const introductions: PhraseTable<true> = [
  ["(my name is|my names|my name s|mi nombre es|me llamo)", true],
  ["(i am|im|i m) called", true],
];
const findIntroductions = phraseFinder(introductions);

const mostNames = 3;

/** Who searches for others: "I'm a counselor, one of my students ...". */
const findRoles = phraseFinder([
  [
    "(i am|im|i m|i work as|as) (a|an|the|their|) (high school|school|college|guidance|academic|college access|) (counselor|counsellor|advisor|adviser|teacher|coach|librarian|mentor|tutor|principal|social worker|case worker|caseworker|case manager)",
    true,
  ],
] as const);
/** "Counselor here": so nobody speaks who wants to be one. */
const findRolesHere = phraseFinder([
  [
    "(high school|school|college|guidance|hs|) (counselor|counsellor|advisor|adviser|teacher|coach|librarian|mentor|principal|social worker|caseworker) here",
    true,
  ],
] as const);
const ofOwnStudies = wordSet(
  "masters master mba phd edd degree certification certificate license grad graduate become",
);
const findOthers = phraseFinder([
  ["(my|our|these|some) (student|students|kids|seniors|juniors|mentees|clients|advisees)", true],
  ["(student|senior|junior|kid|girl|boy|athlete|client) of (mine|ours)", true],
  ["for (a|one|some|several) (of my|of our|) (student|students|senior|seniors|junior|juniors|kid|kids)", true],
  ["(student|kid|senior) is (a|in|from)", true],
  ["(give|tell|help|send|show) (him|her|them)", true],
] as const);

const classes = /^(?:student|senior|junior|sophomore|freshman|kid|girl|boy)s?$/;
const longestDescription = 3;
/** "For a Dominican senior", "for two homeless kids" */
const searchedFor = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    ({ word }, at) =>
      word === "for" &&
      /^(?:an?|one|two|three|some|my|our)$/.test(wordAt(tokens, at + 1)) &&
      tokens.slice(at + 2, at + 2 + longestDescription).some((each) => classes.test(each.word)),
  );

/**
 * "My name is Amina Diallo": nothing is searched by a student's own name. Words behind the first are names if they are capitalized
 * and none of the `mentions` says something by them: "My name is Grace Nursing student". Nor by the work of who searches for a student of theirs.
 */
export function introductionMentions(words: QueryWords, mentions: readonly Mention[]): Mention[] {
  const { tokens } = words;
  const isRead = (at: number) =>
    mentions.some(({ from, to, says, topic }) => from <= at && at < to && (says.length > 0 || topic));
  const isName = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && !isBreakBefore(words, at) && !fillerWords.has(token.word);
  };
  const others = [...findOthers(tokens), ...searchedFor(tokens)];
  const isAlone = tokens.every(({ word }) => !ofOwnStudies.has(word));
  const isStart = (at: number) => at === 0 || isBreakBefore(words, at);
  // "8th grade science teacher here"
  const here = findRolesHere(tokens).flatMap(({ from, to }) => {
    const start = [0, 1, 2, 3, 4].map((before) => from - before).find((at) => at >= 0 && isStart(at));
    return start === undefined || !(isAlone || others.length > 0) ? [] : [{ from: start, to }];
  });
  const told = [...here, ...(others.length === 0 ? [] : findRoles(tokens))];
  const roles = told.map(({ from, to }): Mention => ({ from, to, says: [] }));
  const names = findIntroductions(tokens).flatMap(({ from, to: first }) => {
    let to = first;
    while (to - first < mostNames && isName(to) && (to === first || (tokens[to]?.capital && !isRead(to)))) to += 1;
    // "I'm called to ministry"
    const isCalled = to === first && tokens[first - 1]?.word === "called";
    return isCalled ? [] : [{ from, to, says: [] }];
  });
  return [...roles, ...names];
}
