import { expect, test } from "vitest";
import { suggestionsFor } from "./suggestions.ts";

test("matches at the start come first, then at the start of a word, then inside a word", () => {
  const all = ["Martial Arts", "Cartography", "Art History", "Fine/Studio Arts"];
  expect(suggestionsFor("art", all)).toEqual(["Art History", "Martial Arts", "Fine/Studio Arts", "Cartography"]);
});

test("empty text has the suggestions of a short list, and none of a long one", () => {
  expect(suggestionsFor("  ", ["Art"])).toEqual(["Art"]);
  expect(suggestionsFor("", [..."abcdefghi"])).toEqual([]);
});

test("text that equals its only suggestion has none", () => {
  expect(suggestionsFor("nursing", ["Nursing", "Music"])).toEqual([]);
});

test("a long list is shortened", () => {
  expect(
    suggestionsFor(
      "a",
      Array.from({ length: 50 }, (_, i) => `a${i}`),
    ),
  ).toHaveLength(8);
});
