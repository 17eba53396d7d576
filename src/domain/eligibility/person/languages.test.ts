import { expect, test } from "vitest";
import { tokensOf } from "../text/tokens.ts";
import { languages } from "./languages.ts";

const read = (text: string) =>
  languages({ text, tokens: tokensOf(text), lead: "", part: "text" }).flatMap(({ meaning, also = [] }) =>
    [meaning, ...also].map((each) =>
      each.about === "demand" && each.demand.about === "languages" ? each.demand.names : each,
    ),
  );

test.each([
  ["must be fluent in Spanish", [["Spanish"]]],
  ["must speak French", [["French"]]],
  ["have a good knowledge of the German language", [["German"]]],
  ["bilingual in English and Spanish", [["English"], ["Spanish"]]],
  ["proficient in French or German", [["French", "German"]]],
  ["Spanish-speaking students", [["Spanish"]]],
  ["native Spanish or French speaker", [["Spanish", "French"]]],
])("%s demands languages", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  "majoring in Spanish",
  "a non-native Japanese speaker",
  "study in English-speaking countries",
  "Italian language studies",
])("%s demands no language", (text) => {
  expect(read(text).filter(Array.isArray)).toEqual([]);
});
