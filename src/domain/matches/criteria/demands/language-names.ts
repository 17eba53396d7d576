import { foldWords } from "../../../places/folded-words.ts";
import type { NameFit } from "./name-fit.ts";

const knownAs: ReadonlyMap<string, string> = new Map([
  ["mandarin chinese", "mandarin"],
  ["putonghua", "mandarin"],
  ["cantonese chinese", "cantonese"],
  ["farsi", "persian"],
  ["filipino", "tagalog"],
  ["asl", "american sign language"],
  ["haitian", "haitian creole"],
  ["kreyol", "haitian creole"],
  ["castilian", "spanish"],
  ["espanol", "spanish"],
  ["panjabi", "punjabi"],
  ["bangla", "bengali"],
  ["cambodian", "khmer"],
  ["laotian", "lao"],
  ["myanmar", "burmese"],
  ["moldovan", "romanian"],
]);

/** Languages that a sponsor may mean by a wider name. */
const kindOf: ReadonlyMap<string, string> = new Map([
  ["mandarin", "chinese"],
  ["cantonese", "chinese"],
  ["hokkien", "chinese"],
  ["taiwanese", "chinese"],
  ["shanghainese", "chinese"],
  ["toisanese", "chinese"],
  ["dari", "persian"],
  ["flemish", "dutch"],
  ["serbian", "serbo croatian"],
  ["croatian", "serbo croatian"],
  ["bosnian", "serbo croatian"],
]);

/** The languages that words name, in one spelling: "Farsi/Persian", "Chinese (Mandarin)". */
export function languagesIn(words: string): string[] {
  const each = words
    .split(/[/(),;&]|\b(?:and|or)\b/i)
    .map((part) => foldWords(part).replace(/(?<!sign) language$/, ""));
  return each.filter((name) => name !== "").map((name) => knownAs.get(name) ?? name);
}

/** Compares names made by `languagesIn`: Mandarin is Chinese, and Chinese may be Mandarin. */
export function languageFit(own: string, required: string): NameFit {
  if (own === required || kindOf.get(own) === required || own.endsWith(` ${required}`)) return "same";
  return kindOf.get(required) === own || ` ${own} `.includes(` ${required} `) || required.endsWith(` ${own}`)
    ? "unclear"
    : "other";
}
