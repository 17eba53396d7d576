import { nearestNames } from "../places/nearest-names.ts";
import type { MeantAnswer } from "../profile/answers/meant-answer.ts";
import { fieldNames } from "./field-names.ts";
import { fieldWords } from "./field-words.ts";
import { isUndecided } from "./named-fields.ts";
import { studentField } from "./student-field.ts";

/**
 * Whether matching understands a field of study, and otherwise the names that may be meant: "engin" is not matched and
 * suggests "Engineering". `understood` says by which words it is read where these are others: "acounting" is read as "accounting". Blank
 * text is matched, as there is nothing to correct.
 */
export function meantField(words: string): MeantAnswer {
  const { words: meant, field } = studentField(words.trim());
  // A code that begins with ~ is a name that neither CIP nor our list has.
  const isNamed = field.all || field.codes.some((code) => !code.startsWith("~"));
  const isMatched = isNamed || isUndecided(meant) || fieldWords(words) === "";
  if (!isMatched) return { isMatched, meant: nearestNames(words, fieldNames()) };
  return { isMatched, meant: [], ...(meant === words.trim() ? {} : { understood: `We match this as “${meant}”.` }) };
}
