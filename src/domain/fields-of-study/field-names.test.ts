import { expect, test } from "vitest";
import { familiarFields, fieldNames } from "./field-names.ts";
import { resolveField } from "./resolve-field.ts";

test("familiar names come first, without duplicates", () => {
  const names = fieldNames();
  expect(names.find((name) => name.includes("Nursing"))).toBe("Nursing");
  expect(new Set(names).size).toBe(names.length);
});

test("each familiar name is a field that matching knows, and trades are among them", () => {
  const unknown = familiarFields.filter((name) => resolveField(name).codes.length === 0);
  expect(unknown).toEqual(["Undecided"]);
  expect(familiarFields).toEqual(expect.arrayContaining(["HVAC", "Welding", "Electrician"]));
});

test('names contain no codes and no "General" or "Other"', () => {
  const names = fieldNames();
  expect(names).toContain("Marine Biology and Biological Oceanography");
  expect(names.filter((name) => /^\d\d|, (General|Other)$/.test(name))).toEqual([]);
});
