import { endsSentence } from "../words/sentences.ts";
import { beginningOf, longestSentence, longestText } from "./bounded-text.ts";

const end = /[.!?]["')\]]{0,2} +/g;

/**
 * The statements of a text: its lines, sentences and list items, in order. Each has single spaces and at most `longestSentence` characters; a longer one becomes several.
 */
export function statements(text: string): string[] {
  return beginningOf(text, longestText)
    .split(/[\n\r\t•·|]/)
    .flatMap((line) => sentencesOf(line.replace(/\s+/g, " ").trim()))
    .flatMap(pieces)
    .filter((statement) => /[\p{L}\d]/u.test(statement));
}

/**
 * The sentences of one line with single spaces, in order. "Amount. $500" is a label and its value. An entry of a list
 * that lost its line breaks ("... in law. - be 18") is a sentence, whatever its first letter.
 */
export function sentencesOf(line: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { 0: marks, index } of line.matchAll(end)) {
    if (marks.startsWith(".") && label.test(line.slice(Math.max(from, index - 12), index))) continue;
    const next = index + marks.length;
    if (!line.startsWith("- ", next) && !endsSentence(line, from, index, line.length)) continue;
    found.push(line.slice(from, next).trim());
    from = next;
  }
  return [...found, line.slice(from)];
}
const label = /(?:^|[\s(])(?:Amount|Deadline|Awards?|Value|Prize|AMOUNT|DEADLINE|AWARDS?|VALUE|PRIZE)$/;

/** A statement cut at spaces into parts that the patterns may see. */
function pieces(statement: string): string[] {
  const parts: string[] = [];
  let rest = statement;
  while (rest.length > longestSentence) {
    const part = beginningOf(rest, longestSentence);
    const cut = part.lastIndexOf(" ") > longestSentence / 2 ? part.slice(0, part.lastIndexOf(" ")) : part;
    parts.push(cut);
    rest = rest.slice(cut.length).trimStart();
  }
  return [...parts, rest];
}
