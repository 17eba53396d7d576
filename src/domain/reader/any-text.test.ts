import fc from "fast-check";
import { expect, test } from "vitest";
import { readGroupAlternatives } from "../eligibility/group/group-alternatives.ts";
import { readEligibility } from "../eligibility/read-eligibility.ts";
import { longestRead } from "../eligibility/text/normalize-text.ts";
import { resolveField } from "../fields-of-study/resolve-field.ts";
import { collegeName } from "../places/colleges/college-spelling.ts";
import { parseAmount } from "./amounts/amount.ts";
import { readAmount } from "./amounts/amount-in-text.ts";
import { beginningOf, longestSentence, longestText, readableLine } from "./bounded-text.ts";
import { parseDeadline } from "./days/deadline.ts";
import { readDeadline } from "./days/deadline-in-text.ts";
import { levelsInList } from "./levels-in-list.ts";

const today = "2026-11-22";
const words =
  "Be a resident of Travis County or Washington, D.C. | MUST BE ENROLLED FULL TIME | women who are Black or Hispanic | with a 3.5 GPA | have a | no | GPA | (and | of | Texas, | , or Ohio | 12 | $500 - | up to | March 3 | 2027 | child of A | DACA | majoring in engineering | students | - | ' | . | é | \u{1F393} | \ud800 | \t | \n | £ | constructor".split(
    " | ",
  );

/** Real words in any order, in capitals or not, repeated up to 100,000 characters; and any Unicode. */
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 2000 }),
  fc
    .tuple(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), fc.nat(3000), fc.constantFrom("", " "))
    .chain(([list, times, gap]) => {
      const text = `${list.join(gap)}${gap}`.repeat(times).slice(0, 100_000);
      return fc.constantFrom(text, text.toUpperCase());
    }),
);

const readers: readonly (readonly [string, longest: number, (text: string) => unknown])[] = [
  ["parseAmount", longestSentence, parseAmount],
  ["readAmount", longestText, (text) => readAmount("", text)],
  ["readDeadline", longestText, (text) => readDeadline(text, today)],
  ["parseDeadline", longestSentence, (text) => parseDeadline(text, today)],
  ["levelsInList", longestSentence, levelsInList],
  ["readGroupAlternatives", longestSentence, (text) => readGroupAlternatives(["women", "black"], text)],
  ["readEligibility", longestRead, (text) => readEligibility({ title: "", provider: "", text })],
  ["collegeName", longestSentence, collegeName],
  ["resolveField", 400, (text) => resolveField(text)],
];

test.each(readers)("%s reads any text, and only its first %d characters", (_, longest, read) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(read(text)).toEqual(read(beginningOf(text, longest)));
    }),
    { numRuns: 60 },
  );
});

test("a text is never cut inside a character", () => {
  expect(beginningOf("a\u{1F393}b", 2)).toBe("a");
  expect(beginningOf("a\u{1F393}b", 3)).toBe("a\u{1F393}");
  expect(readableLine(` ${"a b\n".repeat(500)}`).length).toBeLessThanOrEqual(longestSentence);
});
