import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { readEligibility } from "../../../../eligibility/read-eligibility.ts";
import type { ProfileChanges } from "../../../../profile/profile.ts";
import { compareDemands } from "../../demands/compare-demands.ts";
import { conditionAnswers, conditionQuestions } from "../../demands/conditions.ts";
import { demandsOf } from "../../demands/required-demands.ts";
import { readStudent } from "../../student.ts";

const today = "2026-11-21";
const required = (text: string) =>
  demandsOf(blankScholarship({ demands: [...readEligibility({ title: "", provider: "", text }).demands] })) ?? [];
const compared = (text: string, profile: ProfileChanges) =>
  compareDemands(
    readStudent({ academic_level: "undergraduate", graduation_year: 2029, ...profile }),
    required(text),
    today,
  );

test.each([
  ["Must attend a public college in Minnesota.", "University of Minnesota-Duluth", "met"],
  ["Must attend a public college in Minnesota.", "Carleton College", "failed"],
  ["Must attend a public college in Minnesota.", "University of Iowa", "failed"],
  ["Must attend a public or tribal college in Minnesota.", "Leech Lake Tribal College", "met"],
  ["Must be enrolled at an HBCU.", "Howard University", "close"],
  ["Must be enrolled at an HBCU.", "Rice University", "failed"],
  ["Must attend a participating private college in Minnesota.", "Carleton College", "unknown"],
  ["Must attend a participating private college in Minnesota.", "University of Minnesota-Duluth", "failed"],
  ["Must attend a tribal college.", "Sitting Bull College", "close"],
  ["Must attend a tribal college.", "Fictional Lakes College", "unknown"],
  ["Must attend a public college in Duluth.", "University of Minnesota-Duluth", "unknown"],
  ["Must not attend a private college.", "Rice University", "unknown"],
  ["Must not attend a not-for-profit college.", "Rice University", "unknown"],
  ["Must attend a non-public college.", "University of Iowa", "unknown"],
  ["Must attend a public college or university.", "Rice University", "failed"],
  ["Must attend a Historically Black College or University.", "Rice University", "failed"],
  ["Must attend an HBCU or an accredited college.", "Rice University", "unknown"],
  ["Must attend a four-year HBCU.", "Bishop State Community College", "unknown"],
  ["Must attend a UC or CSU campus.", "Cal State Long Beach", "close"],
  ["Must attend a UC or CSU campus.", "UC Davis", "close"],
  ["Must attend a UC or CSU campus.", "University of Southern California", "failed"],
  ["Must attend a SUNY or CUNY college.", "Hunter College", "close"],
  ["Must attend a SUNY or CUNY college.", "Stony Brook University", "close"],
  ["Must attend a SUNY or CUNY college.", "New York University", "failed"],
  ["Must attend a SUNY or CUNY college.", "Fictional Lakes College", "unknown"],
  [
    "Attend a North Carolina community college or a UNC System university.",
    "Wake Technical Community College",
    "close",
  ],
  ["Attend a North Carolina community college or a UNC System university.", "North Carolina A&T", "close"],
  ["Attend a North Carolina community college or a UNC System university.", "Duke University", "failed"],
  ["Attend a campus of the California State University system.", "San Jose State University", "close"],
  ["Attend a CUNY college or an accredited private college.", "Hunter College", "unknown"],
  ["Not attend a CUNY college.", "Hunter College", "unknown"],
  ["Attend a community college of the CUNY system.", "Hunter College", "unknown"],
  ["Attend a Texas A&M System school.", "Tarleton State University", "close"],
  ["Have been a Cal State applicant.", "San Diego State University", "unknown"],
  ["Must be a Cal State member.", "San Diego State University", "unknown"],
  ["Have been an applicant of a public university.", "University of Iowa", "unknown"],
  // Who studies a trade at a public college of two years is at a community college in some states only.
  [
    "Attend a Georgia community college or a University System of Georgia university.",
    "Atlanta Technical College",
    "unknown",
  ],
  ["Attend a California community college or a Cal State campus.", "Downey Adult School", "unknown"],
  ["Attend a California community college or a Cal State campus.", "Santa Monica College", "close"],
  // A public college of the same state may have joined the system, or be one of its community colleges.
  [
    "Attend a Florida community college or a State University System of Florida university.",
    "Valencia College",
    "unknown",
  ],
  ["Attend a university in the State University System of Florida.", "Miami Dade College", "unknown"],
  ["Attend an LSU System university.", "University of New Orleans", "unknown"],
  ["Attend a University of Texas System university.", "Texas Tech University", "unknown"],
  ["Attend a University of Texas System university.", "Texas A&M University", "failed"],
  ["Attend a University of Texas System university.", "University of New Orleans", "failed"],
  ["Attend a University of Texas System university.", "Stephen F. Austin State University", "close"],
  ["Attend a Texas A&M System university.", "University of Houston-Victoria", "close"],
  ["Must attend a SUNY college.", "Cornell University", "unknown"],
  ["Must attend a SUNY college.", "Hunter College", "failed"],
])("%s A student of %s: %s", (text, college, result) => {
  expect(compared(text, { college }).result).toBe(result);
});

