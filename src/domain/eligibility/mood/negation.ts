import type { Found } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { Cue } from "./cue.ts";

/** The words "are not eligible" or "except", from token `from` to `to` (excluded). */
export type Negation = { from: number; to: number };

/** The first words that exclude, with those that overlap them: "must not" and "not be" are one. */
export function negationIn(
  cues: readonly Found<Cue>[],
  kind: "exclusion" | "exception",
  tokens: readonly Token[],
): Negation | null {
  const excluding = cues.filter(({ value, from, to }) => value === kind && !excludesNobody(tokens, from, to));
  const [first] = excluding;
  if (!first) return null;
  let to = first.to;
  for (const next of excluding) if (next.from <= to) to = Math.max(to, next.to);
  return { from: first.from, to };
}

const ofPrivacy = wordSet("sell share spam charge disclose rent ask request");
/** "We never ask for your password", but not "applicants must not ask for help". */
const isPrivacy = (before: string, verb: string): boolean =>
  ofPrivacy.has(verb) && !(/^(?:must|may|should|can)$/.test(before) && /^(?:ask|request)$/.test(verb));
/** What is not done with an award: such words do not say who may apply. */
const ofAwards = wordSet(
  "renewed renewable transferred transferable deferred extended exchanged exchangeable substituted redeemed redeemable replaced refunded refundable returned combined taxable guaranteed",
);
const ofOffices = wordSet("have return acknowledge mail call notify respond answer contact send");
/** What the money of an award may not pay for, which does not say who may apply either. */
const ofSpending = wordSet(
  "living expenses loans loan repay room board housing travel transportation past books supplies fees equipment salary salaries debt debts personal",
);
const ofMoney = wordSet(
  "everyone everybody profit sale credit research living expenses travel room board housing past loans debts tuition",
);
const usesMoney = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.word === "be" &&
  /^(?:used|spent|applied)$/.test(wordAt(tokens, at + 2)) &&
  tokens.slice(at + 3, at + 7).some(({ word }) => ofSpending.has(word));

const freeing = wordSet(
  "only limited restricted required necessarily necessary mandatory otherwise needed wait imagine believe hesitate forget worry matter",
);
/** "Do not miss it", "please do not delay", but not "must not miss more than five days of school". */
const isAdvice = (tokens: readonly Token[], at: number): boolean =>
  /^(?:miss|delay)$/.test(wordAt(tokens, at + 1)) &&
  tokens[at - 1]?.word === "do" &&
  (at === 1 || tokens[at - 2]?.word === "please");
/** "We", "our staff": who gives the award. */
const isOfSponsor = ([first, second]: readonly Token[]): boolean =>
  offices.has(first?.word ?? "") || (first?.word === "our" && offices.has(second?.word ?? ""));
const offices = wordSet("we staff office committee team");

/** "not only", "not limited to", "need not", "do not have to", "unless otherwise noted" and "void where prohibited" exclude nobody. */
function excludesNobody(tokens: readonly Token[], from: number, to: number): boolean {
  const word = (at: number) => wordAt(tokens, at);
  for (let at = from; at < to; at++) {
    if (["not", "cannot", "unless"].includes(word(at)) && freeing.has(word(at + 1))) return true;
    if (word(at) === "not" && isAdvice(tokens, at)) return true;
    // "Money should not be an obstacle."
    if (word(at) === "not" && /^(?:obstacle|barrier|problem)$/.test(word(at + 3))) return true;
    if (word(at) === "not" && word(at - 1) === "need" && word(at + 1) !== "apply") return true;
    // "We will never sell your data."
    if (["not", "never"].includes(word(at)) && isPrivacy(word(at - 1), word(at + 1))) return true;
    // "The award cannot be renewed."
    if (
      (word(at) === "not" || word(at) === "cannot") &&
      [word(at + 1), word(at + 2)].some((next) => ofAwards.has(next))
    )
      return true;
    // "The award may not be used for living expenses", "awards will not exceed the cost of tuition".
    if (word(at) === "not" && (usesMoney(tokens, at) || (word(at - 1) === "will" && word(at + 1) === "exceed")))
      return true;
    // "The award is not for everyone", "our fund is not for travel".
    if (word(at) === "not" && word(at + 1) === "for" && [word(at + 2), word(at + 3)].some((next) => ofMoney.has(next)))
      return true;
    // "We do not have a call center", "we cannot return manuscripts".
    if (isOfSponsor(tokens) && at < 4 && ofOffices.has(word(at + 1))) return true;
    // "Students who are out of school", but not "Graduates are out".
    if (word(at) === "out" && /^(?:is|are)$/.test(word(at - 1)) && word(at + 1) !== "") return true;
    // "From foster care, not yet 25 at the deadline."
    if (word(at) === "not" && word(at + 1) === "yet" && /^\d/.test(word(at + 2))) return true;
    // "At least 16 but not more than 21 years of age."
    if (word(at) === "not" && word(at - 1) === "but" && bounds.has(word(at + 1)) && /\d/.test(word(at + 3)))
      return true;
    if (word(at) === "not" && ["have", "need"].includes(word(at + 1)) && word(at + 2) === "to") return true;
  }
  // "Be 18 but not yet have reached the age of 25" is an age to have.
  const isTail = tokens.slice(0, from + 1).some(({ word }) => word === "but" || word === "and");
  if (isTail && tokens.slice(from, to + 3).some(({ word }, at) => word === "not" && reachesAge(tokens, from + at + 1)))
    return true;
  // "Whose parents never attended college", "whose parents do not hold a degree" say more of the applicant.
  if (isOfParents(tokens, from) && tokens.slice(to, to + 9).some(({ word }) => ofStudy.has(word))) return true;
  if (word(from) === "never" && /^(?:parents?|neither)$/.test(word(from - 1))) return true;
  const isLaw = word(from) === "prohibited" && word(from - 1) === "where";
  return isLaw || (word(to - 1) === "cannot" && word(to) === "afford");
}

