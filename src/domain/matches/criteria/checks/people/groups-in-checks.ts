import { groupWords } from "../../../../eligibility/words/groups.ts";
import { namesByFirstWord, namesInWords } from "../../../../places/names-in-words.ts";
import type { Group } from "../../../../scholarships/vocabulary.ts";
import { inOrder } from "../../criterion.ts";
import { isTopic } from "../../likely-applicants.ts";

/** The groups whose words in a check mostly tell who may apply. Words for men, parents and faiths often tell of others. */
const groupsInChecks = [
  "women",
  "minority",
  "black",
  "hispanic",
  "native_american",
  "pacific_islander",
  "asian",
  "first_generation",
  "lgbtq",
  "military",
  "disability",
] as const;
const groupsByFirstWord = namesByFirstWord<Group>([
  ...groupsInChecks.flatMap((group) => groupWords[group].split("|").map((name) => [name, group] as const)),
  ["recognized tribe", "native_american"],
  ["recognized tribes", "native_american"],
  ["tribal certificate", "native_american"],
  ["tribal eligibility", "native_american"],
  ["tribal enrollment", "native_american"],
  ["tribal membership", "native_american"],
]);
export const supporters = new Set(["allies", "ally", "supporter", "supporters"]);
/** Not those of "LGBTQ students and their allies", which anybody may be. */
export const groupsIn = (words: readonly string[]): Group[] =>
  words.some((word) => supporters.has(word))
    ? []
    : inOrder(
        namesInWords(words, groupsByFirstWord).flatMap(({ value, from }) => (isTopic(words, from) ? [] : [value])),
      );