test.each([
  ["Greeley, CO", "unknown"],
  ["Austin, TX", "unknown"],
  ["Raleigh, NC", "close"],
])("initials are a college of a system only in its state: UNC of a student in %s: %s", (location, result) => {
  expect(compared("Attend a UNC System university.", { college: "UNC", location }).result).toBe(result);
});

test("who plans to go to a system's college has been no student of it", () => {
  const profile = { college: null, intended_colleges: ["UC Davis"] };
  expect(compared("Must have been a student of the UC system.", profile).result).toBe("unknown");
});

test("a public college elsewhere and a private one in the state are not a public one in the state", () => {
  const profile = { college: "Carleton College", intended_colleges: ["University of Iowa"] };
  expect(compared("Must attend a public college in Minnesota.", profile).result).toBe("unknown");
});

test("a student of a community college goes on to a campus of the system, and without a plan is asked for it", () => {
  const profile = { academic_level: "associate_degree" as const, college: "Long Beach City College" };
  const text = "Attend a UC or CSU campus.";
  expect(compared(text, profile)).toMatchObject({ result: "unknown", missing: "intended_colleges" });
  expect(compared(text, { ...profile, intended_colleges: ["Cal State Long Beach"] }).result).toBe("close");
});

test("a community college that gives some bachelor's degrees is one whose students go on", () => {
  const profile = { college: "Santa Monica College" };
  expect(compared("Attend a UC or CSU campus.", profile)).toMatchObject({
    result: "unknown",
    missing: "intended_colleges",
  });
});

test("a student of an associate degree at a university may be one of the two-year students", () => {
  const text = "For community college and other two-year students.";
  const profile = { college: "Montana State University-Northern", location: "Havre, MT" };
  expect(compared(text, { ...profile, academic_level: "associate_degree" }).doubt).toBe(0);
  expect(compared(text, { ...profile, academic_level: "bachelor's_degree" }).doubt).toBeGreaterThan(1);
});

test("without a college the student is asked for it, and the answer is told", () => {
  const text = "Must attend a tribal college.";
  expect(compared(text, {})).toMatchObject({ result: "unknown", missing: "college" });
  expect(conditionQuestions(required(text))).toContain("college");
  const student = readStudent({ college: "Rice University", intended_colleges: ["Sitting Bull College"] });
  expect(conditionAnswers(student, required(text), today)).toBe("Sitting Bull College");
});

test("an answer that meets two requirements is told once", () => {
  const student = readStudent({ college: "Sitting Bull College" });
  const both = [...required("Must attend a tribal college."), ...required("Must be enrolled at a tribal college.")];
  expect(both).toHaveLength(2);
  expect(conditionAnswers(student, both, today)).toBe("Sitting Bull College");
});
