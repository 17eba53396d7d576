import type { Grammar, Meaning } from "#domain/eligibility/mention.ts";
import { normalizeText } from "#domain/eligibility/text/normalize-text.ts";
import { tokensOf } from "#domain/eligibility/text/tokens.ts";

/**
 * What a grammar reads in one clause: the words of each mention and their meaning, in the order of the text. Of mentions
 * that share words, the longest.
 */
export function mentionsOf(grammar: Grammar, words: string, part: "title" | "text" = "text"): [string, Meaning][] {
  const text = normalizeText(words);
  const tokens = tokensOf(text);
  const mentions = grammar({ text, tokens, part, lead: "" }).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const longest = mentions.filter(
    (mention, at) => !mentions.slice(0, at).some((other) => mention.from < other.to && other.from < mention.to),
  );
  return longest
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, meaning }) => [text.slice(tokens[from]?.start, tokens[to - 1]?.end), meaning]);
}
