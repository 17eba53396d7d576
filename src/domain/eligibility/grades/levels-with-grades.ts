import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const levelWords = wordSet(
  "undergraduate undergraduates graduate graduates postgraduate postgraduates high college seniors juniors freshmen doctoral masters university",
);

export const isPointGrade = (word: string): boolean => /^[1-4]\.\d{1,2}$/.test(word);

/** Whether each of several grades is for a level: "a 2.7 for undergraduates and a 3.0 GPA for graduates". Then the levels are all that may apply. */
export function gradesNameLevels(tokens: readonly Token[]): boolean {
  const joints = tokens.flatMap(({ word }, at) => (word === "for" && isBehindGrade(tokens, at) ? [at] : []));
  return joints.length > 1 && joints.every((at) => levelWords.has(wordAt(tokens, at + 1)));
}

/** Whether a grade stands right before a token, or before "GPA" or "required". */
export const isBehindGrade = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ word }) => isPointGrade(word));
