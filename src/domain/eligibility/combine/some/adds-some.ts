import { phraseFinder } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { awardChoice } from "../../words/awards.ts";

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
