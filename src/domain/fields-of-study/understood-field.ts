import { fieldWords } from "./field-words.ts";
import { isUndecided } from "./named-fields.ts";
import { resolveField } from "./resolve-field.ts";

/**
 * Whether matching can compare a student's field of study with scholarships. True for `Undecided` and for blank text,
 * as there is nothing to correct.
 */
export function isUnderstoodField(words: string): boolean {
  if (fieldWords(words) === "" || isUndecided(words)) return true;
  const { all, codes } = resolveField(words);
  // A code that begins with ~ is a name that neither CIP nor our list has.
  return all || codes.some((code) => !code.startsWith("~"));
}
