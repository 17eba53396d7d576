import type { Token } from "../../../eligibility/text/tokens.ts";

/** The `count` words before a token, or as many as there are. */
export const wordsBefore = (tokens: readonly Token[], at: number, count: number) =>
  tokens.slice(Math.max(0, at - count), at).map(({ word }) => word);
