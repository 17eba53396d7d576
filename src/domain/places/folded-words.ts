import { withoutAccents } from "./without-accents.ts";

const unwritten = /['’.]/;
const everyUnwritten = /['’.]/g;
const eachWord = /[a-z0-9]+/g;

/** The form in which names are compared: lower case, without accents, punctuation as single spaces. */
export const foldWords = (text: string): string => wordsIn(text).join(" ");

function wordsIn(text: string): readonly string[] {
  let plain = withoutAccents(text).toLowerCase();
  if (plain.includes("&")) plain = plain.replaceAll("&", " and ");
  if (unwritten.test(plain)) plain = plain.replace(everyUnwritten, "");
  return plain.match(eachWord) ?? [];
}

const mostRemembered = 8;
const remembered = new Map<string, readonly string[]>();

/** The words of `foldWords`. The latest texts are remembered, as several criteria read the same one after the other. */
export function foldedWords(text: string): readonly string[] {
  const known = remembered.get(text);
  if (known) return known;
  const words = wordsIn(text);
  if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? "");
  remembered.set(text, words);
  return words;
}
