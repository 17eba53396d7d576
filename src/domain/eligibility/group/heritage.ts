import type { Group } from "../../scholarships/vocabulary.ts";
import { capitalized } from "../../words/capitalized.ts";
import { type ClauseWords, grammar, type Mention } from "../mention.ts";
import type { Found } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { after, before, isInName } from "./group-roles.ts";
import { origins } from "./origins.ts";
import { peoples } from "./peoples.ts";

const descent = new Set([
  "descent",
  "decent",
  "desent",
  "heritage",
  "ancestry",
  "origin",
  "origins",
  "extraction",
  "lineage",
  "blood",
  "descendant",
  "descendants",
  "background",
  "backgrounds",
  "ethnicity",
  "parentage",
  "people",
]);
const joints = new Set(["and", "or", "american", "a", "an", "the", "at", "least"]);

/** Descent from a nation: "of Italian descent", "Korean-American heritage", and other origins. */
export const heritage = grammar({ clause: [origins.starts.clause, peoples] }, (clause) => [
  ...origins(clause),
  ...descents(clause),
]);

const descents = (clause: ClauseWords): Mention[] => {
  const { tokens } = clause;
  const named = peoples(tokens);
  const mentions: Mention[] = [];
  if (named.length === 0) return mentions;
  for (const [at, first] of named.entries()) {
    const previous = mentions.at(-1);
    if (previous && first.from < previous.to) continue;
    const list = listAt(named.slice(at), tokens);
    const last = list.at(-1) ?? first;
    const american = hyphenated(list, clause);
    if (american) {
      mentions.push(american);
      continue;
    }
    let end = last.to;
    while (["american", "ethnic", "national"].includes(wordAt(tokens, end))) end++;
    if (!descent.has(wordAt(tokens, end))) continue;
    const start = startOf(tokens, first.from);
    if (start === null) continue;
    mentions.push(mentionOf(list, tokens, start, endOf(tokens, end + 1)));
  }
  const names = [...new Set(mentions.flatMap(namesOf))];
  return mentions.map((mention) => (names.length > namesOf(mention).length ? withNames(mention, names) : mention));
};

const namesOf = ({ meaning }: Mention): readonly string[] =>
  meaning.about === "demand" && meaning.demand.about === "heritage" ? meaning.demand.names : [];

/** Several descents of one clause are alternatives. */
const withNames = ({ from, to }: Mention, names: readonly string[]): Mention => ({
  from,
  to,
  meaning: { about: "demand", demand: { about: "heritage", names: [...names] } },
});

/** "Korean-American students", "Italian Americans", "Korean-American and Korean students". */
function hyphenated(list: readonly Found<Group | null>[], clause: ClauseWords): Mention | null {
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last || !list.some(({ to }) => isAmerican(clause.tokens[to]))) return null;
  const to = isAmerican(clause.tokens[last.to]) ? last.to + 1 : last.to;
  const role = before(clause, first.from, new Set(list.map(({ from }) => from)));
  const follows = after(clause, to);
  const isPerson =
    follows === "person" || (follows === "nothing" && (clause.tokens[to - 1]?.word.endsWith("ns") || role === "verb"));
  if (!isPerson || role === "refused" || isInName(clause, first.from, to)) return null;
  return mentionOf(list, clause.tokens, first.from, to);
}

const isAmerican = (token: Token | undefined) => /^(?:american|canadian|australian)s?$/.test(token?.word ?? "");

/** "descent", "descent or heritage". */
const endOf = (tokens: readonly Token[], end: number) =>
  ["or", "and"].includes(wordAt(tokens, end)) && descent.has(wordAt(tokens, end + 1)) ? end + 2 : end;

function listAt(named: readonly Found<Group | null>[], tokens: readonly Token[]): Found<Group | null>[] {
  const list: Found<Group | null>[] = [];
  for (const each of named) {
    const previous = list.at(-1);
    if (previous && each.from < previous.to) continue;
    if (previous && !tokens.slice(previous.to, each.from).every(({ word }) => joints.has(word))) break;
    list.push(each);
  }
  return list;
}

/** The demand begins at "of"; heritage of which somebody learns or writes is none. */
function startOf(tokens: readonly Token[], from: number): number | null {
  let at = from - 1;
  while (
    [
      "full",
      "part",
      "partial",
      "direct",
      "proven",
      "a",
      "an",
      "either",
      "at",
      "least",
      "one",
      "half",
      "quarter",
      "fourth",
      "eighth",
      "some",
    ].includes(wordAt(tokens, at))
  )
    at--;
  const word = wordAt(tokens, at);
  if (word === "of")
    return [
      "history",
      "preservation",
      "study",
      "knowledge",
      "understanding",
      "appreciation",
      "aspects",
      "promotion",
      "interest",
    ].includes(wordAt(tokens, at - 1))
      ? null
      : at;
  if (["have", "has", "with", "be", "are", "claim", "prove", "trace", "having"].includes(word)) return at;
  return at < 0 ? 0 : null;
}

function mentionOf(list: readonly Found<Group | null>[], tokens: readonly Token[], from: number, to: number): Mention {
  const names = [...new Set(list.map((each) => nameOf(tokens, each)))];
  const groups = list.map(({ value }) => value);
  const [group] = groups;
  const known = group && groups.every((each) => each === group) ? group : null;
  return {
    from,
    to,
    meaning: { about: "demand", demand: { about: "heritage", names } },
    ...(known ? { also: [{ about: "groups", groups: [known] }] } : {}),
  };
}

const nameOf = (tokens: readonly Token[], { from, to }: Found<unknown>) =>
  tokens
    .slice(from, to)
    .map(({ word }) => capitalized(word))
    .join(" ");
