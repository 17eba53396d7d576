import type { Token } from "../../text/tokens.ts";

type Bounds = { from: number; to?: number; most: number };

/** The tokens from `from` on, which end at the first of the signs behind `to` (excluded; by default the first token), or before `most`. */
export function untilSign(tokens: readonly Token[], text: string, signs: RegExp, bounds: Bounds): Token[] {
  const { from, to = from + 1 } = bounds;
  const most = Math.min(tokens.length, bounds.most);
  let end = Math.min(to, tokens.length);
  while (end < most && !signs.test(text.slice(tokens[end - 1]?.end, tokens[end]?.start))) end++;
  return tokens.slice(from, end);
}
