import fc from "fast-check";
import { expect, test } from "vitest";
import { TermTable } from "../../words/term-table.ts";
import { numbersOfText, wordsOfText } from "./words-of-text.ts";

const texts = fc
  .array(fc.oneof(fc.string(), fc.constantFrom("women's", "B.S.N.", "$1,000", "São", "日本", "x".repeat(50))))
  .map((parts) => parts.join(" "));

test("the words of a text as numbers are those of wordsOfText", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const table = new TermTable();
      const words = numbersOfText(table, text).map((number) => table.word(number));
      expect(words).toEqual(wordsOfText(text));
    }),
  );
});
