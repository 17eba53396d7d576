import { expect, test } from "vitest";
import { scored, statusOf } from "#tests/support/score-scholarship.ts";
import type { FinancialNeedLevel } from "../../../profile/answers/financial-need.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { readStudent } from "../student.ts";
import { compareNeed } from "./need-fit.ts";

test.each<[FinancialNeedLevel, string, string]>([
  ["medium", "Show financial need.", "met"],
  ["medium", "Have exceptional financial need.", "unknown"],
  ["high", "Have exceptional financial need.", "met"],
])("a need that is %s, for “%s”", (financial_need_level, words, status) => {
  const facts = { need_based: true, requirements: [words] };
  expect(statusOf("financial_need", { financial_need_level }, facts)).toBe(status);
});

const high: ProfileChanges = {
  financial_need_level: "high",
  citizenship_status: "us_citizen",
  academic_level: "undergraduate",
};
const limitDemand = { about: "check", kind: "family", quote: "Have a family income under the limit." } as const;
const earning = (annual_family_income: number): ProfileChanges => ({ ...high, annual_family_income });

test.each<[ProfileChanges, string, string]>([
  [high, "Show financial need.", "met"],
  [high, "Have a low income.", "unknown"],
  [{ ...high, financial_need_level: "critical" }, "Have a low income.", "unknown"],
  [{ ...high, financial_need_level: "medium" }, "Have a low income.", "unknown"],
  [earning(25_000), "Have a low income.", "unknown"],
  [earning(12_000), "Have a low income.", "met"],
  [earning(45_000), "Have a low income.", "unknown"],
  [high, "Show financial need or come from a low-income family.", "met"],
  [high, "Be eligible for a Pell Grant.", "met"],
  [{ ...high, citizenship_status: "international" }, "Be eligible for a Pell Grant.", "unknown"],
  [earning(25_000), "Be eligible for a Pell Grant.", "met"],
  [{ ...earning(25_000), citizenship_status: "international" }, "Be eligible for a Pell Grant.", "unknown"],
  [earning(25_000), "Be a Pell Grant recipient.", "unknown"],
])("%j and “%s”: %s", (profile, words, status) => {
  expect(statusOf("financial_need", profile, { need_based: true, requirements: [words] })).toBe(status);
});

test("what a low income is the sponsor decides, so a figure alone leaves it to check", () => {
  const facts = { need_based: true, requirements: ["Have a low income."] };
  const of = (profile: ProfileChanges) =>
    scored(profile, facts).factors.find(({ key }) => key === "financial_need")?.required;
  expect(of(high)).toBe("A low family income, under a limit that the sponsor sets");
  expect(scored({}, facts).section).toBe("check");
});

test("an income limit that the words do not say is left to check, once, in the line of financial need", () => {
  const facts = { need_based: true, requirements: ["Have a family income under the limit."], demands: [limitDemand] };
  const { section, factors } = scored(earning(12_000), facts);
  expect(section).toBe("check");
  expect(factors.find(({ key }) => key === "financial_need")).toMatchObject({
    status: "unknown",
    required: "A family income under a limit that the sponsor sets",
    student: "Family income: $12,000",
  });
  expect(factors.find(({ key }) => key === "other")?.status).toBe("not_asked");
});

test("a limit that the words do not say may be above the middle of all families", () => {
  const of = (annual_family_income: number, financial_need_level: "low" | "medium") =>
    compareNeed(readStudent({ annual_family_income, financial_need_level }), "income_limit");
  expect(of(68_000, "medium")).toEqual(of(12_000, "medium"));
  expect(of(68_000, "low").doubt).toBe(0);
  expect(of(150_000, "medium").doubt).toBe(2);
});

test.each([
  "Have a family income under the limit, and live on a farm.",
  "Have a family income under the limit or be a farmer.",
  "Have a family income under the limit if you are a freshman.",
  "Be a veteran with an income under the limit.",
  "Have met the income limit in middle school.",
])("“%s” demands more than an income, and stays a condition of its own", (quote) => {
  const facts = { need_based: true, requirements: [quote], demands: [{ ...limitDemand, quote }] };
  const conditions = scored(high, facts).factors.find(({ key }) => key === "other");
  expect(conditions?.parts?.map(({ required }) => required)).toEqual([quote]);
});

