import { expect, test } from "vitest";
import { scored } from "#tests/support/score-scholarship.ts";
import type { Demand } from "../eligibility/demand.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import type { MatchableScholarship } from "./criteria/criterion.ts";
import { summarize } from "./criteria-summary.ts";
import type { Section } from "./match-vocabulary.ts";

const nurse: ProfileChanges = { academic_level: "undergraduate", field_of_study: "Nursing" };
const fluent = { about: "languages", names: ["German"], quote: "Speak German." } satisfies Demand;
const nominated = { about: "check", kind: "nomination", quote: "Be nominated." } satisfies Demand;

const inHolland = { title: "Orange Tulip", description: "For a degree at a university in the Netherlands." };

test.each<[string, Section | null, ProfileChanges, Partial<MatchableScholarship>]>([
  ["all that is required is met", "qualify", nurse, { field_of_study: ["Nursing"] }],
  ["nothing is stated", "check", nurse, {}],
  ["only a deadline is stated", "check", nurse, { deadline: "2027-02-01", deadline_kind: "fixed" }],
  ["one answer is missing", "one_answer", nurse, { field_of_study: ["Nursing"], gpa_requirement: 3 }],
  ["one question decides two criteria", "one_answer", {}, { academic_level: ["bachelor"] }],
  ["two answers are missing", "check", nurse, { need_based: true, gpa_requirement: 3 }],
  ["the student skipped the question", "check", { ...nurse, set_aside: { gpa: "skipped" } }, { gpa_requirement: 3 }],
  ["a demand has one answer", "one_answer", nurse, { demands: [fluent] }],
  ["a demand stays open after the answer", "check", nurse, { demands: [fluent, nominated] }],
  ["few students can answer yes", "check", nurse, { groups: ["disability"] }],
  ["many students can answer yes", "one_answer", nurse, { groups: ["first_generation"] }],
  ["groups of two questions are open", "check", nurse, { groups: ["women", "hispanic"] }],
  ["one requirement is not met", null, nurse, { field_of_study: ["Law"] }],
  ["the student named no college", "other_college", nurse, { institutions: ["Rice University"], gpa_requirement: 3 }],
  ["another college", "other_college", { ...nurse, college: "Yale University" }, { institutions: ["Rice University"] }],
  ["the same college", "qualify", { ...nurse, college: "Rice University" }, { institutions: ["Rice University"] }],
  ["another college and field", null, nurse, { institutions: ["Rice University"], field_of_study: ["Law"] }],
  ["one studies abroad, which the student did not name", "check", nurse, { ...inHolland, field_of_study: ["Nursing"] }],
  ["its name tells another group", "check", nurse, { title: "Black Nurses Award", field_of_study: ["Nursing"] }],
  [
    "its name tells the student's group",
    "qualify",
    { ...nurse, demographics: { ethnicity: "Black or African American" } },
    { title: "Black Nurses Award", field_of_study: ["Nursing"] },
  ],
  [
    "its name tells another state",
    "check",
    { ...nurse, location: "Austin, TX" },
    { title: "Award", provider_name: "Oregon Student Aid Commission", field_of_study: ["Nursing"] },
  ],
  [
    "one studies abroad, where the student wants to",
    "qualify",
    { ...nurse, career_goals: "A degree in the Netherlands." },
    { ...inHolland, field_of_study: ["Nursing"] },
  ],
])("where %s, the section is %s", (_, section, profile, facts) => {
  expect(scored(profile, facts).section).toBe(section);
});

test("what is probably for others is told as one thing to check", () => {
  const { factors, eligibility } = scored(nurse, { title: "Black Nurses Award", field_of_study: ["Nursing"] });
  expect(eligibility).toBe("unknown");
  expect(summarize(factors)).toMatchObject({ met: 1, total: 2, left: 1, toCheck: ["who it is for"] });
});

test("a college that lists it for others is told by the name that its line has", () => {
  const elsewhere = { ...nurse, college: "Coastal Carolina Community College", location: "Jacksonville, NC" };
  const description = "From another sponsor, listed by San Francisco State University. For students of nursing.";
  const { factors } = scored(elsewhere, { description, field_of_study: ["Nursing"] });
  expect(summarize(factors).toCheck).toEqual(["college"]);
});

test("what is for study abroad is no promise to a student who named no country", () => {
  const abroad = scored(nurse, { ...inHolland, field_of_study: ["Nursing"] });
  expect(abroad.eligibility).toBe("unknown");
  expect(summarize(abroad.factors)).toMatchObject({
    met: 1,
    total: 2,
    left: 1,
    toCheck: ["“Study in the Netherlands”"],
  });
});

test("study elsewhere than the student said is no match, and told in the same words as where they want to study", () => {
  const wish = { ...nurse, location: "Osaka, Japan", intended_colleges: ["Canada", "United Kingdom"] };
  const abroad = scored(wish, { ...inHolland, field_of_study: ["Nursing"] });
  expect(abroad).toMatchObject({ section: null, eligibility: "ineligible" });
  expect(summarize(abroad.factors)).toMatchObject({
    failed: ["study in the Netherlands, not where you want to study"],
    toCheck: [],
  });
  const listed = "From another sponsor, listed by San Francisco State University. For students of nursing.";
  expect(scored(wish, { description: listed }).section).toBeNull();
  expect(scored(wish, { description: "For a degree at a British university." }).section).toBe("check");
});
