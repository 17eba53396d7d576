import fc from "fast-check";
import { expect, test } from "vitest";
import { slicedSort } from "./sliced-sort.ts";
import { inOneGo } from "./slices.ts";

const byFirst = (a: readonly number[], b: readonly number[]) => (a[0] ?? 0) - (b[0] ?? 0);

test("a sliced sort gives the same as a stable sort", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat())), fc.integer({ min: 1, max: 7 }), (list, slice) => {
      expect(inOneGo(slicedSort(list, byFirst, slice))).toEqual(list.toSorted(byFirst));
    }),
  );
});

test("no slice compares more than its share", () => {
  let compared = 0;
  const slices = slicedSort(
    Array.from({ length: 4000 }, (_, at) => (at * 7919) % 4001),
    (a, b) => {
      compared++;
      return a - b;
    },
    100,
  );
  let most = 0;
  for (let step = slices.next(); !step.done; step = slices.next()) {
    most = Math.max(most, compared);
    compared = 0;
  }
  expect(most).toBeLessThan(800);
});
