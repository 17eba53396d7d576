import { expect, test } from "vitest";
import { mayFileForAid } from "./may-file-for-aid.ts";

test.each([
  [{ financial_need_level: "high" }, true],
  [{ annual_family_income: 40_000, citizenship_status: "permanent_resident" }, true],
  [{ financial_need_level: "low" }, false],
  [{ annual_family_income: 90_000 }, false],
  [{}, false],
  [{ financial_need_level: "high", citizenship_status: "international" }, false],
  [{ financial_need_level: "high", demographics: { undocumented: true } }, false],
  [{ financial_need_level: "high", citizenship_status: "daca" }, false],
  [{ financial_need_level: "high", citizenship_status: "other", location: "Kumasi, Ghana" }, false],
  [{ financial_need_level: "high", citizenship_status: "us_citizen", location: "Accra, Ghana" }, true],
  [{ financial_need_level: "high", citizenship_status: "other", location: "Austin, TX" }, true],
  [{ financial_need_level: "high", academic_level: "high_school", graduation_year: 2027 }, true],
  [{ financial_need_level: "high", academic_level: "high_school", graduation_year: 2028 }, false],
  [{ financial_need_level: "high", academic_level: "bachelor's_degree" }, true],
  [{ financial_need_level: "high", academic_level: "postgraduate" }, false],
] as const)("whether the FAFSA is worth naming to a student with %o: %s", (profile, isNamed) => {
  expect(mayFileForAid(profile, "2026-11-29")).toBe(isNamed);
});
