import fc from "fast-check";
import { expect, test } from "vitest";
import { TermTable } from "./term-table.ts";

const word = fc
  .array(fc.constantFrom("mike", "rowe", "works", "a", "é", "4"), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(""));
const fewWords = fc.uniqueArray(word, { maxLength: 40 });

test("the words that one begins are found, also those that were added since and those of a stored table", () => {
  fc.assert(
    fc.property(fewWords, fewWords, word, (first, later, beginning) => {
      fc.pre(beginning.length >= 6);
      const table = new TermTable();
      const begun = (of: TermTable) => of.begunBy(beginning).map((number) => of.word(number));
      const expected = (words: readonly string[]) => [...new Set(words)].filter((each) => each.startsWith(beginning));
      for (const each of first) table.add(each);
      expect(begun(table)).toEqual(expected(first));
      for (const each of later) table.add(each);
      expect(begun(table)).toEqual(expected([...first, ...later]));
      expect(begun(TermTable.of(table.parts()))).toEqual(expected([...first, ...later]));
    }),
    { numRuns: 300 },
  );
});

test("a short beginning is refused, as it begins too many words", () => {
  expect(() => new TermTable().begunBy("mike")).toThrow(RangeError);
});
