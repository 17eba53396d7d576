import { expect, test } from "vitest";
import type { ProfileChanges } from "../profile/profile.ts";
import type { CriterionKey } from "../scholarships/scholarship.ts";
import type { Award } from "./criterion.ts";
import { scoreMatch } from "./score-match.ts";
import { settlesMost } from "./settles-most.ts";
import { readStudent } from "./student.ts";

const today = "2026-11-21";

const award = (facts: Partial<Award>): Award => ({
  id: "a",
  status: "active",
  title: "An award",
  provider_name: "A sponsor",
  description: "",
  amount_min: null,
  amount_max: null,
  amount_text: null,
  renewable: null,
  deadline: null,
  deadline_kind: "unknown",
  deadline_yearly: null,
  deadline_text: null,
  cycle: null,
  application_url: null,
  academic_level: [],
  field_of_study: [],
  requirements: [],
  gpa_requirement: null,
  location_restrictions: [],
  countries: [],
  citizenship: [],
  groups: [],
  need_based: null,
  essay_required: null,
  graduation_years: [],
  institutions: [],
  keywords: [],
  evidence: {},
  ...facts,
});

const scored = (profile: ProfileChanges, facts: Partial<Award>) =>
  scoreMatch(readStudent(profile), award(facts), today);
const status = (key: CriterionKey, profile: ProfileChanges, facts: Partial<Award>) =>
  scored(profile, facts).factors.find((factor) => factor.key === key)?.status;

test.each<[string, ProfileChanges, Partial<Award>]>([
  [
    "a bachelor's student and an award for high school seniors",
    { academic_level: "bachelor's_degree" },
    { academic_level: ["high_school"] },
  ],
  [
    "an undergraduate and an award for graduate students",
    { academic_level: "undergraduate" },
    { academic_level: ["master", "doctoral"] },
  ],
  [
    "a high school sophomore and an award for undergraduates",
    { academic_level: "high_school", graduation_year: 2029 },
    { academic_level: ["associate", "bachelor"] },
  ],
  [
    "a high school student and an award for graduate students",
    { academic_level: "high_school", graduation_year: 2027 },
    { academic_level: ["master"] },
  ],
])("level fails: %s", (_, profile, facts) => {
  expect(status("level", profile, facts)).toBe("failed");
});

test.each<[string, ProfileChanges, Partial<Award>]>([
  [
    "a high school senior and an award for undergraduates",
    { academic_level: "high_school", graduation_year: 2027 },
    { academic_level: ["bachelor"] },
  ],
  ["a high school student of no named year", { academic_level: "high_school" }, { academic_level: ["bachelor"] }],
  [
    "a college senior and an award for graduate students",
    { academic_level: "undergraduate", graduation_year: 2027 },
    { academic_level: ["master"] },
  ],
  [
    "a community college student and an award for bachelor's students",
    { academic_level: "associate_degree" },
    { academic_level: ["bachelor"] },
  ],
  ["no level answered", {}, { academic_level: ["bachelor"] }],
])("level is unknown: %s", (_, profile, facts) => {
  expect(status("level", profile, facts)).toBe("unknown");
});

test("both of the lists of levels are understood", () => {
  for (const academic_level of ["undergraduate", "bachelor's_degree"] as const) {
    expect(status("level", { academic_level }, { academic_level: ["bachelor"] })).toBe("met");
  }
});

test("a scholarship that asks for no GPA is not penalised for a low one", () => {
  expect(scored({ gpa: 1.1 }, {}).match_score).toBe(scored({ gpa: 4 }, {}).match_score);
});

test.each([
  [3.5, 3.5, "met"],
  [3.49, 3.5, "failed"],
  [null, 3.5, "unknown"],
  [3.9, 85, "unknown"],
])("GPA %s against %s is %s", (gpa, gpa_requirement, expected) => {
  expect(status("gpa", { gpa }, { gpa_requirement })).toBe(expected);
});

