import { expect, test } from "vitest";
import { scored, statusOf } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import type { CriterionKey } from "../scholarships/vocabulary.ts";
import type { MatchableScholarship } from "./criteria/criterion.ts";

test("a low GPA costs nothing where none is required", () => {
  expect(scored({ gpa: 1.1 }, {}).match_score).toBe(scored({ gpa: 4 }, {}).match_score);
});

test.each<[ProfileChanges, Partial<MatchableScholarship>, string]>([
  [{ citizenship_status: "us_citizen" }, { citizenship: ["us_citizen", "permanent_resident"] }, "met"],
  [{ citizenship_status: "international" }, { citizenship: ["us_citizen", "permanent_resident"] }, "failed"],
  [{ citizenship_status: "us_citizen" }, { citizenship: ["international"] }, "failed"],
  [{ citizenship_status: "other" }, { citizenship: ["us_citizen"] }, "unknown"],
  [{ citizenship_status: "other", demographics: { undocumented: true } }, { citizenship: ["us_citizen"] }, "failed"],
  [{ citizenship_status: "other" }, { citizenship: ["daca"] }, "unknown"],
  [{ citizenship_status: "daca" }, { citizenship: ["us_citizen", "permanent_resident", "daca"] }, "met"],
  [{ citizenship_status: "daca" }, { citizenship: ["us_citizen", "permanent_resident"] }, "failed"],
  // Sponsors differ on whom they call international.
  [{ citizenship_status: "daca" }, { citizenship: ["international"] }, "unknown"],
  [{}, { citizenship: ["us_citizen"] }, "unknown"],
])("citizenship: %j for %j is %s", (profile, facts, expected) => {
  expect(statusOf("citizenship", profile, facts)).toBe(expected);
});

test("the answer that is none of the named ones is told in the words that the student chose", () => {
  const { factors } = scored({ citizenship_status: "other" }, { citizenship: ["daca"] });
  expect(factors.find(({ key }) => key === "citizenship")?.student).toBe("Other, such as refugee");
});

test("who has DACA belongs to undocumented students, as sponsors use the word, and the answer beside it says why", () => {
  const { factors } = scored({ citizenship_status: "daca" }, { groups: ["undocumented"] });
  expect(factors.find(({ key }) => key === "groups")).toMatchObject({ status: "met", student: "DACA recipient" });
});

test.each<[Partial<MatchableScholarship>, string]>([
  [{ deadline: "2026-11-20", deadline_kind: "fixed" }, "failed"],
  [{ deadline: "2026-11-21", deadline_kind: "fixed" }, "met"],
  [{ deadline_kind: "yearly", deadline_yearly: "02-01" }, "met"],
  [{ deadline_kind: "rolling" }, "met"],
  [{ deadline_kind: "unknown" }, "not_asked"],
  [{ status: "closed" }, "failed"],
])("deadline: %j is %s", (facts, expected) => {
  expect(statusOf("deadline", {}, facts)).toBe(expected);
});

test("a condition that no answer decides is unknown, with the sponsor's words and no question", () => {
  const match = scored(
    {},
    { demands: [{ about: "check", kind: "nomination", quote: "Be nominated by your college." }] },
  );
  expect(match.factors.at(-1)).toMatchObject({
    key: "other",
    status: "unknown",
    required: "Check yourself: “Be nominated by your college.”",
  });
  expect([match.eligibility, match.unlock]).toEqual(["unknown", null]);
});

test("a factor shows the requirement, the student's answer and the evidence", () => {
  const { factors } = scored({ gpa: 3.2 }, { gpa_requirement: 3.5, evidence: { gpa: "a 3.5 GPA or better" } });
  expect(factors.find(({ key }) => key === "gpa")).toEqual({
    key: "gpa",
    status: "failed",
    weight: 1,
    points: 0,
    required: "GPA 3.5 or higher",
    student: "3.2",
    evidence: "a 3.5 GPA or better",
  });
});

test("a scholarship that states nothing is neither eligible nor ineligible", () => {
  expect(scored({ academic_level: "undergraduate" }, { deadline_kind: "rolling" }).eligibility).toBe("unknown");
  expect(scored({ academic_level: "undergraduate" }, { academic_level: ["bachelor"] }).eligibility).toBe("eligible");
});

