import { expect, test } from "vitest";
import type { ProfileChanges } from "../profile/profile.ts";
import { judgeConditions, readConditions } from "./conditions.ts";
import type { Award } from "./criterion.ts";
import { readStudent } from "./student.ts";

const today = "2026-11-21";

const award = (requirement: string, facts: Partial<Award> = {}): Award => ({
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
  requirements: [requirement],
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

function judged(requirement: string, profile: ProfileChanges, facts?: Partial<Award>) {
  const asked = readConditions(award(requirement, facts));
  return asked === null ? "not_asked" : judgeConditions(readStudent(profile), asked, today).answer;
}

test.each([
  "Write an essay.",
  "Submit two letters of recommendation.",
  "At least a 3.0 GPA.",
  "Show financial need.",
  "Study nursing.",
  "Not be a UK citizen.",
  "Serve two years in a shortage area afterwards.",
  "Plan to study at an accredited four-year college.",
])("%j says nothing about who may apply that the facts do not", (requirement) => {
  expect(judged(requirement, {}, { citizenship: ["us_citizen"] })).toBe("not_asked");
});

test.each([
  "Be nominated by your college.",
  "Be an ASME student member.",
  "Be a dependent of an eligible employee.",
  "Live in a community that the sponsor serves: Clark County.",
  "Be eligible for a Pell Grant.",
  "Attend a participating college.",
  "Be a citizen of an African country.",
])("%j is for the student to check", (requirement) => {
  expect(judged(requirement, {})).toBe("unknown");
});

test.each([
  ["Be 13 to 18 years old.", "2010-03-05", "met"],
  ["Be 13 to 18 years old.", "2006-03-05", "failed"],
  ["Be younger than 25.", "2001-11-21", "failed"],
  ["Be younger than 25.", "2001-11-22", "met"],
  ["Be 35 or older.", "1988-06-01", "met"],
  ["Be 35 or older.", "1991-12-01", "unknown"],
  ["Be 35 or older.", "2005-06-01", "failed"],
  ["Be at least 13 and younger than 30.", "1996-01-01", "failed"],
  ["Be in grades 7 to 12 and at least 13 years old.", "2010-03-05", "met"],
  ["Be in grades 9 to 12 and younger than 20.", "2010-03-05", "met"],
  ["Be 15 to 18 years old or in grades 10 to 12.", "2000-01-01", "not_asked"],
  ["Be 18 or older.", null, "unknown"],
])("%j for somebody born %s is %s", (requirement, date_of_birth, expected) => {
  expect(judged(requirement, { date_of_birth })).toBe(expected);
});

test.each<[string, ProfileChanges, string]>([
  ["Be a high school senior.", { academic_level: "high_school", graduation_year: 2027 }, "met"],
  ["Be a high school senior.", { academic_level: "high_school", graduation_year: 2029 }, "failed"],
  ["Be a high school senior.", { academic_level: "high_school" }, "unknown"],
  ["Be a full-time sophomore or junior.", { academic_level: "undergraduate", graduation_year: 2028 }, "met"],
  ["Be a full-time sophomore or junior.", { academic_level: "undergraduate", graduation_year: 2027 }, "unknown"],
  [
    "Enter the junior year at a four-year college.",
    { academic_level: "undergraduate", graduation_year: 2027 },
    "failed",
  ],
  ["Hold a bachelor's degree.", { academic_level: "undergraduate", graduation_year: 2029 }, "failed"],
  ["Hold a bachelor's degree.", { academic_level: "undergraduate", graduation_year: 2027 }, "unknown"],
  ["Hold a bachelor's degree.", { academic_level: "master's_degree" }, "met"],
  ["Be a U.S. citizen, permanent resident or authorized to work.", { citizenship_status: "us_citizen" }, "met"],
  ["Be a U.S. citizen, permanent resident or authorized to work.", { citizenship_status: "other" }, "unknown"],
])("%j for %j is %s", (requirement, profile, expected) => {
  expect(judged(requirement, profile)).toBe(expected);
});

test("what the facts already ask is not asked twice", () => {
  expect(judged("Be a veteran.", {}, { groups: ["military"] })).toBe("not_asked");
  expect(judged("Belong to a group underrepresented in computing.", {}, { groups: ["minority"] })).toBe("not_asked");
  expect(judged("Be a U.S. Army veteran.", {}, { groups: ["military"] })).toBe("unknown");
});
