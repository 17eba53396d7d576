import fc from "fast-check";
import { expect, test } from "vitest";
import { spellings } from "./phrase-states.ts";
import { phraseFinder } from "./phrases.ts";
import { tokensOf } from "./tokens.ts";

test("a phrase stands for all its spellings", () => {
  expect(spellings("(high|secondary) school senior(s)").map((words) => words.join(" "))).toEqual([
    "high school senior",
    "high school seniors",
    "secondary school senior",
    "secondary school seniors",
  ]);
  expect(spellings("(a|an|) US citizen").map((words) => words.join(" "))).toEqual([
    "a US citizen",
    "an US citizen",
    "US citizen",
  ]);
});

test("the longest phrase is found at each word", () => {
  const find = phraseFinder([
    ["high school", 1],
    ["high school senior(s)", 2],
  ]);
  expect(find(tokensOf("For high-school seniors of a high school.")).map(({ value }) => value)).toEqual([2, 1]);
});

test("alternatives may be empty, of several words, and inside each other", () => {
  const find = phraseFinder([["submit (a|two (official|) letter(s)|) (now|)", 1]]);
  const wordsIn = (text: string) => {
    const tokens = tokensOf(text);
    return find(tokens).map(({ from, to }) =>
      tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(" "),
    );
  };
  expect(wordsIn("Submit two official letters now, submit two letter, submit a now, submit")).toEqual([
    "submit two official letters now",
    "submit two letter",
    "submit a now",
    "submit",
  ]);
});

test("of equal phrases the first of the table counts", () => {
  const find = phraseFinder([
    ["high (school|college)", 1],
    ["(high|low) school", 2],
  ]);
  expect(find(tokensOf("high school, low school")).map(({ value }) => value)).toEqual([1, 2]);
});

test("a phrase with millions of spellings costs no more than its words", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `x${letter}`).join("|");
  const find = phraseFinder([[Array.from({ length: 12 }, () => `(${letters}|)`).join(" "), true]]);
  expect(find(tokensOf("xa xb xc xz"))[0]).toEqual({ from: 0, to: 4, value: true });
});

test("tables do not change what another one finds, also those made later", () => {
  const first = phraseFinder([["high school", 1]]);
  const tokens = tokensOf("High school seniors");
  expect(first(tokens)).toEqual([{ from: 0, to: 2, value: 1 }]);
  const second = phraseFinder([["high school senior(s)", 2]]);
  expect(first(tokens)).toEqual([{ from: 0, to: 2, value: 1 }]);
  expect(second(tokens)).toEqual([{ from: 0, to: 3, value: 2 }]);
});

test("phrases are found in a part of a clause as if it stood alone, whatever was asked about the clause before", () => {
  const find = phraseFinder([
    ["high school", 1],
    ["high school (senior|junior)(s|)", 2],
    ["school senior", 3],
  ]);
  const word = fc.constantFrom("high", "school", "senior", "seniors", "and", "Ohio");
  const part = fc.record({ from: fc.nat(12), length: fc.nat(12), without: fc.nat(12) });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.array(part), (words, parts) => {
      const tokens = tokensOf(words.join(" "));
      for (const { from, length, without } of parts) {
        const own = tokens.slice(from, from + length).filter((_, at) => at !== without);
        const alone = own.map((token) => ({ ...token, look: null }));
        expect(find(own)).toEqual(find(alone));
      }
    }),
  );
});
