import { withoutAccents } from "./without-accents.ts";

const unwritten = /['’.]/;
const everyUnwritten = /['’.]/g;
const eachWord = /[a-z0-9]+/g;

/** The form in which names are compared: lower case, without accents, punctuation as single spaces. */
export const foldWords = (text: string): string => wordsIn(text).join(" ");

/** The words of `foldWords`. */
export function wordsIn(text: string): readonly string[] {
  let plain = withoutAccents(text).toLowerCase();
  if (plain.includes("&")) plain = plain.replaceAll("&", " and ");
  if (unwritten.test(plain)) plain = plain.replace(everyUnwritten, "");
  return plain.match(eachWord) ?? [];
}

const mostRemembered = 8;

/** As `read`, with its latest results remembered, as several criteria read the same text one after the other. */
export function rememberingTexts<Read>(read: (text: string) => Read): {
  of: (text: string) => Read;
  forget: () => void;
} {
  const texts: string[] = [];
  const results: Read[] = [];
  let next = 0;
  return {
    of: (text) => {
      const place = texts.indexOf(text);
      if (place !== -1) return results[place] as Read;
      const found = read(text);
      texts[next] = text;
      results[next] = found;
      next = (next + 1) % mostRemembered;
      return found;
    },
    forget: () => {
      texts.length = 0;
      next = 0;
    },
  };
}

/** As `wordsIn`, remembered. */
export const foldedWords = rememberingTexts(wordsIn).of;
