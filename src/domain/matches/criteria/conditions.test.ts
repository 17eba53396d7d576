import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import { compareConditions, readConditions } from "./conditions.ts";
import type { MatchableScholarship } from "./criterion.ts";
import { readStudent } from "./student.ts";

const today = "2026-11-21";

const scholarship = (requirement: string, facts: Partial<MatchableScholarship> = {}) =>
  blankScholarship({ requirements: [requirement], ...facts });

function compared(requirement: string, profile: ProfileChanges, facts?: Partial<MatchableScholarship>) {
  const required = readConditions(scholarship(requirement, facts));
  if (required === null) return "not_asked";
  const { result } = compareConditions(readStudent(profile), required, today);
  return result === "close" ? "met" : result;
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
])("%j adds no requirement to the facts", (requirement) => {
  expect(compared(requirement, {}, { citizenship: ["us_citizen"] })).toBe("not_asked");
});

test.each([
  "Be nominated by your college.",
  "Be an ASME student member.",
  "Be a dependent of an eligible employee.",
  "Live in a community that the sponsor serves: Clark County.",
  "Be eligible for a Pell Grant.",
  "Attend a participating college.",
  "Be a citizen of an African country.",
])("%j is unknown and left to the student", (requirement) => {
  expect(compared(requirement, {})).toBe("unknown");
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
  ["Be at least 18.", "2010-03-05", "failed"],
  ["Be at least 18 by the deadline.", "2010-03-05", "failed"],
  ["Be at least 18 years of age.", "2010-03-05", "failed"],
  ["Be 18 years or older.", "2010-03-05", "failed"],
  ["Applicants aged at least 18.", "2010-03-05", "failed"],
  ["Be between the ages of 16 and 20.", "1990-03-05", "failed"],
  ["Be 16-20 years of age.", "1990-03-05", "failed"],
  ["Have lived in Nevada for at least 10 years.", "2020-03-05", "unknown"],
  ["Have at least 2 years of college left.", "2025-12-05", "unknown"],
  ["Have at least 2 years of experience.", "2025-12-05", "unknown"],
  ["Have 5 to 10 years of experience.", "2025-12-05", "unknown"],
  ["Have at least 50 hours of service in the last year.", "2010-12-05", "unknown"],
  ["Be a resident of Utah for at least 12 years.", "2020-12-05", "not_asked"],
  ["Have a car 20 years or older.", "2010-12-05", "not_asked"],
])("%j with the date of birth %s is %s", (requirement, date_of_birth, expected) => {
  expect(compared(requirement, { date_of_birth })).toBe(expected);
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
  expect(compared(requirement, profile)).toBe(expected);
});

test("a requirement in the facts is not repeated as a condition", () => {
  expect(compared("Be a veteran.", {}, { groups: ["military"] })).toBe("not_asked");
  expect(compared("Belong to a group underrepresented in computing.", {}, { groups: ["minority"] })).toBe("not_asked");
  expect(compared("Be a U.S. Army veteran.", {}, { groups: ["military"] })).toBe("unknown");
});

test.each<[string, ProfileChanges, string]>([
  ["Live in Travis County, Texas.", { county: "Travis County", state: "TX" }, "met"],
  ["Live in Travis County, Texas.", { county: "travis", location: "Austin, TX" }, "met"],
  ["Live in Travis County, Texas.", { county: "Hays", state: "TX" }, "failed"],
  ["Live in Travis County, Texas.", { county: "Travis", location: "Reno, NV" }, "failed"],
  ["Live in Travis County, Texas.", { location: "Reno, NV" }, "failed"],
  ["Live in Travis County, Texas.", { set_aside: { county: "does_not_apply" } }, "failed"],
  ["Live in Travis County, Texas.", { set_aside: { county: "skipped" } }, "unknown"],
  ["Be a student in Clark County, Nevada.", { county: "Washoe", state: "NV" }, "unknown"],
  ["Speak German well enough.", { languages: ["English", "german"] }, "met"],
  ["Speak German well enough.", { languages: ["Spanish"] }, "failed"],
  ["Speak German well enough.", {}, "unknown"],
  ["Be a dependent of an eligible PepsiCo employee.", { parent_employers: ["PepsiCo, Inc."] }, "met"],
  ["Be a dependent of an eligible PepsiCo employee.", { parent_employers: ["Walmart"] }, "unknown"],
  ["Be a dependent of a Teamsters Local 5 member.", { parent_unions: ["Teamsters"] }, "unknown"],
  ["Be the child of a member of Teamsters Local 5.", { parent_unions: ["Teamsters"] }, "unknown"],
  ["Be the child of a member of Teamsters Local 5.", { set_aside: { parent_unions: "does_not_apply" } }, "failed"],
  ["Attend Reno High School.", { high_school: "Reno High School" }, "met"],
  ["Attend Reno High School.", { high_school: "Sparks High School" }, "failed"],
  ["Be of Korean heritage.", { demographics: { heritage: ["Korean", "Irish"] } }, "met"],
  ["Be of Korean heritage.", { demographics: { heritage: ["Irish"] } }, "failed"],
  ["Have Scandinavian heritage.", { demographics: { heritage: ["Norwegian"] } }, "unknown"],
  ["Have an ACT of 19 or the equivalent.", { act_score: 19 }, "met"],
  ["Have an ACT of 19 or the equivalent.", { act_score: 18 }, "unknown"],
  ["Have an ACT of 19 or the equivalent.", { sat_score: 1400 }, "unknown"],
  ["Have an ACT of 15.", { act_score: 14 }, "failed"],
  ["Have an ACT of 15.", { set_aside: { act_score: "does_not_apply" } }, "unknown"],
  ["Have an SAT score of 1200 or an ACT score of 25.", { sat_score: 1100, act_score: 26 }, "met"],
  ["Have an SAT score of 1200 or an ACT score of 25.", { sat_score: 1100 }, "unknown"],
  ["Have an SAT score of 1200 or an ACT score of 25.", { sat_score: 1100, act_score: 20 }, "failed"],
])("%j for %j is %s", (requirement, profile, expected) => {
  expect(compared(requirement, profile)).toBe(expected);
});

test("the question that decides a condition is asked", () => {
  const missing = (requirement: string, profile: ProfileChanges = {}) => {
    const required = readConditions(scholarship(requirement));
    return required && compareConditions(readStudent(profile), required, today)?.missing;
  };
  expect(missing("Live in Travis County, Texas.")).toBe("county");
  expect(missing("Speak German well enough.")).toBe("languages");
  expect(missing("Be of Korean heritage.")).toBe("demographics.heritage");
  expect(missing("Have an SAT score of 1200 or an ACT score of 25.", { sat_score: 1100 })).toBe("act_score");
  expect(missing("Have an ACT of 15.", { set_aside: { act_score: "does_not_apply" } })).toBeNull();
});

test.each([
  ["Be at least 13 years old.", "close"],
  ["Be enrolled as a senior at a high school.", "met"],
])("%s has the expected weight: %s", (requirement, answer) => {
  const required = readConditions(scholarship(requirement));
  const profile = { date_of_birth: "2009-01-01", academic_level: "high_school", graduation_year: 2027 } as const;
  expect(required && compareConditions(readStudent(profile), required, today).result).toBe(answer);
});
