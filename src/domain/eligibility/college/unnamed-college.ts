import type { Mood } from "../mood/mood.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const findFaculties = phraseFinder<true>([
  [
    "(in|within|into|entering|enter|attending|attend|of|from|to) (the|our) (faculty|school|college|department|division) of",
    true,
  ],
  ["(in|within|into|entering|enter|attending|attend|of|from) faculty of", true],
]);
/** "Entering first year in any faculty" names no faculty, and a university of which it is one is named nowhere. */
const findAnyFaculty = phraseFinder<true>([["(in|of|from) any faculty", true]]);
/** Words after "the college of" that name no faculty: "the college of their choice", "the School of the Art Institute". */
const namesNone = wordSet("the their your his her choice a an one any origin record residence attendance which that");
/** Who speaks for a faculty: "nominated by the dean of the School of Law". */
const officers = wordSet(
  "dean chair head director office faculty member members professor staff approval friends alumni",
);

type Said = { tokens: readonly Token[]; part: "title" | "text"; mood: Mood };

/**
 * The demand to study in a faculty of a university that the text does not name: "a student in the Faculty of Law". Null
 * when there is none.
 */
export function demandOfUnnamed<Statement extends Said>(statements: readonly Statement[]): Statement | null {
  const demands = statements.filter(({ part, mood }) => part === "text" && mood === "demand");
  return demands.find(({ tokens }) => isOfUnnamed(tokens)) ?? null;
}

const isOfUnnamed = (tokens: readonly Token[]): boolean =>
  findFaculties(tokens).some((found) => isStudied(tokens, found)) || findAnyFaculty(tokens).length > 0;

const isStudied = (tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean => {
  const next = tokens[to];
  return next !== undefined && !namesNone.has(next.word) && !officers.has(wordAt(tokens, from - 1));
};
