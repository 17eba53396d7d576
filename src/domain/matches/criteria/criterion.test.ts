import { expect, test } from "vitest";
import { unanswered, unclear, unknownOf, withDoubt } from "./criterion.ts";

test("equal open results are one object", () => {
  expect(unanswered("gpa")).toBe(unanswered("gpa"));
  expect(withDoubt(unanswered("gpa"), 3)).toBe(withDoubt(withDoubt(unanswered("gpa"), 5), 3));
  expect(withDoubt(unclear, 0)).not.toBe(unclear);
  expect(withDoubt(unclear, 0)).toEqual({ result: "unknown", missing: null, doubt: 0 });
});

test("several open parts have a missing answer, and more stays open unless it decides all of them", () => {
  const year = unanswered("graduation_year");
  expect(unknownOf([unclear, unclear])).toBe(unclear);
  expect(unknownOf([year, year])).toBe(year);
  expect(unknownOf([unclear, year])).toEqual({ ...year, alsoOpen: true });
  expect(unknownOf([year, unanswered("gpa")])).toEqual({ ...year, alsoOpen: true });
});

test("more stays open where only the second of two parts says so", () => {
  const year = unanswered("graduation_year");
  expect(unknownOf([year, unknownOf([year, unclear])])).toEqual({ ...year, alsoOpen: true });
});
