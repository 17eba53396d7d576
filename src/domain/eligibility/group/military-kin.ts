import type { ClauseWords } from "../mention.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

/** Who of a military family may apply: who serves or served, the children, the spouse. */
export type Kin = "self" | "child" | "spouse";

/** A yes to the one question about the military may be of any of them. */
export const allKin: readonly Kin[] = ["self", "child", "spouse"];

const kinWords: readonly (readonly [ReadonlySet<string>, readonly Kin[]])[] = [
  [wordSet("child children son sons daughter daughters stepchild stepchildren kid kids"), ["child"]],
  [wordSet("spouse spouses wife wives husband husbands"), ["spouse"]],
  [wordSet("family families dependents dependants"), ["child", "spouse"]],
];

/** Words of some service only, or of those who died or were hurt: no answer tells any of these. */
const limits = wordSet(`
deceased died dead death killed fallen lost missing captured prisoner prisoners pow disabled disability disabilities wounded injured ill permanently totally percent rated surviving
combat wartime war post gulf vietnam iraq afghanistan army navy air marine marines corps guard coast guardsman guardsmen reserve reserves reservist reservists soldier soldiers
sailor sailors airman airmen officer officers warrant retired career gold star rotc medic medics
`);

/** Whether the words are of some soldiers only: "fallen service members", "the Navy". */
export const areLimited = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => limits.has(word));

/** Whom of the family the words before a soldier name: "children and spouses | of veterans". A parent of a soldier is none of them. */
export const kinIn = (tokens: readonly Token[]): Kin[] => tokens.flatMap((_, at) => kinAt(tokens, at));

/** Whom of the family the words right behind a soldier name: "veterans | and their spouses and dependent children". */
export function kinBehind(clause: ClauseWords, to: number): Kin[] {
  const { tokens } = clause;
  let end = to;
  while (end - to < longestList && joinsKin(wordAt(tokens, end))) end++;
  if (areLimited(moreOf(clause, end))) return [];
  const words = tokens.slice(to, end);
  return words.flatMap((_, at) => (isOfOthers(tokens, to + at) ? [] : kinAt(words, at)));
}

/** What the words say more of those who end at `to`: "veterans | who were wounded". */
export function moreOf(clause: ClauseWords, to: number): readonly Token[] {
  let end = to;
  while (end < clause.tokens.length && end - to < longestRemark && !isJoint(clause, end)) end++;
  return clause.tokens.slice(to, end);
}

/** What stands right before those who begin at `from`: "wounded | veterans". */
export function wordsBefore(clause: ClauseWords, from: number): readonly Token[] {
  let start = from;
  while (start > 0 && from - start < longestQuality && !isJoint(clause, start) && !isAndOr(clause.tokens[start - 1]))
    start--;
  return clause.tokens.slice(start, from);
}

/** Whether "and", "or" or a comma parts a word from the one before it. */
const isJoint = ({ tokens, text }: ClauseWords, at: number): boolean =>
  isAndOr(tokens[at]) || /[,;]/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));

const isAndOr = (token: Token | undefined): boolean => token?.word === "and" || token?.word === "or";

/** In tokens. */
const longestList = 12;
const longestRemark = 8;
const longestQuality = 3;

const joining = wordSet(
  "a an the and or of one their his her eligible immediate dependent dependant current unmarried qualifying legal adopted grandchild grandchildren member members survivor survivors widow widows widower widowers",
);
const joinsKin = (word: string): boolean => joining.has(word) || kinWords.some(([words]) => words.has(word));

/** "A veteran or a child | of a teacher". */
const isOfOthers = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.word === "of" && tokens[at + 2]?.word !== "one";

/** "Parent" names a child only of words such as "a parent who serves" and "whose parent is a veteran". */
function kinAt(tokens: readonly Token[], at: number): readonly Kin[] {
  const word = wordAt(tokens, at);
  const isParent = /^(?:parents?|guardians?|fathers?|mothers?)$/.test(word);
  if (isParent) return tokens.slice(at).some((token) => token.word === "of") ? [] : ["child"];
  // "A dependent of a veteran" may be the spouse, and a "dependent child" is none.
  if (/^depend[ae]nt$/.test(word)) return kinAt(tokens, at + 1).length > 0 ? [] : ["child", "spouse"];
  return kinWords.find(([words]) => words.has(word))?.[1] ?? [];
}
