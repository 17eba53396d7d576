import fc from "fast-check";
import { expect, test } from "vitest";
import { foldedText, hasWordOf, readByWord } from "./folded-text.ts";
import { foldWords } from "./folded-words.ts";

const texts = fc
  .array(fc.oneof(fc.string(), fc.constantFrom("Arts & Crafts", "women's", "B.S.N.", "São", "İK", "4-H", "’", "日本")))
  .map((parts) => parts.join(" "));

test("the words of a text as numbers are the words of foldWords", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { table, words } = foldedText(text);
      expect(words.map((word) => table.word(word)).join(" ")).toBe(foldWords(text));
    }),
  );
});

test("a word is read once, and again after so many other words that it was forgotten", () => {
  let reads = 0;
  const lengthAt = readByWord((word) => {
    reads += 1;
    return word.length;
  });
  expect([lengthAt(foldedText("a chess club"), 1), lengthAt(foldedText("chess"), 0), reads]).toEqual([5, 5, 1]);
  foldedText(Array.from({ length: 50_001 }, (_, at) => `filler${at}`).join(" "));
  expect([lengthAt(foldedText("Chess!"), 0), reads]).toEqual([5, 2]);
});

test("a text has one of some words only as a whole word", () => {
  const namesGame = hasWordOf(["chess", "go"]);
  expect(["Play Chess!", "Go", "chessboard", "São Paulo"].map(namesGame)).toEqual([true, true, false, false]);
});
