import type { Mention } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { gap, wordAt } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import type { FieldClause } from "./field-clause.ts";
import { isHeld } from "./field-context.ts";
import { fieldListAt } from "./field-list.ts";
import { fieldMention } from "./field-mention.ts";

/** "Bachelor of Science (Honours) (Physics)": the field of a wide degree in brackets. */
export function inBrackets(clause: FieldClause): Mention[] {
  const { tokens, text } = clause;
  if (!text.includes("(")) return [];
  return findWideDegrees(tokens).flatMap(({ from, to }) => {
    const start = /^honours$/.test(wordAt(tokens, to)) ? to + 1 : to;
    const list = fieldListAt(clause, start, { unlisted: true });
    if (!list || list.from !== start || !/\(\s*$/.test(gap(tokens, text, start)) || isHeld(tokens, from)) return [];
    return text.slice(tokens[list.to - 1]?.end, tokens[list.to]?.start ?? text.length).includes(")")
      ? [fieldMention(list, "")]
      : [];
  });
}
export const findWideDegrees = phraseFinder<true>([
  ["(bachelor|master|doctor|associate) of (science|arts|applied science|philosophy|business|commerce|studies)", true],
  ["(bsc|msc|ba|ma|bs|ms|bphil|mphil|phd|bcom|bba)", true],
]);

/** "BSc | Geography", "BSc (Hons) | Geography": the field stands behind the short name of a degree. */
export function afterDegrees(clause: FieldClause): Mention[] {
  const { tokens, text } = clause;
  return shortDegrees.placesIn(tokens).flatMap((at) => {
    const isHonours = /^\s?\($/.test(gap(tokens, text, at + 1)) && /^hon(?:ou?r)?s$/.test(wordAt(tokens, at + 1));
    const start = isHonours ? at + 2 : at + 1;
    if (!tokens[at]?.capital || gap(tokens, text, start) !== (isHonours ? ") " : " ")) return [];
    const list = tokens[start]?.capital ? fieldListAt(clause, start, { unlisted: true, capitals: true }) : null;
    if (list?.from !== start || isHeld(tokens, at)) return [];
    return [{ ...fieldMention(list, ""), from: at }];
  });
}
export const shortDegrees = tokenSet(
  "ba bs bsc bcom bcomm btech beng bed bfa bba bphil ma ms msc mcom mtech meng mfa mphil aas diploma honours",
);
