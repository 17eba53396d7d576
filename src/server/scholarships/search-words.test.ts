import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

test.each([
  ["nursing texas", "nursing texas"],
  ['"full ride" -essay', '"full ride" -essay'],
  ["AT&T first-generation women's", "AT&T first-generation women's"],
  ["---- stem !!! | (law)", "stem law"],
  ["--------oak--------", "-oak"],
  ["São Paulo 日本語", "São Paulo 日本語"],
  ["-".repeat(50), null],
  ["", null],
])("%j is searched as %j", (typed, words) => {
  expect(searchWords(typed)).toBe(words);
});
