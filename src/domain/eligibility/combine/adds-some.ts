import { phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";

const find = phraseFinder([
  [
    "(may|can|could|will|shall|should|would) also (apply|qualify|participate|enter|be considered|be eligible|be accepted|be nominated|submit)",
    true,
  ],
  ["(may|can) apply as (a|an|) (incoming|entering|graduating|high school|transfer)", true],
  ["(is|are) also (eligible|considered|invited|accepted|able to apply|open|available)", true],
  ["also (qualify|qualifies) (for|to|)", true],
  ["also (eligible|considered|invited|accepted|welcome) (are|is)", true],
  ["also (open|available) to", true],
  ["(may|can) (also|) apply for the (following|next|coming|subsequent)", true],
  ["(in|under) (exceptional|special|rare|some|certain) (cases|circumstances)", true],
]);

/** Whether a clause adds to those who may apply: "Members of their families are also eligible". */
export const addsSome = (tokens: readonly Token[]): boolean => find(tokens).length > 0;
