import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

/** The highest grades of scales. */
export const scales = wordSet("4 4.0 4.00 4.3 4.33 4.5 5 5.0 5.00 6 6.0 7 7.0 9 9.0 10 10.0 12 13 100");

const scale = "(4|4.0|4.00|4.3|4.33|4.5|5|5.0|5.00|6|6.0|7|7.0|9|9.0|10|10.0|12|100)";
export const closings = phraseFinder([
  ["(b|c|) (or|and) (higher|above|better|greater|more|up|over)", true],
  [
    "(minimum|required|requirement|cumulative|overall|cgpa|unweighted|weighted|is required|or equivalent|or its equivalent|or the equivalent|and up|+)",
    true,
  ],
  [`(on|out of|of|based on|using) (a|an|the|) (possible|maximum|) ${scale} (point|) (scale|system|basis|)`, true],
  [`(on|out of) (a|an|the|) scale of ${scale}`, true],
  [`${scale} (point|) (scale|system)`, true],
  [scale, true],
]);

/** Goes over "or higher" and "on a 4.0 scale". */
export function endOfClosing(tokens: readonly Token[], end: number): number {
  const closed = new Map(closings(tokens).map(({ from, to }) => [from, to]));
  let to = end;
  for (let next = closed.get(to); next !== undefined; next = closed.get(to)) to = next;
  return endOfOtherScale(tokens, to);
}

/** Goes over the same grade on another scale: "or a 4.5 on a 6.0 scale", "or 4.0/5.0". */
function endOfOtherScale(tokens: readonly Token[], end: number): number {
  const word = (at: number) => wordAt(tokens, at);
  const at = word(end + 1) === "a" ? end + 2 : end + 1;
  if (word(end) !== "or" || !/^\d+(?:\.\d+)?$/.test(word(at))) return end;
  const scaled = closings(tokens).find(({ from }) => from === at + 1);
  return scaled && [word(scaled.to - 1), word(scaled.to - 2)].some((each) => scales.has(each)) ? scaled.to : end;
}
