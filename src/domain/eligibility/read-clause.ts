import { grammars } from "./grammars.ts";
import type { ClauseWords, Mention } from "./mention.ts";
import { nameTokens } from "./name-tokens.ts";
import { neutralWords } from "./neutral-words.ts";
import type { Token } from "./text/tokens.ts";

/** A clause with what was found in it, and the words that nothing read. */
export type ReadClause = {
  tokens: readonly Token[];
  mentions: readonly Mention[];
  unread: readonly Token[];
};

/** Reads the mentions of a clause. `names` are the words of names, such as the scholarship's own, that demand nothing. */
export function readClause(clause: ClauseWords, names: ReadonlySet<string>): ReadClause {
  const mentions = longestOf(grammars.flatMap((grammar) => grammar(clause)));
  const covered = new Set(mentions.flatMap(({ from, to }) => indexes(from, to)));
  for (const at of nameTokens(clause.tokens, names)) covered.add(at);
  const unread = clause.tokens.filter((token, at) => !covered.has(at) && !isNeutral(token));
  return { tokens: clause.tokens, mentions, unread };
}

const isNeutral = ({ word }: Token) => neutralWords.has(word) || /^[\p{L}$£€%+]$/u.test(word);

/**
 * The longest mentions that share no word, in the order of the text. Of two of one length, the earlier grammar's. Only
 * a level and a field may share words: "law students", "MBA", "Master of Science in Nursing".
 */
function longestOf(mentions: readonly Mention[]): Mention[] {
  const taken = new Map<number, Mention["meaning"]["about"]>();
  const longest: Mention[] = [];
  for (const mention of mentions.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    const { about } = mention.meaning;
    const words = indexes(mention.from, mention.to);
    if (words.some((at) => taken.has(at) && !mayShare(about, taken.get(at)))) continue;
    for (const at of words) if (!taken.has(at)) taken.set(at, about);
    longest.push(mention);
  }
  return longest.toSorted((a, b) => a.from - b.from);
}

const mayShare = (one: string, other: string | undefined) =>
  (one === "level" && other === "field_of_study") || (one === "field_of_study" && other === "level");

const indexes = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
