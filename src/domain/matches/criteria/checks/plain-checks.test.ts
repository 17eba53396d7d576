import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { CheckKind } from "../../../eligibility/demand.ts";
import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { compareDemands } from "../demands/compare-demands.ts";
import { conditionAnswers } from "../demands/conditions.ts";
import { demandsOf } from "../demands/required-demands.ts";
import { readStudent } from "../student.ts";

function resultOf(
  kind: CheckKind,
  quote: string,
  profile: ProfileChanges,
  academic_level: MatchingLevel[] = [],
  today = "2026-11-21",
) {
  const required = demandsOf(blankScholarship({ academic_level, demands: [{ about: "check", kind, quote }] }));
  return required && compareDemands(readStudent(profile), required, today).result;
}

const graduates = (graduation_year: number): ProfileChanges => ({ academic_level: "high_school", graduation_year });

test.each<[string, ProfileChanges, string]>([
  ["Be one school year away from graduation when you apply.", graduates(2028), "close"],
  ["Be one school year away from graduation when you apply.", graduates(2027), "unknown"],
  ["Be one school year away from graduation when you apply.", graduates(2030), "failed"],
  ["Be one school year away from graduation when you apply.", { academic_level: "high_school" }, "unknown"],
  ["Be two years from graduation.", graduates(2029), "close"],
  ["Be at least one year away from graduation.", graduates(2027), "unknown"],
  ["Be within one year of graduation.", graduates(2028), "unknown"],
  ["Be one school year away from graduation and lead a club.", graduates(2028), "unknown"],
])("of a scholarship for high school, %j for %j is %s", (quote, profile, expected) => {
  expect(resultOf("unread", quote, profile, ["high_school"])).toBe(expected);
});

test("in spring a senior is no longer one school year away from graduation", () => {
  const quote = "Be one school year away from graduation when you apply.";
  expect(resultOf("unread", quote, graduates(2027), ["high_school"], "2027-03-01")).toBe("failed");
});

const college = (graduation_year: number): ProfileChanges => ({ academic_level: "undergraduate", graduation_year });
test.each<[string, ProfileChanges, string]>([
  ["Be in your next-to-last or last year of college.", college(2027), "close"],
  ["Be in your next-to-last or last year of college.", college(2028), "close"],
  ["Be in your next-to-last or last year of college.", college(2029), "unknown"],
  ["Be in your next-to-last or last year of college.", graduates(2027), "unknown"],
  ["Be in your last year of college.", { ...college(2027), academic_level: "associate_degree" }, "unknown"],
  ["Be in your third year of college.", { ...college(2028), location: "Austin, TX" }, "close"],
  ["Be in your third year of college.", { ...college(2028), location: "Leeds, United Kingdom" }, "unknown"],
  ["Be a third-year law student.", { academic_level: "professional_degree", graduation_year: 2028 }, "unknown"],
])("%j for %j is %s", (quote, profile, expected) => {
  expect(resultOf("level", quote, profile)).toBe(expected);
});

test("a contradiction in what a sponsor says of years stays to check", () => {
  expect(resultOf("conflict", "Be in your last year of college.", college(2027))).toBe("unknown");
});

const poor = { ...graduates(2027), citizenship_status: "us_citizen", annual_family_income: 28_000 } as const;
const pell = "Be eligible for a Pell Grant.";
test.each<[string, ProfileChanges, string]>([
  [pell, poor, "close"],
  [pell, { ...poor, annual_family_income: null, financial_need_level: "high" }, "close"],
  [pell, { ...poor, annual_family_income: null, financial_need_level: "medium" }, "unknown"],
  [pell, { ...poor, annual_family_income: 60_000, financial_need_level: "high" }, "unknown"],
  [pell, { ...poor, citizenship_status: "international" }, "unknown"],
  [pell, { ...poor, citizenship_status: null }, "unknown"],
  [pell, { ...poor, academic_level: "master's_degree" }, "unknown"],
  ["Receive a Federal Pell Grant.", poor, "unknown"],
  ["Be eligible for a Pell Grant at a UC campus.", poor, "unknown"],
  ["Have a residency status that qualifies for federal student aid.", poor, "close"],
  ["Be eligible for federal student aid.", { citizenship_status: "permanent_resident" }, "close"],
  ["Be eligible for federal student aid.", { citizenship_status: "international" }, "unknown"],
  ["Be eligible for financial aid.", poor, "unknown"],
])("%j for %j is %s", (quote, profile, expected) => {
  expect(resultOf("prior_award", quote, profile)).toBe(expected);
});