test.each<[ProfileChanges, number, string]>([
  [{ gpa: 3, gpa_given: "85", gpa_scale: "100" }, 85, "met"],
  [{ gpa: 3, gpa_given: "85", gpa_scale: "100" }, 90, "failed"],
  [{ gpa: 3, gpa_given: "85", gpa_scale: "100" }, 3.2, "unknown"],
  [{ gpa: 3, gpa_given: "85", gpa_scale: "100" }, 3.6, "failed"],
  [{ gpa: 3.6, gpa_given: "4.5", gpa_scale: "5.0" }, 4.5, "met"],
  [{ gpa: 3.6, gpa_given: "3.6", gpa_scale: "4.0" }, 3.7, "failed"],
  [{ gpa: 2.8, gpa_given: "70", gpa_scale: "percentage" }, 3, "unknown"],
  [{ gpa: 3.3, gpa_given: "B+", gpa_scale: "letter" }, 3.3, "met"],
])("a grade %j against %s is %s", (profile, gpa_requirement, expected) => {
  expect(status("gpa", profile, { gpa_requirement })).toBe(expected);
});

test("a GPA on another scale is not asked of the student", () => {
  expect(scored({}, { gpa_requirement: 85, academic_level: ["master"] }).open).toEqual(["academic_level"]);
});

test.each<[ProfileChanges, Partial<Award>, string]>([
  [{ location: "Austin, TX" }, { location_restrictions: ["TX"] }, "met"],
  [{ location: "Austin, TX" }, { location_restrictions: ["NV", "UT"] }, "failed"],
  [{ location: "Lyon, France" }, { location_restrictions: ["TX"] }, "failed"],
  [{ location: "Springfield" }, { location_restrictions: ["TX"] }, "unknown"],
  [{ location: "Springfield", state: "TX" }, { location_restrictions: ["TX"] }, "met"],
  [{ location: "Boston, MA", state: "TX" }, { location_restrictions: ["TX"] }, "met"],
  [{ state: "TX" }, { countries: ["US"] }, "met"],
  [{ location: "Springfield", set_aside: { state: "does_not_apply" } }, { location_restrictions: ["TX"] }, "failed"],
  [{ citizenship_status: "us_citizen", location: "London, UK" }, { countries: ["US"] }, "met"],
  [{ citizenship_status: "us_citizen", location: "Austin, TX" }, { countries: ["GB"] }, "failed"],
  [{ citizenship_status: "international", location: "Austin, TX" }, { countries: ["IN"] }, "unknown"],
  [{ location: "Austin, TX" }, { location_restrictions: ["TX"], countries: ["US"] }, "met"],
  [
    { location: "Reno, NV", citizenship_status: "us_citizen" },
    { location_restrictions: ["TX"], countries: ["US"] },
    "failed",
  ],
  [{ location: "Monterrey, Mexico" }, { location_restrictions: ["TX"], countries: ["MX"] }, "met"],
  [
    { location: "Reno, NV", citizenship_status: "us_citizen" },
    { location_restrictions: ["TX"], countries: ["MX"] },
    "failed",
  ],
])("residence: %j for %j is %s", (profile, facts, expected) => {
  expect(status("residence", profile, facts)).toBe(expected);
});

test.each<[ProfileChanges, Partial<Award>, string]>([
  [{ citizenship_status: "us_citizen" }, { citizenship: ["us_citizen", "permanent_resident"] }, "met"],
  [{ citizenship_status: "international" }, { citizenship: ["us_citizen", "permanent_resident"] }, "failed"],
  [{ citizenship_status: "us_citizen" }, { citizenship: ["international"] }, "failed"],
  [{ citizenship_status: "other" }, { citizenship: ["us_citizen"] }, "unknown"],
  [{ citizenship_status: "other", demographics: { undocumented: true } }, { citizenship: ["us_citizen"] }, "failed"],
  [{ citizenship_status: "other" }, { citizenship: ["daca"] }, "unknown"],
  [{}, { citizenship: ["us_citizen"] }, "unknown"],
])("citizenship: %j for %j is %s", (profile, facts, expected) => {
  expect(status("citizenship", profile, facts)).toBe(expected);
});

