import fc from "fast-check";
import { expect, test } from "vitest";
import { realWords } from "../search/query/words/real-words.gen.ts";
import { englishForms, rareEnglishForms } from "../search/text/english-words.gen.ts";
import { isAmong } from "./sorted-words.ts";

test("a sorted text has the words of which it is made, and no others", () => {
  const word = fc.stringMatching(/^[a-cé]{1,4}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word), fc.array(word), (words, others) => {
      const sorted = words.toSorted((a, b) => (a < b ? -1 : 1)).join(" ");
      for (const each of [...words, ...others]) expect(isAmong(sorted, each)).toBe(words.includes(each));
    }),
  );
  expect(isAmong("a b", "")).toBe(false);
  expect(isAmong("a b", "a b")).toBe(false);
});

test("each word of the lists that are made by a script is found, so they are in order", () => {
  for (const list of [realWords, englishForms, rareEnglishForms])
    expect(list.split(" ").filter((word) => !isAmong(list, word))).toEqual([]);
});