test("a scholarship for all majors requires no field", () => {
  expect(statusOf("field_of_study", { field_of_study: "Nursing" }, { field_of_study: ["All majors"] })).toBe(
    "not_asked",
  );
});

test("shared interests raise the score", () => {
  const facts = { title: "Robotics and volunteer award" };
  const [both, none] = [["Engineering", "Community Service"], ["Music & Performing Arts"]].map(
    (extracurricular_activities) => scored({ extracurricular_activities }, facts).match_score,
  );
  expect([both, none, scored({}, facts).match_score]).toEqual([22, 0, 0]);
});

test("a text about other interests has no question for the student", () => {
  const profile = { extracurricular_activities: ["Music & Performing Arts"] };
  expect(statusOf("interests", profile, { title: "Robotics award" })).toBe("not_asked");
  expect(statusOf("interests", {}, { title: "Robotics award" })).toBe("not_asked");
});

test.each<[CriterionKey, Partial<MatchableScholarship>, string]>([
  ["level", { academic_level: ["bachelor", "high_school", "associate"] }, "High school, Associate or Bachelor's"],
  ["citizenship", { citizenship: ["international", "us_citizen"] }, "US citizen or international student"],
  ["citizenship", { citizenship: ["international"] }, "International student"],
  ["gpa", { gpa_requirement: 3 }, "GPA 3.0 or higher"],
  ["gpa", { gpa_requirement: 3.25 }, "GPA 3.25 or higher"],
  ["residence", { countries: ["US"] }, "Live in or be a citizen of the United States"],
  [
    "residence",
    { location_restrictions: ["TX"], countries: ["MX"] },
    "Live in Texas, or live in or be a citizen of Mexico",
  ],
  ["deadline", { deadline_kind: "yearly", deadline_yearly: "02-01" }, "Usually due Feb 1, not confirmed for this year"],
])("requirements read well, in a familiar order: %s %j", (key, facts, required) => {
  expect(scored({}, facts).factors.find((factor) => factor.key === key)?.required).toBe(required);
});

test("a match names the missing answer with the most weight", () => {
  const { unlock, open } = scored({}, { gpa_requirement: 3, field_of_study: ["Nursing"], amount_max: 2000 });
  expect(unlock).toEqual({
    field: "field_of_study",
    label: "Field of study",
    question: null,
    scholarships: 1,
    dollars: 2000,
  });
  expect(open).toEqual(["field_of_study", "gpa"]);
});

test("the state is asked where the location has none, and planned colleges are asked of high-school students", () => {
  const open = (profile: ProfileChanges, facts: Partial<MatchableScholarship>) => scored(profile, facts).open;
  expect(open({}, { location_restrictions: ["TX"] })).toEqual(["location"]);
  expect(open({ location: "Springfield" }, { location_restrictions: ["TX"] })).toEqual(["state"]);
  expect(open({ academic_level: "high_school" }, { institutions: ["Rice University"] })).toEqual(["intended_colleges"]);
  expect(open({ set_aside: { college: "does_not_apply" } }, { institutions: ["Rice University"] })).toEqual([
    "intended_colleges",
  ]);
});

test("a question that was skipped is not asked again, and the next one is", () => {
  const facts = { gpa_requirement: 3, academic_level: ["master" as const] };
  expect(scored({}, facts).unlock?.field).toBe("academic_level");
  expect(scored({ set_aside: { academic_level: "skipped" } }, facts).unlock?.field).toBe("gpa");
  expect(scored({ set_aside: { academic_level: "skipped", gpa: "skipped" } }, facts).unlock).toBeNull();
});

test("words that are left to check as a condition of their own are no evidence that a criterion is met", () => {
  const quote = "Have significant unmet need.";
  const facts = { need_based: true, evidence: { financial_need: quote } };
  const need = (demands: MatchableScholarship["demands"]) =>
    scored({ financial_need_level: "high" }, { ...facts, demands }).factors.find(({ key }) => key === "financial_need");
  expect(need([])).toMatchObject({ status: "met", evidence: quote });
  expect(need([{ about: "check", kind: "unread", quote }])).toMatchObject({ status: "met", evidence: null });
});
