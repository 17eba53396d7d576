import { numberInWord } from "../../../words/number-words.ts";
import { personNouns } from "../../group/group-roles.ts";
import { modals } from "../../text/modals.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";
import { whatIsGiven } from "../../words/awards.ts";
import { surelyWonWords } from "../../words/persons.ts";
import type { Statement } from "../statement.ts";
import { keysOf, ofOneAward } from "./several-awards.ts";

/** Some of the awards, with the words of a statement that say to whom they go: from a token to another. `count`: null where it adds to others. */
type Part = { statement: Statement; from: number; to: number; count: number | null };

/** "Ten scholarships | will be awarded to", "one | goes to", "another | is for"; and "one | to a nurse", without a verb. */
const findGiven = phraseFinder<"verb" | "bare" | "person">([
  [
    "(will|shall|may|must|should|is|are|) (also|each|) (be|) (awarded|given|reserved|presented|offered|granted|available|designated|earmarked|set aside|dedicated|provided) (annually|yearly|each year|every year|) (exclusively|specifically|only|) (to|for)",
    "verb",
  ],
  ["(goes|go|will go|going) (annually|each year|every year|) (to|for)", "verb"],
  ["(is|are|will be) (for|open to|limited to|restricted to)", "verb"],
  ["(to|for)", "bare"],
  // "One winner must be a nurse", "two winners | are women".
  ["(must|should|shall|has to|have to|needs to|need to) (also|)", "person"],
  ["(will be|shall be|may be|can be|is|are|comes|come)", "person"],
]);
const ordinals = tokenSet(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth th nd rd st last final remaining other additional further",
);
const articles = wordSet("a an the each every any all");
/** Where a part of a clause may begin: "..., and | one goes to". */
const joints = tokenSet("and while plus with year annually awards gives offers grants presents provides");
/** In tokens: "an eleventh scholarship, the Ames Memorial Scholarship, | will be awarded to". */
const longestName = 14;

/**
 * The statements of a text that counts several awards out ("Ten scholarships go to nurses. An eleventh is for residents of Ohio"):
 * what is demanded for some of them only is marked, as below the headings of several awards.
 */
export function withCountedAwardsApart(statements: readonly Statement[]): readonly Statement[] {
  const counted = countedParts(statements);
  if (counted.length < 2) return statements;
  const parts = withoutTotal(counted);
  const ofParts = new Set(parts.map(({ statement }) => statement));
  const isOfAll = demandedOfAll(
    parts,
    statements.filter((each) => !ofParts.has(each)),
  );
  return statements.map((each) =>
    ofParts.has(each) && each.notOfAll === undefined ? ofOneAward(each, isOfAll) : each,
  );
}

/** The parts of a text in their order. */
function countedParts(statements: readonly Statement[]): Part[] {
  const parts: Part[] = [];
  for (const each of statements) if (each.part === "text") parts.push(...partsOf(each, parts.length > 0));
  return parts;
}

/** Tells what is demanded of everybody, by its key: what another statement demands, or each of the parts names. */
function demandedOfAll(parts: readonly Part[], others: readonly Statement[]): (key: string) => boolean {
  const elsewhere = new Set(others.filter(({ mood }) => mood === "demand").flatMap(keysOfAll));
  const named = parts.map((part) => new Set(keysOfAll({ mentions: mentionsIn(part) })));
  // Beside "ten awards go to nurses. One is for a man", nothing tells whom the others are for.
  const isInEach = (key: string) => named.length > 1 && named.every((keys) => keys.has(key));
  return (key) => elsewhere.has(key) || isInEach(key);
}

const keysOfAll = ({ mentions }: Pick<Statement, "mentions">) => mentions.flatMap(keysOf);

const mentionsIn = ({ statement, from, to }: Part) =>
  statement.mentions.filter((mention) => mention.from >= from && mention.from < to);

/** "Five scholarships go to nurses. One is for a man and two are for veterans": the first words are about all of them. */
function withoutTotal(parts: Part[]): Part[] {
  const [first, ...others] = parts;
  if (!first || first.count === null || others.some(({ statement }) => statement === first.statement)) return parts;
  const counts = others.map(({ count }) => count);
  if (counts.includes(null)) return parts;
  const sum = counts.reduce<number>((all, count) => all + (count ?? 0), 0);
  return sum < first.count || (sum === first.count && others.length > 1) ? others : parts;
}

/** `isFurther`: whether awards or winners were counted before, so that "one must be a nurse" goes on. */
function partsOf(statement: Statement, isFurther: boolean): Part[] {
  const { tokens, clause } = statement;
  const given = findGiven(tokens);
  if (given.length === 0) return [];
  const starts: Part[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (at > 0 && !joints.has(tokens[at - 1]) && !isBehindMark(clause.text, tokens, at)) continue;
    const opened = countAt(tokens, at);
    if (opened === null) continue;
    const verb = given.find(({ from }) => from >= opened.to && from <= opened.to + longestName);
    if (!verb) continue;
    const [words, next] = [tokens.slice(opened.to, verb.from), tokens[verb.to]];
    const isCounted =
      verb.value === "person"
        ? isAboutWinner(words, next, isFurther || starts.length > 0 || opened.count === null)
        : isAboutAwards(words, verb.value, next);
    if (!isCounted) continue;
    starts.push({ statement, from: at, to: tokens.length, count: opened.count });
    at = verb.to;
  }
  return starts.map((part, i) => ({ ...part, to: starts[i + 1]?.from ?? part.to }));
}

/** "Ten", "11", "an eleventh", "another", "five additional": how many there are, or that they are more than those before. */
function countAt(tokens: readonly Token[], at: number): { count: number | null; to: number } | null {
  const word = wordAt(tokens, at);
  // "$1,000 to a nurse, $500 to a resident of Ohio": each sum is an award.
  if (word === "$" && /^\d+$/.test(wordAt(tokens, at + 1))) return { count: 1, to: at + 2 };
  if (word === "another") return { count: null, to: at + 1 };
  const first = articles.has(word) ? at + 1 : at;
  const count = numberOf(tokens[first]);
  const behind = count === null ? first : first + 1;
  // "One-time award for nurses."
  if (tokens[behind]?.word === "time") return null;
  if (ordinals.has(tokens[behind])) return behind > at ? { count: null, to: behind + 1 } : null;
  return count === null || first > at ? null : { count, to: behind };
}

const numberOf = (token: Token | undefined): number | null =>
  token === undefined ? null : /^\d{1,2}$/.test(token.word) ? Number(token.word) : numberInWord(token.word);

/** Whether the words between a count and those to whom it goes are an award's: none, or its name. */
function isAboutAwards(words: readonly Token[], kind: "verb" | "bare", next: Token | undefined): boolean {
  if (next === undefined || /^[\d$]/.test(next.word) || words.some(({ word }) => modals.has(word))) return false;
  if (whatIsGiven.hasAny(words)) return true;
  return words.length === 0 && (kind === "verb" || articles.has(next.word) || personNouns.has(next.word));
}

/** "One | nursing school winner | must", and "one | must" where it goes on. */
function isAboutWinner(words: readonly Token[], next: Token | undefined, goesOn: boolean): boolean {
  if (next === undefined || chosen.has(next)) return false;
  return words.length === 0 ? goesOn : surelyWonWords.has(words.at(-1)?.word ?? "");
}
/** "One winner will be | selected" is about no one. */
const chosen = tokenSet("selected chosen announced notified named picked drawn awarded given invited recognized");

const isBehindMark = (text: string, tokens: readonly Token[], at: number): boolean =>
  /[,:(]/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
