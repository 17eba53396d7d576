import { decodeHTML } from "entities";

// A tag ends before the next "<", so that each character is read once, however many tags are left open.
const blockTag = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table)\b[^<>]*>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;
/** UTF-8 read as Windows-1252 looks like this: "â€™" for "’", "Ã©" for "é". */
const misread = /[ÂÃâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/g;

/**
 * Text of a catalog as a person reads it: without tags, entities (also twice encoded) and mojibake, with single spaces.
 */
export function cleanedText(text: string): string {
  return lines(text).join(" ");
}

/** The same, with line breaks preserved. */
export function cleanedLines(text: string): string {
  return lines(text).join("\n");
}

function lines(text: string): string[] {
  return decodeHTML(decodeHTML(text.replace(blockTag, "\n").replace(tag, " ")))
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
