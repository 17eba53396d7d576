import type { CheckKind } from "../demand.ts";
import { type ClauseWords, type Grammar, grammar, toCheck } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { objectEnd } from "./object-end.ts";

/** A phrase of something to check; with an object, the words after it belong to it: "a career in | nursing". */
type CheckPhrase = { kind: CheckKind; object: "none" | "needed" | "possible" };

/**
 * A table of one kind from lines of phrases. A line that ends with "..." needs the object that follows; one that ends
 * with "[...]" takes it where there is one.
 */
export function phrasesOf(kind: CheckKind, lines: string): PhraseTable<CheckPhrase> {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      if (line.endsWith("[...]")) return [line.slice(0, -5).trim(), { kind, object: "possible" }] as const;
      if (line.endsWith("...")) return [line.slice(0, -3).trim(), { kind, object: "needed" }] as const;
      return [line, { kind, object: "none" }] as const;
    });
}

/** Words before a phrase that belong to it: "demonstrate a strong | interest in". */
const leadIns = wordSet(`
demonstrate demonstrates demonstrated demonstrating show shows shown showing exhibit exhibits exhibited exhibiting display displays possess possesses have has had having
a an the their his her your some any strong outstanding exceptional excellent exemplary proven clear genuine serious keen special sincere active actively deep particular significant
pursue pursues pursuing seek seeks seeking enter entering begin beginning start choose choosing prepare prepares preparing preparation toward towards
plan plans planning intend intends intending desire desires desiring want aspire aspires aspiring interested contemplating considering leading further furthering
advance advancing long term future full time professional genuinely strongly seriously especially deeply truly be been are is who to in for with of on evidence
current currently at least a minimum past previous high record potential
1 2 3 4 5 6 7 8 10 one two three four five six seven eight ten more than up no
`);

/** Words before an object that an object may not hold later: "nominated by | your school". */
const owners = wordSet("your their his her our");

/** A grammar whose phrases are each left to the student to check. `refuses`: words that may not be in the object. */
export function checkGrammar(table: PhraseTable<CheckPhrase>, refuses: ReadonlySet<string> = new Set()): Grammar {
  const find = phraseFinder(table);
  return grammar({ clause: [find] }, (clause) => {
    const found = find(clause.tokens);
    if (found.length === 0) return [];
    return found.flatMap(({ from, to, value: { kind, object } }) => {
      const start = startOf(clause, from);
      if (object === "none") return [{ from: start, to, meaning: toCheck(kind) }];
      const first = clause.tokens[to];
      const end = objectEnd(clause, first && owners.has(first.word) ? to + 1 : to);
      if (end === to && object === "possible") return [{ from: start, to, meaning: toCheck(kind) }];
      if (end === to || clause.tokens.slice(to, end).some(({ word }) => refuses.has(word))) return [];
      return [{ from: start, to: end, meaning: toCheck(kind) }];
    });
  });
}

/** The phrase begins with the words before it that lead to it, in the same part of the sentence. */
function startOf({ tokens, text }: ClauseWords, from: number): number {
  let start = from;
  for (let at = from - 1; at >= 0; at--) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (
      !token ||
      !next ||
      !leadIns.has(token.word) ||
      isFullTime(tokens, at) ||
      /[^\s-]/.test(text.slice(token.end, next.start))
    )
      break;
    start = at;
  }
  return start;
}

/** "Enrolled full-time | with scholastic achievements". */
const isFullTime = (tokens: ClauseWords["tokens"], at: number): boolean =>
  tokens[at]?.word === "time" &&
  tokens[at - 1]?.word === "full" &&
  /^(?:with|who|in|and)$/.test(wordAt(tokens, at + 1));