/** Whether the parents are those of whom "not" is said. */
const isOfParents = (tokens: readonly Token[], from: number): boolean => {
  const word = (at: number) => wordAt(tokens, at);
  const at = /^(?:do|does|did|has|have|had|may)$/.test(word(from - 1)) ? from - 2 : from - 1;
  return /^(?:parents?|guardians?)$/.test(word(at));
};
const ofStudy = wordSet("college university degree degrees education bachelors");

const bounds = wordSet("more older over less younger");

const reachesAge = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at], tokens[at + 1], tokens[at + 2]].some((token) => /^(?:reached|attained|turned)$/.test(token?.word ?? ""));

const joints = wordSet("and but");
const between = wordSet("they who also applicants candidates students he she must should may shall");

/**
 * The words of a clause that exclude behind words that demand: "must live in Ohio and must not ...", "for students who are
 * not currently ...". Null where the whole clause excludes.
 */
export function tailOf(exclusion: Negation, exception: Negation | null, tokens: readonly Token[]): Negation | null {
  if (exception !== null && exception.from > 0 && exception.from < exclusion.from && exclusion.from <= exception.to)
    return { from: exception.from, to: Math.max(exception.to, exclusion.to) };
  let joint = exclusion.from - 1;
  while (between.has(wordAt(tokens, joint))) joint--;
  return joint > 2 && joints.has(wordAt(tokens, joint)) ? exclusion : null;
}

const goesOn = wordSet(
  "are is plan plans planning intend intends intending will would must who wish wishes want wants hope hopes seek seeks",
);
const negatives = wordSet("not no nor never neither without except cannot");

/** Where a demand goes on behind a negated one: "who have not attended college | and are planning to study law". Else null. */
export function demandBehind({ from, to }: Negation, tokens: readonly Token[]): number | null {
  if (!tokens.slice(from, to).some(({ word }) => word === "not")) return null;
  const at = tokens.findIndex(
    ({ word }, index) => index >= to && joints.has(word) && goesOn.has(wordAt(tokens, index + 1)),
  );
  return at < 0 || tokens.slice(at).some(({ word }) => negatives.has(word)) ? null : at;
}

/** "(nursing | excluded)". */
export function excludedInBrackets(tokens: readonly Token[], text: string): Negation | null {
  const at = tokens.findIndex(({ word, end }) => word === "excluded" && text[end] === ")");
  return at < 0 ? null : { from: at, to: at + 1 };
}

/** The first token of the brackets that hold a negation: "a two-year degree (| vocational schools do not count)". */
export function bracketBefore(at: number, tokens: readonly Token[], text: string): number | null {
  const opening = text.lastIndexOf("(", tokens[at]?.start ?? 0);
  if (opening <= 0 || text.slice(opening, tokens[at]?.start).includes(")")) return null;
  const first = tokens.findIndex(({ start }) => start > opening);
  return first > 2 ? first : null;
}
