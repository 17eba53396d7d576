import type { Statement } from "../combine/statement.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

/**
 * The statements of a text, with the parts that go on about a preference as preferences too: "Preference is given to residents of Ohio;
 * students of nursing; and veterans", "Preference in this order. 1. Members; 2. Residents of Ohio".
 */
export function withWholePreferences(statements: readonly Statement[], text: string): Statement[] {
  let isPreferred = false;
  let order: Order | null = null;
  return statements.map((statement) => {
    const opens = statement.mood === "preference";
    isPreferred = (isPreferred && goesOnPreferring(statement)) || (opens && prefersThose(statement.tokens).length > 0);
    const gone: Order | null = order && goneOn(order, statement, text);
    order =
      gone ??
      (opens && (tellsOrder(statement.tokens) || leadsToEntries(statement.tokens))
        ? { last: statement, number: 0 }
        : null);
    return isPreferred || gone ? { ...statement, mood: "preference" } : statement;
  });
}

const prefersThose = phraseFinder([
  ["(preference|priority|consideration) (is|are|will be|may be|shall be|) (given|granted) to", true],
]);

/** "Preference is given to | 1) women, 2) veterans". */
const leadsToEntries = (tokens: readonly Token[]): boolean =>
  prefersThose(tokens).some(({ to }) => to === tokens.length);

function goesOnPreferring({ clause, tokens }: Statement): boolean {
  const first = /^(?:and|or)$/.test(wordAt(tokens, 0)) ? 1 : 0;
  return (
    clause.goesOn === true && preferred.has(wordAt(tokens, first)) && !tokens.some(({ word }) => ownVerbs.has(word))
  );
}
const preferred = wordSet(
  "students those applicants candidates individuals persons women men veterans residents members people children graduates",
);
const ownVerbs = wordSet("must should shall need needs may can required eligible only");

/** An order of preference: its last entry, or the words before the first, and how many entries there were. */
type Order = { last: Statement; number: number };

const findOrder = phraseFinder([
  [
    "(in|by|following|this|next|ranked|descending|priority|preference|preferential|in the) (order|sequence|order of preference|order of priority|order of importance)",
    true,
  ],
  ["(order|sequence) of (preference|priority|importance)", true],
]);
/** "In the following order", but not "in order to help" and "in order of receipt". */
const tellsOrder = (tokens: readonly Token[]): boolean =>
  findOrder(tokens).some(({ to }) => !/^(?:to|of|that|for)$/.test(wordAt(tokens, to)));

/** The order with the next entry, which has the next number; null where a blank line, a heading or a demand ends it. */
function goneOn({ last, number }: Order, statement: Statement, text: string): Order | null {
  const { clause, tokens } = statement;
  const isNext = numberBefore(text, clause.start) === number + 1 && clause.heading === last.clause.heading;
  if (!isNext || isBlankBetween(text, last.clause.end, clause.start)) return null;
  const demands = tokens[0]?.word === "be" || tokens[0]?.word === "have" || tokens.some(({ word }) => orders.has(word));
  return demands ? null : { last: statement, number: number + 1 };
}
const orders = wordSet("must shall should required mandatory eligible");

/** The number of "2." or "(2)" before a place; null where none stands there. */
function numberBefore(text: string, start: number): number | null {
  let to = start - 1;
  while (text[to] === " ") to--;
  if (text[to] !== "." && text[to] !== ")") return null;
  let from = to;
  while (isDigit(text[from - 1])) from--;
  return from < to ? Number(text.slice(from, to)) : null;
}
const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= "0" && sign <= "9";

/** Whether a line between two places has no words. */
const isBlankBetween = (text: string, from: number, to: number): boolean =>
  text
    .slice(from, to)
    .split("\n")
    .slice(1, -1)
    .some((line) => line.trim() === "");
