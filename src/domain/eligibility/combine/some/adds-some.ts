import type { Demand, DoubtedCriterion } from "../../demand.ts";
import { doubt } from "../../doubt/doubtful-facts.ts";
import { namesPerson } from "../../mood/people.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";
import { awardChoice } from "../../words/awards.ts";
import { keyOf } from "../criterion-of-meaning.ts";
import type { Statement } from "../statement.ts";

const find = phraseFinder([
  [
    "(may|can|could|will|shall|should|would) also (apply|qualify|participate|enter|be considered|be eligible|be accepted|be nominated|submit)",
    true,
  ],
  ["(may|can) apply as (a|an|) (incoming|entering|graduating|high school|transfer)", true],
  ["(is|are) also (eligible|considered|invited|accepted|welcome|able to apply|open|available)", true],
  ["(is|are) (eligible|welcome|invited|accepted|welcome to apply|invited to apply) (too|as well)", true],
  ["(may|can) (apply|participate|enter) (too|as well)", true],
  ["also (qualify|qualifies) (for|to|)", true],
  ["also (eligible|considered|invited|accepted|welcome) (are|is)", true],
  ["also (open|available) to", true],
  ["(may|can) (also|) apply for the (following|next|coming|subsequent)", true],
  ["may be (eligible|considered) (if|when|provided|where)", true],
  ["(in|under) (exceptional|special|rare|some|certain) (cases|circumstances)", true],
]);

const findSome = phraseFinder([
  [
    `(one|two|three|several|a limited number of|a small number of) (additional|) (${awardChoice}) (is|are|will be|) (available|awarded|given|reserved|offered|set aside) (to|for)`,
    true,
  ],
] as const);

/** "A limited number of fellowships are available to citizens of Canada", behind those who may apply for all of them. */
export const givesSome = (tokens: readonly Token[]): boolean => findSome(tokens).some(({ from }) => from === 0);

/** Whether a clause adds to those who may apply: "Members of their families are also eligible". */
export const addsSome = (tokens: readonly Token[]): boolean => find(tokens).length > 0;

/**
 * "For women. Men may also apply": what another clause demands of groups, citizens, ages and full-time study rules nobody out any more, as
 * nothing tells that those who may apply besides meet it. `names`: whether a fact of the criterion is stated.
 */
export function letIn(
  { tokens, quote, mentions, unread }: Statement,
  demands: Demand[],
  names: (criterion: DoubtedCriterion) => boolean,
): void {
  const keys = mentions.map(({ meaning }) => keyOf(meaning));
  const isOfOther = keys.some((key) => key !== null && key !== "groups");
  const namesSome =
    (unread.length > 0 && namesPerson(tokens)) || mentions.some(({ meaning }) => meaning.about !== "nothing");
  if (namesSome && !isOfOther && names("groups")) demands.push(doubt("groups", quote));
  if (statuses.hasAny(tokens) && names("citizenship")) demands.push(doubt("citizenship", quote));
  const isLess = tokens.some(({ word }, at) => /^(?:part|half)$/.test(word) && tokens[at + 1]?.word === "time");
  const isOther = tokens.some(({ word }) => /^(?:older|younger)$/.test(word));
  for (const [at, { about, quote }] of demands.entries())
    if ((isLess && about === "enrollment") || (isOther && about === "age"))
      demands[at] = { about: "check", kind: "alternative", quote };
}
const statuses = tokenSet(
  "resident residents citizen citizens national nationals immigrant immigrants refugee refugees asylees international foreign daca undocumented visa visas",
);
