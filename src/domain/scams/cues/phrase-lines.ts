import type { PhraseTable } from "../../eligibility/text/phrases.ts";

/**
 * A table of the phrases of some lines. `#` stands for any number and `zero` for 0. A line that begins with "not: " is
 * an innocent phrase: where it is the longest, nothing is found.
 */
export function phraseLines(lines: string): PhraseTable<boolean> {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => (line.startsWith("not: ") ? ([line.slice(5), false] as const) : ([line, true] as const)));
}
