import { nearestNames } from "../places/nearest-names.ts";
import { fieldNames } from "./field-names.ts";
import { isUndecided } from "./named-fields.ts";
import { resolveField } from "./resolve-field.ts";

/**
 * Whether matching understands a field of study, and otherwise the names that may be meant: "engin" is not matched and
 * suggests "Engineering". The student's own text is stored unchanged.
 */
export function meantField(words: string): { isMatched: boolean; meant: string[] } {
  const { all, codes } = resolveField(words);
  const isMatched = all || isUndecided(words) || codes.some((code) => !code.startsWith("~"));
  return { isMatched, meant: isMatched ? [] : nearestNames(words, fieldNames()) };
}
