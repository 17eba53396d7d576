import { resolveField } from "../../../../fields-of-study/resolve-field.ts";
import { foldedWords } from "../../../../places/folded-words.ts";

const before = new Set(
  "a an applicant applicants be demonstrate demonstrated demonstrates genuine has have is must show shows strong student students the who you".split(
    " ",
  ),
);
const interest = /\binterest(?:ed)? in (?:the (?:field|study|fields) of )?/i;

const declared = /^\s*(?:must )?(?:have|be) (?:an? )?(?:already )?declared (?:an? )?(?:majors? in )?/i;

/** The major that words plainly ask to have declared: "have declared an accounting major". Null for other words. */
export function declaredMajor(quote: string): string | null {
  const found = declared.exec(quote);
  const name = found && quote.slice(found[0].length).replace(/\b(?:major|student)?[.!]?\s*$/i, "");
  return name && isOneField(name) ? name.trim() : null;
}

/** The field of study that words plainly ask an interest in: "be interested in transportation engineering". Null for other words. */
export function fieldOfInterest(quote: string): string | null {
  const found = interest.exec(quote);
  if (!found || !foldedWords(quote.slice(0, found.index)).every((word) => before.has(word))) return null;
  const name = quote.slice(found.index + found[0].length).replace(/[.!]\s*$/, "");
  return isOneField(name) ? name : null;
}

function isOneField(name: string): boolean {
  const field = resolveField(name);
  const isKnown =
    field.complete && !field.all && field.codes.length > 0 && !field.codes.some((code) => code.includes("~"));
  return isKnown && !/[,;/]|\b(?:and|or)\b/.test(name);
}