test("aid that an office computes from the FAFSA is no promise, and the row says what decides", () => {
  const facts = {
    provider_name: "Ohio Department of Higher Education",
    need_based: true,
    requirements: ["Show financial need.", "File the FAFSA."],
  };
  const { section, factors } = scored(high, facts);
  expect(section).toBe("check");
  expect(factors.find(({ key }) => key === "financial_need")).toMatchObject({
    status: "unknown",
    required: "Financial need, which the aid form decides",
  });
  expect(scored(high, { ...facts, provider_name: "Roe Foundation" }).section).toBe("qualify");
});

test("the Pell Grant asks for the same need as an award for who is eligible for one", () => {
  const grant = {
    title: "Federal Pell Grant",
    provider_name: "U.S. Department of Education",
    need_based: true,
    requirements: ["Show financial need.", "File the FAFSA."],
  };
  const of = (profile: ProfileChanges) => scored(profile, grant).factors.find(({ key }) => key === "financial_need");
  expect(of(earning(25_000))).toMatchObject({ status: "met", required: "Be eligible for a Pell Grant" });
  expect(of(earning(45_000))).toMatchObject({ status: "unknown", required: "Be eligible for a Pell Grant" });
  // It is aid of the country, which counts more than an award for who is eligible.
  const award = { ...grant, provider_name: "Roe Foundation", requirements: ["Be eligible for a Pell Grant."] };
  expect(scored(earning(25_000), grant).match_score).toBeGreaterThan(scored(earning(25_000), award).match_score);
});

test.each<[boolean, ProfileChanges, string, string[]]>([
  [true, high, "Ohio Department of Higher Education", ["File the FAFSA."]],
  [true, { ...high, financial_need_level: "medium" }, "Ohio Department of Higher Education", ["File the FAFSA."]],
  [false, { ...high, financial_need_level: "low" }, "Ohio Department of Higher Education", ["File the FAFSA."]],
  [true, high, "Roe Foundation", ["Have a low income."]],
  [false, { ...high, financial_need_level: "low" }, "Roe Foundation", ["Have a low income."]],
  [true, high, "Roe Foundation", ["Be a Pell Grant recipient."]],
  [true, earning(45_000), "Roe Foundation", ["Be eligible for a Pell Grant."]],
  [false, earning(90_000), "Roe Foundation", ["Be eligible for a Pell Grant."]],
  [false, { ...high, citizenship_status: "international" }, "Roe Foundation", ["Be a Pell Grant recipient."]],
])(
  "need that others measure counts as met in the score: %s for %j, of %s with %j",
  (counts, profile, provider_name, requirements) => {
    const { section, factors } = scored(profile, { need_based: true, provider_name, requirements });
    const need = factors.find(({ key }) => key === "financial_need");
    expect(need?.status).toBe("unknown");
    expect((need?.points ?? 0) > 0).toBe(counts);
    expect(section).toBe("check");
  },
);

test("aid of a state, which everyone who qualifies gets, counts more than need for an award that few win", () => {
  const pointsOf = (provider_name: string) => {
    const facts = { need_based: true, provider_name, requirements: ["Show financial need.", "File the FAFSA."] };
    return scored(high, facts).factors.find(({ key }) => key === "financial_need")?.points ?? 0;
  };
  expect(pointsOf("Ohio Department of Higher Education")).toBeGreaterThan(pointsOf("Roe Foundation"));
});

test("exceptional need that an aid form decides is likely for high need alone", () => {
  const grant = {
    provider_name: "U.S. Department of Education",
    need_based: true,
    requirements: ["Have exceptional financial need.", "File the FAFSA."],
  };
  const need = (profile: ProfileChanges) => scored(profile, grant).factors.find(({ key }) => key === "financial_need");
  expect(need(high)?.points).toBeGreaterThan(0);
  expect(need({ ...high, financial_need_level: "medium" })).toMatchObject({
    ...{ status: "unknown", points: 0 },
    required: "Exceptional financial need, which the aid form decides",
  });
});
