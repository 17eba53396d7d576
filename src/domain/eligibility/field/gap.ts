import type { Token } from "../text/tokens.ts";

/** The signs between a token and the one before it. */
export function gap(tokens: readonly Token[], text: string, at: number): string {
  const [before, after] = [tokens[at - 1], tokens[at]];
  return before && after ? text.slice(before.end, after.start) : "";
}
