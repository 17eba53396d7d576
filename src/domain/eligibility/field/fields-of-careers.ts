import type { Mention } from "../mention.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { FieldList } from "./field-list.ts";
import { fieldMention } from "./field-mention.ts";
import type { Role } from "./field-phrases.ts";

/**
 * "Pursuing a | career in nursing": where no field of study is stated, it is that of the career, and others are open. Who has an interest in
 * one, or works in an industry, may study anything.
 */
export const isPreparedFor = (role: Role, tokens: readonly Token[], from: number, { to }: FieldList): boolean =>
  !role.study &&
  role.kind === "career" &&
  !/^(?:industry|industries|sector|sectors|organizations?|compan(?:y|ies))$/.test(wordAt(tokens, to)) &&
  tokens.slice(Math.max(0, from - farOfPlan), from + 1).some(({ word }) => plans.has(word)) &&
  !tokens.slice(Math.max(0, from - farOfPlan), from).some(({ word }) => hopes.has(word));
const farOfPlan = 6;
const plans = wordSet(
  "pursue pursues pursuing prepare prepares preparing preparation enter enters entering train training",
);
/** "Has an interest in pursuing a career", "inspires students to pursue a career": nobody need do so. */
const hopes = wordSet(
  "interest interests interested considering explore exploring inspire inspires inspiring motivate motivates motivating",
);
export const planned = (list: FieldList): Mention => ({
  ...fieldMention({ ...list, open: true, implied: true }, ""),
  inside: true,
});
