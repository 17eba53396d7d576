import { expect, test } from "vitest";
import { collegeNames } from "./college-names.ts";

test("each college of the US has its name once, without the codes of states", () => {
  const names = collegeNames();
  expect(names).toContain("Rice University");
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length < 4)).toEqual([]);
});
