import { beginningOf } from "../../reader/bounded-text.ts";
import { withRowsOfItems } from "./rows-of-items.ts";

/** No more than this many UTF-16 units are read: longer texts are whole web pages. */
export const longestRead = 20_000;

const sameLength: readonly (readonly [RegExp, string])[] = [
  // A mark that a page lost: "a Master?s degree".
  [/(?<=[a-z])\?(?=s\b)/g, "'"],
  [/[\u2018\u2019\u201b\u02bc`]/g, "'"],
  [/[\u201c\u201d\u201e]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/[\u00a0\u2000-\u200b\u202f\t]/g, " "],
  [
    /[\u2022\u203b\u25a0\u25a1\u25b6\u25ba\u25c6\u25cb\u25cf\u25aa\u25e6\u2023\u00b7\u2043\u2713\u2714\u2751\u2756\u27a2\u27a4\uf0a7\uf0b7\ufffd]/g,
    "\u2022",
  ],
  // The round bullet of a word processor, copied as a letter.
  [/^( {0,12})o(?= {1,8}\p{Lu})/gmu, "$1\u2022"],
];

/** Straight quotes, plain dashes and spaces. Every replacement keeps its length, so offsets stay those of the original. */
export function normalizeText(text: string): string {
  const plain = sameLength.reduce((some, [from, to]) => some.replace(from, to), beginningOf(text, longestRead));
  const marks = plain.match(innerBullet)?.length ?? 0;
  const listed = marks > 1 ? plain.replace(innerBullet, (mark) => mark.replace(/[*-]/, "\u2022")) : plain;
  return withRowsOfItems(listed.replace(address, withSpaces));
}

/** The bullets of a list that lost its line breaks: "* a citizen * a nurse", "-Hold a degree -Live in Ohio". */
const innerBullet = / \* (?=\p{L})| -(?=\p{Lu}\p{Ll})/gu;

/** Spaces for an address; the full stop or comma at its end belongs to the sentence. */
function withSpaces(found: string): string {
  let end = found.length;
  while (/[.,;:!?]/.test(found[end - 1] ?? "")) end--;
  return " ".repeat(end) + found.slice(end);
}

/** Web addresses do not tell who may apply. */
const address = /(?:https?:\/\/|www\.)[^\s<>()]{1,300}/gi;
