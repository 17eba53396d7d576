import { isExample } from "./group/group-roles.ts";
import { isHelped } from "./helped.ts";
import { levelWordsIn } from "./level/level-words.ts";
import type { Meaning, Mention } from "./mention.ts";
import { phraseFinder } from "./text/phrases.ts";
import { type Token, wordAt } from "./text/tokens.ts";
import { wordSet } from "./text/word-set.ts";
import { severalAwardsChoice } from "./words/awards.ts";
import { severalWinnersChoice } from "./words/persons.ts";

/** Whether a mention limits nobody by the words before it: those whom it names are only some of those who may apply. */
export const isOneOfOthers = (mention: Mention, tokens: readonly Token[], all: readonly Mention[]): boolean =>
  isOneOfAll(mention, tokens) ||
  isNoLimit(mention, tokens) ||
  isNotAlone(mention, tokens) ||
  isExampleOfDegree(mention, tokens) ||
  isLevelIncluded(mention, tokens, all) ||
  isUsual(mention, tokens) ||
  isAndBeyond(mention, tokens) ||
  isOfMost(mention, tokens) ||
  isOfThing(mention, tokens) ||
  isHelped(mention, tokens);

/** "Open to all nationalities, including | Americans". */
function isOneOfAll({ from, meaning }: Mention, tokens: readonly Token[]): boolean {
  if (!ofPersons.has(meaning.about) || !isExample(tokens, from)) return false;
  const opening = tokens.findLastIndex(({ word }, at) => at < from && word === "including");
  return opening > 0 && tokens.slice(0, opening).some(({ word }) => everybody.has(word));
}

/** "Not limited to | high school seniors". Fields of study are read from "majors include but are not limited to". */
function isNoLimit({ from, meaning }: Mention, tokens: readonly Token[]): boolean {
  const to = tokens[from - 1]?.word === "to" ? from - 1 : from - 2;
  return (
    meaning.about !== "field_of_study" &&
    tokens[to]?.word === "to" &&
    limits.has(wordAt(tokens, to - 1)) &&
    tokens[to - 2]?.word === "not"
  );
}

/** "We welcome applicants from everywhere, not just | US students", "not only for | nurses | of Filipino descent". */
const isNotAlone = ({ from, meaning }: Mention, tokens: readonly Token[]): boolean =>
  meaning.about !== "field_of_study" &&
  ([from - 1, from - 2].some((at) => isNotOnly(tokens, at - 1)) ||
    (isNotOnly(tokens, 0) &&
      tokens[2]?.word === "for" &&
      !tokens.slice(0, from).some(({ word }) => /^(?:but|also|who|must)$/.test(word))));

const isNotOnly = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "not" && /^(?:just|only|merely|solely)$/.test(wordAt(tokens, at + 1));

/** "A terminal master's program such as | the MFA": one of the degrees, and not the field of all. */
const isExampleOfDegree = ({ from, to, meaning }: Mention, tokens: readonly Token[]): boolean => {
  const opening = /^(?:an?|the)$/.test(wordAt(tokens, from - 1)) ? from - 1 : from;
  return (
    meaning.about === "field_of_study" &&
    tokens[opening - 1]?.word === "as" &&
    tokens[opening - 2]?.word === "such" &&
    levelWordsIn(tokens).some((word) => word.from === from && word.to === to)
  );
};

/**
 * "Colleges of all kinds, including | community colleges", but neither "requirements include a junior standing" nor "college
 * students, including those of graduate schools", which adds to the level before it.
 */
function isLevelIncluded({ from, meaning }: Mention, tokens: readonly Token[], all: readonly Mention[]): boolean {
  if (meaning.about !== "level") return false;
  const opening = tokens.findLastIndex(({ word }, at) => at < from && /^includ(?:ing|es?)$/.test(word));
  if (opening < 1 || from - opening > mostBetween || demands.has(wordAt(tokens, opening - 1))) return false;
  return !all.some((other) => other.meaning.about === "level" && other.to <= opening);
}
/** In tokens: "including scholarships for | first-year students". */
const mostBetween = 4;
const demands = wordSet(
  "requirements requirement criteria qualifications eligibility which may can must only this also it that they",
);

/** "Students from | the UK | and overseas", "residents of | Ohio | or elsewhere": who lives elsewhere may apply too. */
const isAndBeyond = ({ to, meaning }: Mention, tokens: readonly Token[]): boolean =>
  (meaning.about === "countries" || meaning.about === "states") && findBeyond(tokens).some(({ from }) => from === to);
const findBeyond = phraseFinder([
  [
    "(and|or|as well as) (from|in|) (beyond|elsewhere|overseas|abroad|worldwide|internationally|other countries|other states|around the world|across the world|all over the world|the rest of the world)",
    true,
  ],
] as const);

/** "Primarily for | graduate students": who is meant most, and not all who may apply. */
const isUsual = ({ from, meaning }: Mention, tokens: readonly Token[]): boolean =>
  meaning.about !== "nothing" &&
  tokens.slice(Math.max(0, from - mostBehind), from).some(({ word }) => usually.has(word));
const mostBehind = 4;
const usually = wordSet("primarily usually mainly mostly predominantly typically generally");

/** "The great majority of our awards are made to | overseas students |": others get the rest. */
const isOfMost = ({ from, meaning }: Mention, tokens: readonly Token[]): boolean =>
  meaning.about !== "nothing" && findMost(tokens).some(({ to }) => to <= from);
const findMost = phraseFinder([
  [
    `(most|the majority|a majority|the great majority|the vast majority|the bulk) of (the|our|its|their|these|all|) (${severalAwardsChoice}|${severalWinnersChoice}) (are|go|is|were)`,
    true,
  ],
] as const);

/** "Access to | UK | student finance": a thing, and nobody. */
const isOfThing = ({ to, meaning }: Mention, tokens: readonly Token[]): boolean =>
  ofPersons.has(meaning.about) &&
  [to, to + 1].some((at) => tokens[at - 1]?.word === "student" && things.has(wordAt(tokens, at)));
const things = wordSet("finance financing loan loans aid permit permits");

const ofPersons = new Set<Meaning["about"]>(["citizenship", "countries", "states", "groups"]);
const everybody = wordSet("all any every anyone everyone");
const limits = wordSet("limited restricted confined");
