import fc from "fast-check";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { repeatsBehind } from "./repeats-behind.ts";

type Row = { title: string; provider_name?: string; amount_max?: number; description?: string; group?: string };

/** The places of the rows after it. */
function places(rows: readonly Row[]): number[] {
  const page = rows.map(({ group = "", ...facts }, at) => ({ at, group, facts: blankScholarship(facts) }));
  return repeatsBehind(page, { of: ({ facts }) => facts, groupOf: ({ group }) => group }).map(({ at }) => at);
}

const scurry = { title: "D.L. Scurry Foundation Scholarship", provider_name: "Clemson University", amount_max: 2000 };

test.each<[string, Row]>([
  ["under another sponsor with the same sum", { ...scurry, provider_name: "Greenville Technical College" }],
  ["of another round", { ...scurry, title: "The D.L. Scurry Foundation Award, Spring 2026-27", amount_max: 500 }],
  ["in other spelling", { ...scurry, title: "D.L. Scurry Foundation's Scholarships" }],
])("one scholarship %s stands once among the first", (_, repeat) => {
  expect(places([scurry, repeat, { title: "Elks Award" }])).toEqual([0, 2, 1]);
});

test.each<[string, Row]>([
  ["another sponsor with another sum", { ...scurry, provider_name: "Furman University", amount_max: 900 }],
  ["another number", { ...scurry, title: "D.L. Scurry Foundation Scholarship 2" }],
  ["another title", { ...scurry, title: "D.L. Scurry Nursing Scholarship" }],
])("two scholarships stay where they are: %s", (_, other) => {
  expect(places([scurry, other, { title: "Elks Award" }])).toEqual([0, 1, 2]);
});

test("a repeat comes behind the tenth, and never leaves its group", () => {
  const others = Array.from({ length: 12 }, (_, at) => ({ title: `Award of club ${"abcdefghijklm"[at]}${at}x` }));
  expect(places([scurry, scurry, ...others]).indexOf(1)).toBe(10);
  const near = others.slice(0, 2).map((each) => ({ ...each, group: "near" }));
  expect(places([scurry, scurry, { title: "Elks Award" }, ...near])).toEqual([0, 2, 1, 3, 4]);
});

test("all of a page stays on it", () => {
  const row = fc.record({ title: fc.constantFrom("A Fund", "B Fund", "2026"), group: fc.constantFrom("x", "y") });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 25 }), (rows) => {
      expect(places(rows).toSorted((a, b) => a - b)).toEqual([...rows.keys()]);
    }),
  );
});
