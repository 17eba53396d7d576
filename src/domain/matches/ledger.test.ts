import fc from "fast-check";
import { expect, test } from "vitest";
import { tally, wholePoints } from "./ledger.ts";

test("the line counts what is met and names what is not", () => {
  expect(
    tally([
      { key: "level", status: "met" },
      { key: "gpa", status: "unknown" },
      { key: "residence", status: "met" },
      { key: "citizenship", status: "failed" },
      { key: "interests", status: "not_asked" },
      { key: "institution", status: "unknown" },
    ]),
  ).toEqual({ met: "2 met", rest: ", 1 not met: Citizenship, 2 unknown: GPA, College" });
});

test("when everything is met there is nothing to add", () => {
  expect(tally([{ key: "level", status: "met" }])).toEqual({ met: "1 met", rest: "" });
});

test("whole points stay whole", () => {
  expect(wholePoints([{ points: 30 }, { points: 20 }], 50)).toEqual([30, 20]);
});

test("fractions are given to the largest first", () => {
  expect(wholePoints([{ points: 30.4 }, { points: 20.35 }, { points: 0.25 }], 51)).toEqual([31, 20, 0]);
});

test("shown points always add up to the score, each within one of its own", () => {
  const points = fc.array(fc.double({ min: 0, max: 12, noNaN: true }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(points, (all) => {
      const factors = all.map((p) => ({ points: p }));
      const score = Math.round(all.reduce((sum, p) => sum + p, 0));
      const shown = wholePoints(factors, score);
      expect(shown.reduce((sum, p) => sum + p, 0)).toBe(score);
      shown.forEach((p, index) => {
        expect(Math.abs(p - (all[index] ?? 0))).toBeLessThanOrEqual(1);
      });
    }),
  );
});
