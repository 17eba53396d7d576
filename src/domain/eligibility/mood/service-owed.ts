import { type Found, type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const work = "(serve|work|teach|practice|practise)";
const number = "(a|an|one|two|three|four|five|six|1|2|3|4|5|6|each|every)";

/** `owed`: service by name. `doing`: what may be service, which a length of years or a time after the studies makes it. */
export type ServiceWords = "owed" | "doing" | "time";
export const serviceWords: PhraseTable<ServiceWords> = [
  ["(service|work|employment|teaching) (commitment|obligation|agreement|requirement|contract|payback)(s|)", "owed"],
  [`(agree|agrees|commit|commits|committing|agreement|contract|obligated|obligation|commitment) to ${work}`, "owed"],
  [`${number} (year|years) of (full time|) (service|employment|teaching|work)`, "owed"],
  ["return of service", "owed"],
  [work, "doing"],
  ["(remain|stay|live|reside|return|remaining)", "doing"],
  ["(go|come|going|coming) (back|) (home|back)", "doing"],
  ["(after|following|upon) (graduation|graduating|completion|completing|college|you graduate|they graduate)", "time"],
  ["(afterwards|afterward)", "time"],
  [`(for|least|of) ${number} (academic|calendar|full|consecutive|) (year|years)`, "time"],
  [`${number} (year|years) for each`, "time"],
];
const find = phraseFinder(serviceWords);

const others = wordSet("with toward towards on hard together experience");
const renewals = wordSet("renew renewal renewed renewable reapply");

/**
 * Whether the winner has to work or to serve in return: "teach in Florida for two years after graduation". What they have to write or to
 * attend is none, and neither is what a renewal takes.
 */
export const owesService = (tokens: readonly Token[]): boolean => serviceOwed(find(tokens), tokens) !== null;

/** The tokens `from` to `to` (excluded) that tell of service owed, by the phrases found in them; null where none do. */
export function serviceOwed(
  found: readonly Found<ServiceWords>[],
  tokens: readonly Token[],
): { from: number; to: number } | null {
  if (found.length === 0 || tokens.some(({ word }) => renewals.has(word))) return null;
  const owed = found.find(({ value, to }) => value === "owed" && !isNoun(tokens, to - 1));
  if (owed) return owed;
  const done = found.find(
    ({ value, from, to }) => value === "doing" && !isNoun(tokens, to - 1) && !isDenied(tokens, from),
  );
  const time = found.findLast(({ value }) => value === "time");
  return done && time ? { from: Math.min(done.from, time.from), to: Math.max(done.to, time.to) } : null;
}

/** "Work with a mentor", "work experience", "a year of work and language study". */
function isNoun(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) !== "work") return false;
  const next = wordAt(tokens, at + 1);
  return others.has(next) || (next === "and" && wordAt(tokens, at - 1) === "of");
}

/** "Without a duty to | serve" */
const isDenied = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ word }) => word === "without" || word === "no");
