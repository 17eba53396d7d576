import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { type Cues, firstCue } from "./cues.ts";

/** "You agree to our terms", but not "Be a member and agree to our terms" and "reserves the right to choose only members". */
export function isLegal(cues: Cues, tokens: readonly Token[]): boolean {
  const at = firstCue(cues, "legal");
  if (at === null) return false;
  const isDemand = cues.some(({ value, from, to }) => from < at && to < at - 1 && demanding.has(value));
  return !isDemand && !tokens.slice(at).some(({ word }) => demandsMore.has(word));
}
const demanding: ReadonlySet<string> = new Set(["modal", "demand", "limit"]);
const demandsMore = wordSet("only must require requires");
