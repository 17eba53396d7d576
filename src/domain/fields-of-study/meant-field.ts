import { nearestNames } from "../places/nearest-names.ts";
import type { MeantAnswer } from "../profile/answers/meant-answer.ts";
import { fieldNames } from "./field-names.ts";
import { fieldWords } from "./field-words.ts";
import { isUndecided } from "./named-fields.ts";
import { resolveField } from "./resolve-field.ts";

/**
 * Whether matching understands a field of study, and otherwise the names that may be meant: "engin" is not matched and
 * suggests "Engineering". Blank text is matched, as there is nothing to correct.
 */
export function meantField(words: string): MeantAnswer {
  const { all, codes } = resolveField(words);
  // A code that begins with ~ is a name that neither CIP nor our list has.
  const isNamed = all || codes.some((code) => !code.startsWith("~"));
  const isMatched = isNamed || isUndecided(words) || fieldWords(words) === "";
  return { isMatched, meant: isMatched ? [] : nearestNames(words, fieldNames()) };
}