test.each<[NonNullable<ProfileChanges["demographics"]>, Partial<Award>, string]>([
  [{ gender: "woman" }, { groups: ["women"] }, "met"],
  [{ gender: "man" }, { groups: ["women"] }, "failed"],
  [{ gender: "nonbinary" }, { groups: ["women"] }, "unknown"],
  [{}, { groups: ["women"] }, "unknown"],
  [{ first_generation: true }, { groups: ["first_generation"] }, "met"],
  [{ first_generation: false }, { groups: ["first_generation"] }, "failed"],
  [{ ethnicity: "Hispanic or Latino" }, { groups: ["black", "hispanic"] }, "met"],
  [{ ethnicity: "White" }, { groups: ["black", "hispanic"] }, "failed"],
  [{ ethnicity: "African American" }, { groups: ["minority"] }, "met"],
  [{ ethnicity: "Caucasian" }, { groups: ["minority"] }, "failed"],
  [{ ethnicity: "American Indian or Alaska Native" }, { groups: ["asian"] }, "failed"],
  [{ ethnicity: "Two or more races" }, { groups: ["asian"] }, "unknown"],
  [{ ethnicity: "Prefer not to say" }, { groups: ["asian"] }, "unknown"],
  [{ religion: "Roman Catholic" }, { groups: ["christian"] }, "met"],
  [{ religion: "None" }, { groups: ["jewish"] }, "failed"],
  [{ gender: "man", ethnicity: "Latino" }, { groups: ["women", "hispanic"] }, "unknown"],
  [{ gender: "man", ethnicity: "White" }, { groups: ["women", "hispanic"] }, "failed"],
  [
    { gender: "man", ethnicity: "Latino" },
    { groups: ["women", "hispanic"], evidence: { groups: "women or Hispanic students" } },
    "met",
  ],
])("groups: %j for %j is %s", (demographics, facts, expected) => {
  expect(status("groups", { demographics }, facts)).toBe(expected);
});

test.each([
  ["University of Utah", "The University of Utah", "met"],
  ["Virginia Tech", "Virginia Polytechnic Institute and State University", "met"],
  ["NC State", "North Carolina State University at Raleigh", "met"],
  ["Rice University", "University of Utah", "failed"],
  ["University of Texas at Austin", "University of Texas", "unknown"],
  ["Truckee Meadows Community College", "Nevada System of Higher Education", "unknown"],
  ["Wake Technical Community College", "Central Piedmont Community College", "failed"],
  [null, "University of Utah", "unknown"],
])("college: %s for %s is %s", (college, asked, expected) => {
  expect(status("institution", { college }, { institutions: [asked] })).toBe(expected);
});

test("a college that the student plans to attend counts", () => {
  expect(
    status("institution", { intended_colleges: ["MIT"] }, { institutions: ["Massachusetts Institute of Technology"] }),
  ).toBe("met");
});

test.each<[Partial<Award>, string]>([
  [{ deadline: "2026-11-20", deadline_kind: "fixed" }, "failed"],
  [{ deadline: "2026-11-21", deadline_kind: "fixed" }, "met"],
  [{ deadline_kind: "yearly", deadline_yearly: "02-01" }, "met"],
  [{ deadline_kind: "rolling" }, "met"],
  [{ deadline_kind: "unknown" }, "not_asked"],
  [{ status: "closed" }, "failed"],
])("deadline: %j is %s", (facts, expected) => {
  expect(status("deadline", {}, facts)).toBe(expected);
});

test("a condition that no profile answers is unknown, with the sponsor's words, and asks the student nothing", () => {
  const match = scored({}, { requirements: ["Be nominated by your college.", "Write an essay."] });
  expect(match.factors.at(-1)).toMatchObject({
    key: "conditions",
    status: "unknown",
    required: "Be nominated by your college.",
  });
  expect([match.eligibility, match.unlock]).toEqual(["unknown", null]);
});

test("a factor shows the demand, the student's value and the words it was read from", () => {
  const { factors } = scored({ gpa: 3.2 }, { gpa_requirement: 3.5, evidence: { gpa: "a 3.5 GPA or better" } });
  expect(factors.find(({ key }) => key === "gpa")).toEqual({
    key: "gpa",
    status: "failed",
    weight: 33,
    points: 0,
    required: "GPA 3.5 or higher",
    student: "3.2",
    evidence: "a 3.5 GPA or better",
  });
});

test("an award that states nothing is neither eligible nor ineligible", () => {
  expect(scored({ academic_level: "undergraduate" }, { deadline_kind: "rolling" }).eligibility).toBe("unknown");
  expect(scored({ academic_level: "undergraduate" }, { academic_level: ["bachelor"] }).eligibility).toBe("eligible");
});

