import { nearestNames } from "../places/nearest-names.ts";
import { fieldNames } from "./field-names.ts";
import { isUndecided } from "./named-fields.ts";
import { resolveField } from "./resolve-field.ts";

/**
 * Whether matching understands a student's words for a field of study, and what they may have meant where it does not:
 * "engin" is not matched, and offers "Engineering". The words themselves are kept as typed.
 */
export function meantField(words: string): { isMatched: boolean; meant: string[] } {
  const { all, codes } = resolveField(words);
  const isMatched = all || isUndecided(words) || codes.some((code) => !code.startsWith("~"));
  return { isMatched, meant: isMatched ? [] : nearestNames(words, fieldNames()) };
}