test.each<[string, string, string]>([
  ["Be interested in computer science.", "Computer Science", "close"],
  ["Have an interest in engineering.", "Civil Engineering", "close"],
  ["Be interested in transportation engineering.", "Nursing", "unknown"],
  ["Be interested in nursing at a rural hospital.", "Nursing", "unknown"],
  ["Be interested in nursing and research.", "Nursing", "unknown"],
])("%j for a student of %s: %s is what the field decides", (quote, field_of_study, expected) => {
  expect(resultOf("interest", quote, { field_of_study })).toBe(expected);
});

test("the answer that decides is shown beside the sponsor's words", () => {
  const required = demandsOf(blankScholarship({ demands: [{ about: "check", kind: "prior_award", quote: pell }] }));
  expect(conditionAnswers(readStudent(poor), required ?? [], today)).toBe("US citizen; Family income: $28,000");
});

const atWsu: ProfileChanges = { academic_level: "undergraduate", college: "Washington State University" };
const senior: ProfileChanges = { ...graduates(2027), enrollment: "full_time" };
test.each<[string, ProfileChanges, string]>([
  ["Study or train in Washington state.", atWsu, "close"],
  ["Study or train in Washington state.", { ...atWsu, intended_colleges: ["Boise State University"] }, "close"],
  ["Study or train in Washington state.", { ...atWsu, college: "Boise State University" }, "unknown"],
  ["Study or train in Washington state.", graduates(2027), "unknown"],
  ["Study or train in West Virginia.", { ...atWsu, college: "West Virginia University" }, "close"],
  ["Study or train in Virginia.", { ...atWsu, college: "West Virginia University" }, "unknown"],
  ["Study nursing in Washington state.", atWsu, "unknown"],
  ["Attend a state school in Washington.", atWsu, "unknown"],
  ["Be enrolled in Washington State University.", atWsu, "unknown"],
  ["Plan to study full-time within a year.", senior, "close"],
  ["Plan to study full-time within a year.", { ...senior, graduation_year: 2028 }, "unknown"],
  ["Plan to study full-time within a year.", { ...senior, enrollment: "part_time" }, "unknown"],
  ["Plan to study full-time within a year.", graduates(2027), "unknown"],
  ["Study full-time for a year.", senior, "unknown"],
])("of study, %j for %j is %s", (quote, profile, expected) => {
  expect(resultOf("unread", quote, profile)).toBe(expected);
});

const fullTime: ProfileChanges = { academic_level: "undergraduate", enrollment: "full_time" };
test.each<[string, ProfileChanges, string]>([
  ["Take at least six credits a semester.", fullTime, "close"],
  ["Be enrolled in at least 12 credit hours per term.", fullTime, "close"],
  ["Take at least 15 credits a semester.", fullTime, "unknown"],
  ["Take at least six credits a semester.", { ...fullTime, enrollment: "part_time" }, "unknown"],
  ["Take at least nine credits a semester.", { ...fullTime, academic_level: "graduate" }, "unknown"],
  ["Have completed 12 credits by the fall semester.", fullTime, "unknown"],
])("%j for %j is %s", (quote, profile, expected) => {
  expect(resultOf("level", quote, profile)).toBe(expected);
});

const honors = "Hold a first degree with at least upper second-class honors.";
test.each<[ProfileChanges, string]>([
  [{ academic_level: "graduate", academic_achievements: ["First class honours"] }, "close"],
  [{ academic_level: "graduate", academic_achievements: ["Second class upper, 2024"] }, "close"],
  [{ academic_level: "graduate", gpa: 3.3, gpa_given: "2:1", gpa_scale: "uk_class" }, "close"],
  [{ academic_level: "graduate", gpa: 2.7, gpa_given: "2:2", gpa_scale: "uk_class" }, "unknown"],
  [{ academic_level: "graduate", gpa: 3.9 }, "unknown"],
  [{ academic_level: "graduate", academic_achievements: ["First Class Scout"] }, "unknown"],
  [{ academic_level: "graduate", academic_achievements: ["Expected: first class honours"] }, "unknown"],
  [{ academic_level: "undergraduate", academic_achievements: ["First class honours"] }, "unknown"],
])("a class of degree is met by a graduate who gave one as good: %j is %s", (profile, expected) => {
  expect(resultOf("degree", honors, profile)).toBe(expected);
});

