import type { Statement } from "../combine/statement.ts";
import { phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

/**
 * The statements of a text, with the parts that go on about a preference as preferences too: "Preference is given to residents of Ohio;
 * students of nursing; and veterans", "Preference in this order. 1. Members; 2. Residents of Ohio".
 */
export function withWholePreferences(statements: readonly Statement[], text: string): Statement[] {
  let isPreferred = false;
  let isOrder = false;
  return statements.map((statement) => {
    const opens = statement.mood === "preference";
    isPreferred = (isPreferred && goesOnPreferring(statement)) || (opens && prefersThose(statement.tokens).length > 0);
    isOrder = (isOrder && isNumbered(text, statement)) || (opens && tellsOrder(statement.tokens));
    return isPreferred || isOrder ? { ...statement, mood: "preference" } : statement;
  });
}
const prefersThose = phraseFinder([
  ["(preference|priority|consideration) (is|are|will be|may be|shall be|) (given|granted) to", true],
]);

function goesOnPreferring({ clause, tokens }: Statement): boolean {
  const first = /^(?:and|or)$/.test(tokens[0]?.word ?? "") ? 1 : 0;
  return (
    clause.goesOn === true && preferred.has(tokens[first]?.word ?? "") && !tokens.some(({ word }) => ownVerbs.has(word))
  );
}
const preferred = wordSet(
  "students those applicants candidates individuals persons women men veterans residents members people children graduates",
);
const ownVerbs = wordSet("must should shall need needs may can required eligible only");

/** "In the following order", "Order of preference": entries with numbers follow. */
const tellsOrder = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => word === "order" || word === "following" || word === "sequence");

/** Whether "2." or "(2)" stands before a statement. */
function isNumbered(text: string, { clause: { start } }: Statement): boolean {
  let at = start - 1;
  while (text[at] === " ") at--;
  return (text[at] === "." || text[at] === ")") && isDigit(text[at - 1]);
}
const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= "0" && sign <= "9";
