import type { ReadClause } from "../../read-clause.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";

/** The tokens of one of several things that "or" joins. */
export type Part = { from: number; to: number };

const or = tokenSet("or");

/** What "or" joins, where it does not stand inside a mention ("juniors or seniors"). */
export function partsOf({ tokens, mentions }: ReadClause): Part[] {
  const joints = or
    .placesIn(tokens)
    .filter((at) => at > 0 && tokens[at - 1]?.word !== "and")
    .filter((at) => !mentions.some(({ from, to }) => from < at && at < to - 1));
  return [...joints, tokens.length].map((to, at) => ({ from: at === 0 ? 0 : (joints[at - 1] ?? 0) + 1, to }));
}

/**
 * The parts that are enough by themselves, however the others are joined to them. Words before the first part may be about all
 * of them ("Ohio residents who are women or have ..."), and so may words behind the last ("women or men who ...").
 */
export function enoughOf(clause: ReadClause, parts: readonly Part[], text: string): Part[] {
  const choice: Choice = { clause, parts, hasComma: (part) => textOf(clause, part, text).includes(",") };
  const sharesNothing = beginsForFirst(choice);
  return parts.filter(
    (part, at) =>
      isWhole(choice, at) &&
      (at === 0 || sharesNothing === "any" || (sharesNothing === "verb" && begins(choice, part))),
  );
}

type Choice = { clause: ReadClause; parts: readonly Part[]; hasComma: (part: Part) => boolean };

const textOf = ({ tokens }: ReadClause, { from, to }: Part, text: string): string =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);

/** Whether the words behind a part cannot be about it too. */
function isWhole(choice: Choice, at: number): boolean {
  const { clause, parts, hasComma } = choice;
  const { tokens, mentions, unread } = clause;
  const [part, next] = [parts[at], parts[at + 1]];
  if (!part || !next) return true;
  const last = tokens[part.to - 1];
  // "Accepted to | or enrolled in a college".
  if (!last || prepositions.has(last.word) || /(?:ed|ing)$/.test(last.word)) return false;
  const isApart = (later: Part) => {
    const words = tokens.slice(later.from, later.to);
    // "Live in Ohio or be a citizen | and have a 3.0 GPA".
    return !joins.hasAny(words) && !hasComma(later) && (begins(choice, later) || isShort(words));
  };
  if (!parts.slice(at + 1).every(isApart)) return false;
  // "The MA | or MBA program": both are of the same head.
  const isMention = mentions.some(({ to, meaning }) => to === part.to && meaning.about !== "nothing");
  return begins(choice, next) || isMention || unread.includes(last);
}

/**
 * Whether the words before the first part are about it alone: "any" part may follow, only such as begin with a "verb", or none
 * is enough.
 */
function beginsForFirst(choice: Choice): "any" | "verb" | null {
  const { clause, parts, hasComma } = choice;
  const { tokens, mentions, unread } = clause;
  const [first, ...others] = parts;
  if (!first) return null;
  const verb = tokens.slice(0, first.to).findIndex(isVerb);
  const stated = mentions.filter(({ to, meaning }) => to <= first.to && meaning.about !== "nothing");
  const hasSubject =
    stated.some(({ from }) => from < verb) || tokens.slice(0, verb).some((token) => unread.includes(token));
  if (verb < 0 || hasSubject) return null;
  const behind = tokens.slice(verb + 1, first.to);
  if (joins.hasAny(behind) || behind.some(({ word }) => relatives.has(word) || kin.has(word))) return null;
  if (hasComma({ from: verb, to: first.to })) return null;
  // "Be a member in Ohio or | Texas", but "be a woman or | a veteran".
  const [only, second] = stated;
  const isPlain = tokens.slice(verb + 1, only?.from ?? first.to).every(({ word }) => articles.has(word));
  const isOne = second === undefined && isPlain && only?.to === first.to;
  const isWord = only === undefined && isShort(behind);
  return (isOne || isWord) && !others.some((part) => begins(choice, part)) ? "any" : "verb";
}

/** Whether a part begins with a verb, and so stands apart from the one before it. */
const begins = ({ clause: { tokens } }: Choice, { from }: Part): boolean =>
  isVerb(tokens[from]) && !works.has(wordAt(tokens, from - 2));

export const isVerb = (token: Token | undefined): boolean => token !== undefined && verbs.has(token);
const verbs = tokenSet(`
be is are am been have has had hold holds holding live lives living reside resides residing belong belongs attend attends attending
study studies studying enroll enrolled matriculated accepted admitted registered employed allowed authorized permitted majoring plan plans planning come comes
pursue pursuing speak rank ranks maintain must`);
/** "Research or | study": a noun. */
const works = wordSet("research work training teaching coursework travel");

/** Whether a noun is all that stands there. */
const isShort = (tokens: readonly Token[]): boolean =>
  tokens.length <= shortest &&
  !tokens.some(({ word }) => relatives.has(word) || prepositions.has(word) || word.endsWith("ing"));
/** In tokens. */
const shortest = 5;

const joins = tokenSet("and plus both while although must should shall");
const relatives = wordSet("who whose whom that which where with");
const prepositions = wordSet("of in at from to for by on under into within through about during among");
const articles = wordSet("a an the be either also current currently");
const kin = wordSet(`
child children son sons daughter daughters dependent dependents grandchild grandchildren descendant descendants spouse spouses widow widower
parent parents family relative relatives sibling siblings brother sister someone anyone those employees employee member members`);