test.each<[ProfileChanges, string | undefined]>([
  [{ academic_level: "undergraduate", academic_achievements: ["Second class upper honours so far"] }, "close"],
  [{ academic_level: "undergraduate", gpa: 3.3, gpa_given: "2:1", gpa_scale: "uk_class" }, "close"],
  [{ academic_level: "graduate", academic_achievements: ["Expected: first class honours"] }, "close"],
  [{ academic_level: "undergraduate", gpa: 2.7, gpa_given: "2:2", gpa_scale: "uk_class" }, undefined],
  [{ academic_level: "high_school", academic_achievements: ["First class honours"] }, undefined],
  [{ academic_level: "undergraduate", academic_achievements: ["First Class Scout"] }, undefined],
])(
  "the class that who still studies is on the way to speaks for it and stays to check: %j counts as %s",
  (profile, as) => {
    const required = demandsOf(blankScholarship({ demands: [{ about: "check", kind: "degree", quote: honors }] }));
    const comparison = required && compareDemands(readStudent(profile), required, today);
    expect(comparison?.result).toBe("unknown");
    expect(comparison?.likely).toBe(as);
  },
);

test("a class of degree beside more words is left to check", () => {
  const graduate: ProfileChanges = { academic_level: "graduate", academic_achievements: ["First class honours"] };
  expect(resultOf("degree", "Hold an upper second-class honors degree in law.", graduate)).toBe("unknown");
});

test.each<[string, ProfileChanges, string]>([
  ["Have the required GPA, at least 2.0 to 3.0 depending on the grant.", { gpa: 3.4 }, "close"],
  ["Have the required GPA, at least 2.0 to 3.0 depending on the grant.", { gpa: 2.5 }, "unknown"],
  ["Have the required GPA, at least 2.0 to 3.0 depending on the grant.", {}, "unknown"],
  ["Have a minimum 2.5 or 3.0 GPA, depending on the program.", { gpa: 3 }, "close"],
  ["Have a GPA of 2.5 to 3.0.", { gpa: 3.4 }, "unknown"],
  ["Have a GPA of at least 2.0 and no more than 3.0.", { gpa: 3.4 }, "unknown"],
  ["Have a minimum 3.0 GPA in science courses.", { gpa: 3.4 }, "unknown"],
  ["Have at least a 7.5 GPA.", { gpa: 3.4 }, "unknown"],
])("the highest of several least grades meets them all: %s of %j is %s", (quote, profile, expected) => {
  expect(resultOf("grades", quote, profile)).toBe(expected);
});

test.each<[string, ProfileChanges, string]>([
  ["Hold a bachelor's degree by the time your project starts.", { academic_level: "postgraduate" }, "close"],
  ["Hold a bachelor's degree by the time your project starts.", { academic_level: "undergraduate" }, "unknown"],
  [
    "Hold a first degree or be in the last year of one.",
    { academic_level: "bachelor's_degree", graduation_year: 2027 },
    "close",
  ],
  ["Hold a first degree or be about to earn one.", { academic_level: "postgraduate" }, "close"],
  [
    "Hold a first degree or be in the last year of one.",
    { academic_level: "bachelor's_degree", graduation_year: 2028 },
    "unknown",
  ],
  ["Hold a bachelor's degree in nursing.", { academic_level: "postgraduate" }, "unknown"],
  [
    "Be enrolled in a U.S. graduate program.",
    { academic_level: "master's_degree", college: "Yale University" },
    "close",
  ],
  ["Be enrolled in a U.S. graduate program.", { academic_level: "master's_degree" }, "unknown"],
  [
    "Be enrolled in a U.S. graduate program.",
    { academic_level: "undergraduate", college: "Yale University" },
    "unknown",
  ],
])("what one answer tells is not asked again: %j for %j is %s", (quote, profile, expected) => {
  expect(resultOf("unread", quote, profile)).toBe(expected);
});
