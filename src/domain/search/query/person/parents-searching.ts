import { wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention } from "../mention.ts";
import { isBreakBefore, isStartOfPart } from "../words/breaks.ts";
import type { QueryWords } from "../words/query-words.ts";

const people = wordSet("parent parents");
const between = wordSet("a adult new older returning the young");
/** What parents who study are told to do: "parents returning to school". */
const studies = wordSet("attending returning studying");

/**
 * Parents who look for money themselves: "scholarships for parents", "I'm a parent", "community college, parents over 40". Of others more is told:
 * "parents make too much", "my parents".
 */
export function parentMentions(words: QueryWords): Mention[] {
  const { tokens } = words;
  return [...tokens.keys()].flatMap((at) => {
    if (!people.has(wordAt(tokens, at))) return [];
    let from = at;
    while (from > 0 && between.has(wordAt(tokens, from - 1)) && !isBreakBefore(words, from)) from -= 1;
    const before = isBreakBefore(words, from) ? "" : wordAt(tokens, from - 1);
    const isEnd = isStartOfPart(words, at + 1);
    const next = wordAt(tokens, at + 1);
    const isOwn =
      /^(?:im|am|as|being)$/.test(before) ||
      (/^(?:for|para)$/.test(before) && (isEnd || /^(?:in|over|who|that|with|going)$/.test(next)));
    const isKind =
      isStartOfPart(words, from) &&
      (isEnd || studies.has(next) || (next === "over" && /^\d+$/.test(wordAt(tokens, at + 2))));
    return isOwn || isKind
      ? [{ from, to: at + 1, says: [{ slot: "group", value: "parent" }], topic: "student parents" }]
      : [];
  });
}
