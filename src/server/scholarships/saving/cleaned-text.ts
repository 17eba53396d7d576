import { decodeHTML } from "entities";

// A tag ends before the next "<", so each character is read once, however many tags are unclosed.
const blockTag = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table)\b[^<>]*>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;
const tagBeforeMark = /<\/?[a-z][^<>]*>(?=[.,;:!?)])/gi;
/** Tags that were encoded as text. Others ("<name>") may be words. */
const encodedTag = /<\/?(?:span|b|i|u|em|strong|a|font|sup|sub|small|td|th|tbody)\b[^<>]*>/gi;
// Each ends before the next one begins, so each character is read once.
const comment = /<!--(?:[^<-]|-(?!->)|<(?!!--))*-->/g;
const code = /<(script|style)\b[^<>]*>(?:[^<]|<(?!\/?(?:script|style)\b))*<\/\1\s*>/gi;
/** Marks of Markdown: bold, italic and code words, links, headings. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/\[([^[\]\n]{1,200})\]\(https?:[^()\s]{0,500}\)/g, "$1"],
  [/\*\*(?=\S)([^*\n]{1,300})\*\*/g, "$1"],
  [/(?<![\w_])(_{1,2})(?=[^\s_])([^_\n]{1,300})\1(?![\w_])/g, "$2"],
  [/`([^`\n]{1,300})`/g, "$1"],
  [/^[ \t]{0,3}#{1,6}[ \t]+/gm, ""],
];
/** The patterns of UTF-8 misread as Windows-1252: "â€™" for "’", "Ã©" for "é". */
const misread = /[ÂÃâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/g;

/**
 * Cleans the text of a catalog: removes tags, entities (also those encoded twice), marks of Markdown and mojibake, and collapses spaces.
 */
export function cleanedText(text: string): string {
  return lines(text).join(" ");
}

/** Cleans a text the same way and preserves its line breaks. */
export function cleanedLines(text: string): string {
  return lines(text).join("\n");
}

function lines(text: string): string[] {
  const bare = decodeHTML(withoutTags(text.replace(comment, " ").replace(code, " "), tag));
  const decoded = decodeHTML(bare.includes("<") ? withoutTags(bare, encodedTag) : bare);
  return marks
    .reduce((read, [mark, words]) => read.replace(mark, words), decoded)
    .replace(misread, reread)
    .normalize("NFC")
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) =>
      line
        .replace(/\p{Cf}/gu, "")
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim(),
    )
    .filter((line) => line !== "");
}

const withoutTags = (text: string, inline: RegExp) =>
  text.replace(blockTag, "\n").replace(tagBeforeMark, "").replace(inline, " ");

const windows1252 = new Map(
  [...new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 128 }, (_, i) => i + 128))].map(
    (letter, i) => [letter, i + 128] as const,
  ),
);

function reread(wrong: string): string {
  const bytes = [...wrong].map((letter) => windows1252.get(letter) ?? letter.charCodeAt(0));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return wrong; // was not misread
  }
}
