import { type Statement, silent } from "../combine/statement.ts";
import { toCheck } from "../mention.ts";
import { cuesIn, hasCue } from "../mood/cues.ts";
import { namesPerson } from "../mood/people.ts";
import { phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { whatIsGiven } from "../words/awards.ts";
import { winnerWords } from "../words/persons.ts";

/**
 * A statement that tells of winners or of people in a story. It demands nothing, unless its words might still be about those who
 * may apply: then it is left to check.
 */
export function setAside(statement: Statement): Statement {
  if (statement.mood === "exclusion") return statement;
  return mayDemand(statement.tokens) ? leftToCheck(statement) : silent(statement);
}

/** A statement that a student has to check, whatever was read in it. */
export const leftToCheck = (statement: Statement): Statement => ({
  ...statement,
  mood: "demand",
  mentions: [{ from: 0, to: statement.tokens.length, meaning: toCheck("unread") }],
  unread: [],
  excludes: false,
  isConditional: false,
  besides: null,
});

/** Whether it limits something, says for whom an award is, or names several people, of whom no story of one winner is told. */
function mayDemand(tokens: readonly Token[]): boolean {
  const cues = cuesIn(tokens);
  if (limits.hasAny(tokens) || hasCue(cues, "limit") || hasCue(cues, "exclusion")) return true;
  if ((whatIsGiven.hasAny(tokens) && findForOne(tokens).length > 0) || findHelped(tokens).length > 0) return true;
  return tokens.some((token, at) => isSeveral(token) && namesPerson([token]) && !ofOne.has(tokens[at - 1]));
}
const limits = tokenSet("only limited restricted reserved exclusively preferred");
const findForOne = phraseFinder([["for (a|an|any|one|each|every|some)", true]]);
const findHelped = phraseFinder([
  ["(help|helps|helping|support|supports|supporting|fund|funds|funding) (a|an|any|one|another|each|every|some)", true],
]);
const isSeveral = (token: Token): boolean =>
  (token.word.endsWith("s") || severalPeople.has(token)) && !winnerWords.has(token);
const severalPeople = tokenSet("women men people children freshmen midwives those anyone everyone");
/** "Her | parents". */
const ofOne = tokenSet("her his my");
