import type { QueryWords } from "./query-words.ts";

type Words = Pick<QueryWords, "tokens" | "text">;

/** Whether punctuation separates a token from the one before it. */
export const isBreakBefore = ({ tokens, text }: Words, at: number): boolean =>
  /[.;:!?\n,()]/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));

/** Whether a part of the text begins at a token: the first one does, and the end of the text. */
export const isStartOfPart = (words: Words, at: number): boolean =>
  at <= 0 || at >= words.tokens.length || isBreakBefore(words, at);