test("an award for all majors asks for no field", () => {
  expect(status("field_of_study", { field_of_study: "Nursing" }, { field_of_study: ["All majors"] })).toBe("not_asked");
});

test("shared interests raise the score and their absence does not lower it", () => {
  const facts = { title: "Robotics and volunteer award" };
  const [both, none] = [["Engineering", "Community Service"], ["Music & Performing Arts"]].map(
    (extracurricular_activities) => scored({ extracurricular_activities }, facts).match_score,
  );
  expect([both, none, scored({}, facts).match_score]).toEqual([55, 50, 50]);
});

test("a text about other interests than the student's asks nothing of the student", () => {
  const profile = { extracurricular_activities: ["Music & Performing Arts"] };
  expect(status("interests", profile, { title: "Robotics award" })).toBe("not_asked");
  expect(status("interests", {}, { title: "Robotics award" })).toBe("unknown");
});

test.each<[CriterionKey, Partial<Award>, string]>([
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
  [
    "deadline",
    { deadline_kind: "yearly", deadline_yearly: "02-01" },
    "Usually due Feb 1, 2027, not confirmed for this year",
  ],
])("what is asked reads well, in an order that people know: %s %j", (key, facts, required) => {
  expect(scored({}, facts).factors.find((factor) => factor.key === key)?.required).toBe(required);
});

test("one missing answer is named per match: the one that leaves most open", () => {
  const { unlock, open } = scored({}, { gpa_requirement: 3, field_of_study: ["Nursing"], amount_max: 2000 });
  expect(unlock).toEqual({ field: "field_of_study", label: "Field of study", awards: 1, dollars: 2000 });
  expect(open).toEqual(["field_of_study", "gpa"]);
});

test("over all matches the answer that settles the most dollars is named", () => {
  const facts = [
    { gpa_requirement: 3, amount_max: 500 },
    { gpa_requirement: 3, citizenship: ["us_citizen" as const], amount_max: 700 },
    { citizenship: ["us_citizen" as const], amount_max: 900 },
    { citizenship: ["us_citizen" as const], amount_max: 90_000, status: "closed" as const },
  ].map(award);
  const matches = facts.map((each) => ({ ...scoreMatch(readStudent({}), each, today), award: each }));
  expect(settlesMost(matches)).toEqual({ field: "citizenship_status", label: "Citizenship", awards: 2, dollars: 1600 });
  expect(settlesMost([])).toBeNull();
});

test("the state is asked where the location does not say it, and the colleges of a pupil's plans", () => {
  const asked = (profile: ProfileChanges, facts: Partial<Award>) => scored(profile, facts).open;
  expect(asked({}, { location_restrictions: ["TX"] })).toEqual(["location"]);
  expect(asked({ location: "Springfield" }, { location_restrictions: ["TX"] })).toEqual(["state"]);
  expect(asked({ academic_level: "high_school" }, { institutions: ["Rice University"] })).toEqual([
    "intended_colleges",
  ]);
  expect(asked({ set_aside: { college: "does_not_apply" } }, { institutions: ["Rice University"] })).toEqual([
    "intended_colleges",
  ]);
});

test("who is at no college and looks for none is ruled out by a college's award", () => {
  const set_aside = { college: "does_not_apply", intended_colleges: "does_not_apply" } as const;
  expect(status("institution", { set_aside }, { institutions: ["Rice University"] })).toBe("failed");
});

test("a heritage says which groups one belongs to, and having no religion which not", () => {
  expect(status("groups", { demographics: { heritage: ["Korean"] } }, { groups: ["asian"] })).toBe("met");
  expect(status("groups", { demographics: { heritage: ["Scottish"] } }, { groups: ["asian"] })).toBe("unknown");
  const set_aside = { "demographics.religion": "does_not_apply" } as const;
  expect(status("groups", { set_aside }, { groups: ["muslim"] })).toBe("failed");
});

test("a question that was skipped is not asked again, and the next one is", () => {
  const facts = { gpa_requirement: 3, academic_level: ["master" as const] };
  expect(scored({}, facts).unlock?.field).toBe("academic_level");
  expect(scored({ set_aside: { academic_level: "skipped" } }, facts).unlock?.field).toBe("gpa");
  expect(scored({ set_aside: { academic_level: "skipped", gpa: "skipped" } }, facts).unlock).toBeNull();
});
