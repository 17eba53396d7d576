import { expect, test } from "vitest";
import { fieldNames } from "./field-names.ts";

test("familiar names come first, without duplicates", () => {
  const names = fieldNames();
  expect(names.find((name) => name.includes("Nursing"))).toBe("Nursing");
  expect(new Set(names).size).toBe(names.length);
});

test('names contain no codes and no "General" or "Other"', () => {
  const names = fieldNames();
  expect(names).toContain("Marine Biology and Biological Oceanography");
  expect(names.filter((name) => /^\d\d|, (General|Other)$/.test(name))).toEqual([]);
});
