import { phraseFinder } from "../../text/phrases.ts";
import { startsWithDigit, type Token, tokensOf, wordAt } from "../../text/tokens.ts";
import { TokenSet, tokenSet, wordSet } from "../../text/word-set.ts";
import type { Statement } from "../statement.ts";
import { namesSomebody } from "./named-persons.ts";
import { strangeWords } from "./unexplained.ts";
import { untilSign } from "./until-sign.ts";

/**
 * Whether a clause that demands nothing by its shape asks for what not everybody is or can do: "submit an essay if you are an Elk", "must
 * choose a career in mining", "an alumnus must sign", "we welcome applications from harpists".
 */
export function asksOfSome(statement: Statement): boolean {
  const {
    mood,
    tokens,
    clause: { text },
  } = statement;
  if (mood !== "procedure" && mood !== "background" && mood !== "selection") return false;
  if (mood !== "procedure" && refusesSome(statement)) return true;
  if (mood === "selection") return false;
  return tellsPast(tokens, text) || forbids(statement) || appliesIf(statement);
}

const whom =
  "(you|you are|you have|they|they are|they have|he or she|she or he|students|applicants|candidates|one|your|their|the applicant|the student)";
const findConditions = phraseFinder<"state" | "time">([
  [`(if|unless|provided|providing|provided that|as long as|so long as) ${whom}`, "state"],
  [`(before|until|prior to when|since|because|now that) ${whom}`, "state"],
  [`(once|when|as soon as|after) ${whom}`, "time"],
  ["(before|prior to) (starting|beginning|entering|enrolling|graduating|finishing|completing)", "time"],
  [
    "(following|within|in|by|at|before|prior to) (the|your|their|a|one|two|three|four|five|six|1|2|3|4|5|6) (first|last|final|year|years|beginning|end|start|time|month|months|freshman|sophomore|junior|senior)",
    "time",
  ],
  [
    "(once|after|upon|following|on|at the time of) (being|your|their|) (admitted|admission|accepted|acceptance|enrolled|enrolling|enrollment|completing|completion|graduating|graduation|finishing|entering)",
    "time",
  ],
]);

/** In tokens: "if you | are a member of the Elks". */
const longestCondition = 14;
const endOfCondition = /[,;:(]/;

/** "Submit an essay if you are an Elk", "once you are admitted, apply online": who is not may not apply. */
function appliesIf(statement: Statement): boolean {
  const {
    tokens,
    clause: { text },
  } = statement;
  return findConditions(tokens).some(({ from, to, value }) => {
    if (/^(?:even|or|see|out|whether)$/.test(wordAt(tokens, from - 1))) return false;
    const bounds = value === "time" ? { from, to } : { from: to, to: to + 1 };
    const own = untilSign(tokens, text, endOfCondition, { ...bounds, most: bounds.to + longestCondition });
    const others = [
      ...tokens.slice(0, from),
      ...tokens.slice(to + Math.max(0, own.length - (value === "time" ? to - from : 0))),
    ];
    return appliesWhole(others) && (value === "state" ? isStateOfSome(own, statement) : isTimeInLife(own.slice(1)));
  });
}

/** "Apply", "submit an essay", "fill out the form": what all do who apply, and no paper that some add. */
const appliesWhole = (tokens: readonly Token[]): boolean =>
  findApplying(tokens).length > 0 &&
  (!additions.hasAny(tokens) || findLetter(tokens).length > 0) &&
  !(tokens[0]?.word === "click");
const findApplying = phraseFinder<true>([
  ["(apply|enter|register)", true],
  [
    "(submit|send|write|complete|fill out|fill in|download|upload) (us|in|) (a|an|the|your|our|their|this|) (short|brief|online|) (application|applications|essay|essays|form|story|stories|entry|video|videos|poem|photo|recording)",
    true,
  ],
  ["(contact|email|call|write to|write) us", true],
  ["(send|write|drop) us (a|an|your) (letter|line|note)", true],
  ["hear from you", true],
]);
const findLetter = phraseFinder<true>([["us (a|an|your) (letter|line|note)", true]]);
const additions = new TokenSet(
  wordSet(
    "transcript transcripts score scores proof copy copies verification certificate certificates letter letters return returns box resume card visa passport documentation evidence additional separate again reapply early paper new",
  ),
);

const isStateOfSome = (tokens: readonly Token[], { clause, names }: Statement): boolean =>
  strangeWords(tokens, clause.text, names).length > 0 || ofLife.hasAny(tokens) || tokens.some(startsWithDigit);
const ofLife = tokenSet("enrolled enroll admitted accepted live major study work lost died mother father");

/** "Once you | are admitted", "after your first semester", "when you are a member of 4-H", but not "when you are ready". */
const isTimeInLife = (tokens: readonly Token[]): boolean =>
  !tokens.slice(0, 8).some((token) => ofPapers.has(token)) &&
  (tokens.slice(0, 9).some((token) => ofLives.has(token)) || namesSomebody(tokens.slice(0, 7)));
const ofLives = tokenSet(`
admitted admission accepted acceptance enrolled enrolling enrollment enrol enroll matriculated graduating graduated graduation graduate declared declaring candidacy credits semester term training degree diploma
freshman sophomore junior senior credit hours birthday apprenticeship internship bootcamp college phd
`);
const ofPapers = tokenSet(
  "applied applying application applications form forms essay essays account documents registration profile questionnaire survey guidelines rules portal deadline",
);

/** "No GPA below 3.0 will be considered", "no citizens of Iran are accepted", but not "no test scores are considered". */
const refusesSome = ({ tokens, mentions }: Statement): boolean =>
  tokens[0]?.word === "no" &&
  taken.hasAny(tokens) &&
  mentions.some(({ meaning }) => meaning.about !== "nothing") &&
  (bounds.hasAny(tokens) || namesSomebody(tokens));
const taken = tokenSet("considered accepted selected eligible");
const bounds = tokenSet("below under lower less above over older");

/** "Do not apply unless you are a Quaker": the clause itself ends before "unless". */
function forbids(statement: Statement): boolean {
  const { text } = statement.clause;
  const [condition] = findForbidden.exec(text) ?? [];
  if (condition === undefined) return false;
  const own = tokensOf(text.slice(condition.length)).filter(({ word }) => word !== "not");
  return isStateOfSome(own, statement);
}
const findForbidden = /^\W{0,3}(?:please )?(?:do not|don['’]?t) apply (?:if|unless) (?:you|they|your)\b/i;

/** "Worked 500 hours", "has completed the course": what was done by whoever may apply, in a line without a subject. */
const tellsPast = (tokens: readonly Token[], text: string): boolean => {
  const at = hasDone.has(tokens[0]) ? 1 : 0;
  if (text.length >= 120 || !deeds.has(tokens[at]) || behindDeeds.has(tokens[at + 1])) return false;
  // "Worked examples are online", "completed packets must be mailed".
  return at === 1 || !beings.has(tokens[2]);
};
const hasDone = tokenSet("has have");
const deeds = tokenSet(
  "completed worked volunteered served earned graduated lost survived overcome overcame won played lived raised held taught studied passed attended achieved finished",
);
const beings = tokenSet("are is will must should may can");
const behindDeeds = tokenSet("by away form forms application applications essay essays in annually every each");
