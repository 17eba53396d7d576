import { numberInWord } from "../../words/number-words.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";
import { type Cues, hasCue } from "./cues.ts";
import { namesPerson, namesSome } from "./people.ts";
import { subjectOf } from "./subject.ts";

/** "Family income | below | $40,000": the sum is none that students get. */
export const limitsIncome = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex(({ word }) => incomes.has(word));
  return at >= 0 && tokens.slice(at + 1).some(({ word }) => limiting.has(word));
};
const incomes = wordSet("income incomes agi efc sai contribution");
const limiting = wordSet("below under less lower most max maximum limit exceed exceeds exceeding");

/** "The award is at least $500" demands nothing of a person. */
export function isOnlyBenefit(cues: Cues, tokens: readonly Token[]): boolean {
  if (!hasCue(cues, "benefit") || hasCue(cues, "limit") || namesPerson(tokens)) return false;
  if (findRequired(tokens).length > 0) return false;
  return !tokens.some(({ word }) => word === "gpa" || word === "must" || word === "eligible");
}

/** "Up to $10,000, club membership required". */
const findRequired = phraseFinder<true>([
  [
    "(membership|participation|nomination|nominations|residency|sponsorship|attendance|affiliation|enrollment|certification|license) (is|are|) (required|only|mandatory)",
    true,
  ],
]);

const whoAt = (tokens: readonly Token[]): number =>
  Math.max(
    0,
    tokens.findIndex(({ word }) => word === "who" || word === "whose"),
  );

/** "Scholarships to bright minds | who": those to whom something is given, however they are called. */
export function isGivenToWhom(tokens: readonly Token[]): boolean {
  const at = whoAt(tokens);
  const before = tokens.slice(Math.max(0, at - 4), Math.max(0, at - 1));
  return (
    before.some(({ word }) => word === "to" || word === "for") &&
    tokens.slice(0, at).some(({ word }) => gifts.has(word))
  );
}
const gifts = wordSet(`${anyAward} awarded granted given gives give available offered offers presented funds`);

/** Whether the clause says that something is given to or meant for persons. */
export function givesTo(cues: Cues, tokens: readonly Token[]): boolean {
  const person = cues.findLast(({ value }) => value === "person")?.from ?? whoAt(tokens);
  const isGift = cues.some(({ value, from }) => (value === "award" || value === "gives") && from <= person + 3);
  return isGift || tokens[0]?.word === "for" || tokens[0]?.word === "to";
}

/** "25 % (6,000 €) reduction in tuition" as an entry of a list. */
export const isSum = (cues: Cues, tokens: readonly Token[]): boolean =>
  hasCue(cues, "benefit") &&
  !hasCue(cues, "modal") &&
  tokens.some(({ word }) => /^(?:\$|€|£|usd|eur|gbp|cad|aud|vat)$/.test(word));

/** "The award was established in memory of a mother of three." */
export const isFounded = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      /^(?:established|founded|created|named|started|set)$/.test(word) &&
      /^(?:is|was|been|were)$/.test(wordAt(tokens, at - 1)),
  ) &&
  tokens.some(({ word }) => /^(?:memory|honor|honour|by|in)$/.test(word)) &&
  !tokens.some(({ word }) => /^(?:for|to|who)$/.test(word));

/** "Funds can be spent on tuition, tools or child care." */
export const tellsSpending = (tokens: readonly Token[], text: string): boolean =>
  subjectOf(tokens, text) === "award" && findSpending(tokens).some(({ from }) => from < 6);
const findSpending = phraseFinder<true>([
  [
    "(can|may|will|must|should|could|is to|are to) (only|also|then|) be (spent|used|put|applied) (on|for|to|toward|towards)",
    true,
  ],
  ["(pays|pay|covers|cover) (for|what|the|all|up|any|part|some)", true],
]);

/** "$5,000 a year for members who attend a community college", "two to seniors of Lee High School". */
export function givesSumTo(tokens: readonly Token[]): boolean {
  if (givesSomeTo(tokens)) return true;
  if (!/^(?:[$£€]|\d.*)$/.test(wordAt(tokens, 0))) return false;
  const at = tokens.findIndex(({ word }) => word === "for");
  return at > 0 && at < 8 && namesSome(tokens.slice(at + 1, at + 5));
}

const givesSomeTo = (tokens: readonly Token[]): boolean =>
  (tokens[0]?.word === "another" || numberInWord(wordAt(tokens, 0)) !== null) &&
  /^(?:to|for)$/.test(wordAt(tokens, 1)) &&
  namesSome(tokens.slice(2, 6));

/** "One-time award for any level of study". */
export const isGivenFor = (cues: Cues, tokens: readonly Token[]): boolean =>
  cues.some(({ value, from, to }) => value === "award" && from < 4 && tokens[to]?.word === "for");

/** "Two international students a year will be awarded full tuition." */
export const tellsWhoGets = (cues: Cues, tokens: readonly Token[], text: string): boolean =>
  subjectOf(tokens, text) === "person" &&
  (cues.some(({ value, from }) => value === "gives" && tokens[from - 1]?.word === "be") || receives(tokens));

const beforeReceive = wordSet("may can to will shall also who would could must you winner winners finalist finalists");

/** "International students in a master's program get $500", but not what such students get besides. */
const receives = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      /^(?:gets?|receives?)$/.test(word) &&
      !beforeReceive.has(wordAt(tokens, at - 1)) &&
      !/^(?:additional|extra|another|the)$/.test(wordAt(tokens, at + 1)),
  );
