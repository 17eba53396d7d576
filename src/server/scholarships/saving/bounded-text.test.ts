import fc from "fast-check";
import { expect, test } from "vitest";
import { firstCodePoints, isLongerThan, storable } from "./bounded-text.ts";

test("a text is cut between code points, never inside an emoji", () => {
  expect(firstCodePoints("🎓🎓🎓", 2)).toBe("🎓🎓");
  expect(firstCodePoints("🎓a", 2)).toBe("🎓a");
  expect(firstCodePoints("abc", 2)).toBe("ab");
  expect(firstCodePoints("a\ud800", 5)).toBe("a\ufffd");
});

test("lengths count code points", () => {
  expect([isLongerThan("🎓🎓", 2), isLongerThan("🎓🎓🎓", 2), isLongerThan("abc", 2)]).toEqual([false, true, true]);
});

test("a cut text is well formed, a prefix of the original and within the length", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(20), (text, most) => {
      const cut = firstCodePoints(text, most);
      expect(cut).toBe(Array.from(text.toWellFormed()).slice(0, most).join(""));
      expect(isLongerThan(cut, most)).toBe(false);
    }),
  );
});

test("texts at any depth are made storable", () => {
  expect(storable({ a: ["x\0y", { b: "\udc00" }], c: null, d: 1 })).toEqual({
    a: ["xy", { b: "\ufffd" }],
    c: null,
    d: 1,
  });
});
