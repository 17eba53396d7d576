import fc from "fast-check";
import { expect, test } from "vitest";
import { completionFields, isFilled, profileCompletion } from "./completion.ts";

test("a profile is complete when all 11 fields are filled", () => {
  const whole = profileCompletion({
    full_name: "Maya Ortiz",
    date_of_birth: "2006-04-02",
    location: "Austin, TX",
    academic_level: "undergraduate",
    field_of_study: "Nursing",
    gpa: 3.6,
    graduation_year: 2028,
    annual_family_income: 42_000,
    financial_need_level: "medium",
    citizenship_status: "us_citizen",
    career_goals: "Rural nursing",
  });
  expect(whole).toEqual({ filled: 11, total: 11, percent: 100, missing: [], optional: [] });
});

test("the percentage is the share of filled fields, and missing fields are listed", () => {
  const part = profileCompletion({ full_name: "Maya", academic_level: "undergraduate", field_of_study: "Nursing" });
  expect(part).toMatchObject({ filled: 3, percent: 27 });
  expect(part.missing.map(({ label }) => label)).toContain("GPA");
});

test("without a profile no field is filled", () => {
  expect(profileCompletion(null)).toMatchObject({ filled: 0, percent: 0 });
});

test("blank text and empty lists are not answers, zero and false are", () => {
  for (const value of [null, undefined, "", "  ", [], {}, Number.NaN, [""], { ethnicity: null }])
    expect(isFilled(value), String(value)).toBe(false);
  for (const value of [0, 3.2, "x", ["Debate"], false, { first_generation: false }])
    expect(isFilled(value), String(value)).toBe(true);
});

test("filling one more field raises the percentage", () => {
  fc.assert(
    fc.property(fc.subarray([...completionFields]), fc.constantFrom(...completionFields), (filled, one) => {
      const profile = Object.fromEntries(filled.map(({ field }) => [field, 1]));
      const before = profileCompletion(profile).percent;
      const after = profileCompletion({ ...profile, [one.field]: 1 }).percent;
      expect(after).toBeGreaterThanOrEqual(before);
      if (!filled.includes(one)) expect(after).toBeGreaterThan(before);
    }),
  );
});

test("an answer that the student skipped counts as not filled, and is not named as missing", () => {
  const { filled, missing } = profileCompletion({ full_name: "Kenji", set_aside: { financial_need_level: "skipped" } });
  expect(filled).toBe(1);
  expect(missing.map(({ field }) => field)).not.toContain("financial_need_level");
  expect(missing).toHaveLength(9);
});

test("the amount of the income is not named as missing beside a level of need, and still counts", () => {
  const { filled, total, missing, optional } = profileCompletion({ financial_need_level: "high" });
  expect(optional.map(({ label }) => label)).toEqual(["Family income amount"]);
  expect([filled, total]).toEqual([1, 11]);
  expect(missing.map(({ field }) => field)).not.toContain("annual_family_income");
  expect(profileCompletion({}).missing.map(({ field }) => field)).toContain("annual_family_income");
});
