import { expect, test } from "vitest";
import { readConditions, writeConditions } from "./condition-words.ts";

test("what the student checks is read back quote by quote", () => {
  const words = { compared: ["Be 21 or younger."], toCheck: ["Do “community” service.", "Speak Welsh."] };
  expect(readConditions(writeConditions(words))).toEqual(words);
});

test("a text without either part has none", () => {
  expect(readConditions(null)).toEqual({ compared: [], toCheck: [] });
  expect(readConditions("Be a senior.")).toEqual({ compared: ["Be a senior."], toCheck: [] });
});
