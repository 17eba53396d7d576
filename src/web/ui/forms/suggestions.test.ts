import { expect, test } from "vitest";
import { suggestionsFor } from "./suggestions.ts";

test("beginnings come before words inside, and those before parts of words", () => {
  const all = ["Martial Arts", "Cartography", "Art History", "Fine/Studio Arts"];
  expect(suggestionsFor("art", all)).toEqual(["Art History", "Martial Arts", "Fine/Studio Arts", "Cartography"]);
});

test("nothing typed suggests nothing", () => {
  expect(suggestionsFor("  ", ["Art"])).toEqual([]);
});

test("a text that is already the only suggestion needs none", () => {
  expect(suggestionsFor("nursing", ["Nursing", "Music"])).toEqual([]);
});

test("a long list is cut to what can be read", () => {
  expect(
    suggestionsFor(
      "a",
      Array.from({ length: 50 }, (_, i) => `a${i}`),
    ),
  ).toHaveLength(8);
});
