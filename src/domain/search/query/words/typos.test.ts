import { expect, test } from "vitest";
import { englishWords, spanishWords } from "#tests/support/dictionary-words.ts";
import { withoutTypo } from "./typos.ts";

test.each([
  ["a missing letter", "nursng", "nursing"],
  ["a letter too many", "texass", "texas"],
  ["a wrong letter", "enginearing", "engineering"],
  ["two swapped letters", "califronia", "california"],
  ["a word that tells little but in a phrase", "moter", "mother"],
  ["a scholarship with other vowels and swapped letters", "schlorship", "scholarship"],
  ["a word as it sounds", "skool", "school"],
])("%s is mended", (_, typo, word) => {
  expect(withoutTypo(typo)).toBe(word);
});

test("a word of four letters and a typo of two edits stay as they are", () => {
  expect(withoutTypo("nurs")).toBe("nurs");
  expect(withoutTypo("nrsng")).toBe("nrsng");
});

test("a wrong letter in a word of five letters is no typo, because it makes another name", () => {
  expect(withoutTypo("kauri")).toBe("kauri");
  expect(withoutTypo("texsa")).toBe("texas");
});

test("no English or Spanish word is mended into another", () => {
  const words = [...englishWords(), ...spanishWords()];
  expect(words.filter((word) => withoutTypo(word) !== word)).toEqual([]);
});
