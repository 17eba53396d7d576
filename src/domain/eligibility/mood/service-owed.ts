import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const work = "(serve|work|teach|practice|practise)";
const number = "(a|an|one|two|three|four|five|six|1|2|3|4|5|6|each|every)";

/** `owed`: service by name. `doing`: what may be service, which a length of years or a time after the studies makes it. */
const table: PhraseTable<"owed" | "doing" | "time"> = [
  ["(service|work|employment|teaching) (commitment|obligation|agreement|requirement|contract|payback)(s|)", "owed"],
  [`(agree|agrees|commit|commits|committing|agreement|contract|obligated|obligation|commitment) to ${work}`, "owed"],
  [`${number} (year|years) of (full time|) (service|employment|teaching|work)`, "owed"],
  ["return of service", "owed"],
  [work, "doing"],
  ["(remain|stay|live|reside|return|remaining)", "doing"],
  ["(after|following|upon) (graduation|graduating|completion|completing|you graduate|they graduate)", "time"],
  [`(for|least|of) ${number} (academic|calendar|full|consecutive|) (year|years)`, "time"],
  [`${number} (year|years) for each`, "time"],
];
const find = phraseFinder(table);

/** "Work with a mentor", "work toward a degree", "work on your project". */
const others = wordSet("with toward towards on hard together");
const renewals = wordSet("renew renewal renewed renewable reapply");

/**
 * Whether the winner has to work or to serve in return: "teach in Florida for two years after graduation". What they have to write or to
 * attend is none, and neither is what a renewal takes.
 */
export function owesService(tokens: readonly Token[]): boolean {
  const found = find(tokens);
  if (found.length === 0 || tokens.some(({ word }) => renewals.has(word))) return false;
  if (found.some(({ value }) => value === "owed")) return true;
  const isDone = found.some(
    ({ value, from, to }) => value === "doing" && !(tokens[from]?.word === "work" && others.has(wordAt(tokens, to))),
  );
  return isDone && found.some(({ value }) => value === "time");
}
