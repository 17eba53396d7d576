import fc from "fast-check";
import { expect, test } from "vitest";
import { tokensAsTyped, tokensOf } from "./tokens.ts";

const words = (text: string) => tokensOf(text).map(({ word }) => word);

test("initials are one word, and hyphens and slashes separate words", () => {
  expect(words("U.S. citizens with a Ph.D. in full-time/part-time study")).toEqual(
    "us citizens with a phd in full time part time study".split(" "),
  );
});

test("a verb and the end of not are two words, but one as people type them", () => {
  expect(words("You can't be 30, WON'T be and mustn't.")).toEqual(
    "you can not be 30 will not be and must not".split(" "),
  );
  expect(tokensOf("isn't").map(({ start, end }) => [start, end])).toEqual([
    [0, 2],
    [2, 5],
  ]);
  expect(tokensAsTyped("isn't").map(({ word }) => word)).toEqual(["isnt"]);
});

test("a full stop without a space ends a word", () => {
  expect(words("in school.Must be a bachelor's student.")).toEqual("in school must be a bachelors student".split(" "));
});

test("long words, words with accents and words before marks are read alike", () => {
  expect(words("Undergraduates' résumés, naïve. Students' GRADES (Québec) wane't. X. extraordinarily")).toEqual(
    "undergraduates résumés naïve students grades québec wanet x extraordinarily".split(" "),
  );
  expect(tokensOf("See School. Now").map(({ start, end, capital }) => [start, end, capital])).toEqual([
    [0, 3, true],
    [4, 10, true],
    [12, 15, true],
  ]);
});

test("amounts and decimals are one word", () => {
  expect(words("a 3.5 GPA and $1,000")).toEqual(["a", "3.5", "gpa", "and", "$", "1000"]);
});

test("every token is a part of the text, in order", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      let from = 0;
      for (const { start, end } of tokensOf(text)) {
        expect(start).toBeGreaterThanOrEqual(from);
        expect(end).toBeGreaterThan(start);
        from = end;
      }
      expect(from).toBeLessThanOrEqual(text.length);
    }),
  );
});

test("initials that are glued to a word are two words", () => {
  expect(words("a U.S.citizen with a B.A.degree")).toEqual("a us citizen with a ba degree".split(" "));
});
