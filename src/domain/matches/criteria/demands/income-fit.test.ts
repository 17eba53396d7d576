import { expect, test } from "vitest";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { readStudent } from "../student.ts";
import { compareIncome, incomeAnswer } from "./income-fit.ts";

const dollars = (most: number) => ({ about: "income", most, of: "dollars", quote: "" }) as const;
const ofPoverty = (most: number) => ({ about: "income", most, of: "poverty_line", quote: "" }) as const;

test.each<[ProfileChanges, ReturnType<typeof dollars | typeof ofPoverty>, string, string | null]>([
  [{ annual_family_income: 52_000 }, dollars(65_000), "close", null],
  [{ annual_family_income: 65_000 }, dollars(65_000), "close", null],
  [{ annual_family_income: 68_000 }, dollars(65_000), "unknown", null],
  [{ annual_family_income: 90_000 }, dollars(65_000), "failed", null],
  [{ annual_family_income: 90_000, financial_need_level: "high" }, dollars(65_000), "failed", null],
  [{ financial_need_level: "high" }, dollars(29_999), "close", null],
  [{ financial_need_level: "high" }, dollars(25_000), "unknown", "annual_family_income"],
  [{ financial_need_level: "medium" }, dollars(60_000), "close", null],
  [{ financial_need_level: "medium" }, dollars(50_000), "unknown", "annual_family_income"],
  [{ financial_need_level: "low" }, dollars(80_000), "unknown", "annual_family_income"],
  [{ financial_need_level: "low" }, dollars(40_000), "unknown", "annual_family_income"],
  [{ financial_need_level: "critical" }, dollars(80_000), "close", null],
  [{ financial_need_level: "high" }, ofPoverty(200), "close", null],
  [{}, dollars(80_000), "unknown", "annual_family_income"],
  [{ set_aside: { annual_family_income: "skipped" } }, dollars(80_000), "unknown", null],
  [{ annual_family_income: 31_000 }, ofPoverty(200), "close", null],
  [{ annual_family_income: 90_000 }, ofPoverty(200), "unknown", null],
])("%j and a limit of %j", (profile, limit, result, missing) => {
  expect(compareIncome(readStudent(profile), limit)).toMatchObject({ result, missing });
});

test("a band above the limit leaves more doubt, and fails nobody", () => {
  const doubtAt = (most: number) => compareIncome(readStudent({ financial_need_level: "low" }), dollars(most)).doubt;
  expect(doubtAt(40_000)).toBeGreaterThan(doubtAt(80_000) ?? 0);
});

test("the answer is the income, or the band that the option of need names", () => {
  const answer = (profile: ProfileChanges) => incomeAnswer(readStudent(profile));
  expect(answer({ annual_family_income: 52_000, financial_need_level: "low" })).toBe("Family income: $52,000");
  expect(answer({ financial_need_level: "high" })).toBe("Family income: under $30,000");
  expect(answer({ financial_need_level: "moderate" })).toBe("Family income: $30,000 to $60,000");
  expect(answer({})).toBeNull();
});
