import { expect, test } from "vitest";
import { scored, statusOf, today } from "#tests/support/score-scholarship.ts";
import { type Demand, excludesNobody } from "../../eligibility/demand.ts";
import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import { studyYearsIn } from "./checks/study/study-years.ts";
import { yearFit } from "./checks/study/year-fit.ts";
import { progressWords } from "./degree-progress.ts";
import { readStudent } from "./student.ts";

const notInCollege: ProfileChanges = { set_aside: { college: "does_not_apply" } };
const mastersGoal = "I want a master's in data science.";
const graduate: ProfileChanges = { ...notInCollege, academic_level: "bachelor's_degree", graduation_year: 2024 };
const applicant: ProfileChanges = { ...notInCollege, academic_level: "master's_degree", graduation_year: 2029 };
const gapYear: ProfileChanges = { ...notInCollege, academic_level: "bachelor's_degree", graduation_year: 2031 };

test.each<[string, ProfileChanges]>([
  ["studying for a bachelor's", { academic_level: "bachelor's_degree", graduation_year: 2027 }],
  ["studying for a bachelor's", { academic_level: "bachelor's_degree", graduation_year: 2026 }],
  ["a master's, begun or planned", { academic_level: "master's_degree", career_goals: mastersGoal }],
  [
    "studying for a master's",
    { academic_level: "master's_degree", career_goals: mastersGoal, college: "Rice University" },
  ],
  ["finished a bachelor's in 2026", { ...graduate, graduation_year: 2026 }],
  ["finished a bachelor's in 2024", graduate],
  ["finished a bachelor's in 2024, wants a master's", { ...graduate, career_goals: mastersGoal }],
  ["bachelor's done, wants a master's", applicant],
  ["bachelor's done, wants a master's", { ...applicant, graduation_year: 2024, career_goals: mastersGoal }],
  ["studying for a master's", { ...applicant, set_aside: {} }],
  ["high school done, wants a bachelor's", gapYear],
  ["a bachelor's, finished or planned", { ...gapYear, graduation_year: null }],
  ["in high school", { ...notInCollege, academic_level: "high_school", graduation_year: 2027 }],
  ["finished high school in 2026", { academic_level: "high_school", graduation_year: 2026 }],
])("the level says how far a student is: %s", (words, profile) => {
  expect(progressWords(readStudent(profile), today)).toBe(words);
});

test.each<[string, string]>([
  ["Become a master electrician.", ""],
  ["I want to master the piano.", ""],
  ["My mother has a PhD and I want to be a nurse.", ""],
  ["Win in the US Masters league.", ""],
  ["Swim in the Masters.", ""],
  ["My father had got a doctorate.", ""],
  ["My mother has a PhD. I want a master's.", ", wants a master's"],
  ["Earn a Master of Science.", ", wants a master's"],
  ["A master's. Then a PhD.", ""],
])("the goals name the degree that a student wants, and no other one: %s", (career_goals, told) => {
  const student = readStudent({ academic_level: "bachelor's_degree", career_goals });
  expect(progressWords(student, today, { wants: true })).toBe(`studying for a bachelor's${told}`);
});

test("the year stands beside high school, and not beside the degree that is wanted", () => {
  const senior: ProfileChanges = { academic_level: "high_school", graduation_year: 2027, career_goals: mastersGoal };
  const level = scored(senior, { academic_level: ["bachelor"] }).factors.find(({ key }) => key === "level");
  expect(level?.student).toBe("in high school until 2027, wants a master's");
});

test.each<[string, ProfileChanges, MatchingLevel[], string]>([
  ["a graduate meets a list of the level before and after", graduate, ["bachelor", "master"], "met"],
  ["a graduate has left what is for undergraduates", graduate, ["associate", "bachelor"], "failed"],
  ["a graduate who may be in college is asked to check", { ...graduate, set_aside: {} }, ["bachelor"], "unknown"],
  ["a graduate may go on to any degree", graduate, ["professional"], "unknown"],
  ["who wants a master's meets a list of the level before it", applicant, ["bachelor", "master"], "met"],
  ["what is for graduate students may be for those who study today", applicant, ["master", "doctoral"], "unknown"],
  ["who wants a master's has left what is for undergraduates", applicant, ["associate", "bachelor"], "failed"],
  [
    "who wants a master's may be meant by a list of bachelor's alone",
    applicant,
    ["high_school", "bachelor"],
    "unknown",
  ],
  ["what is from high school on is for who goes to college now", gapYear, ["high_school", "bachelor"], "met"],
  ["a gap year is past high school", gapYear, ["high_school"], "failed"],
  ["last year's seniors are none", { academic_level: "high_school", graduation_year: 2026 }, ["high_school"], "failed"],
])("%s", (_, profile, academic_level, status) => {
  expect(statusOf("level", profile, { academic_level })).toBe(status);
});

const atRice: ProfileChanges = {
  academic_level: "bachelor's_degree",
  college: "Rice University",
  graduation_year: 2025,
};
const noYear: ProfileChanges = { ...gapYear, graduation_year: null };
const toDoctorate: ProfileChanges = { ...graduate, career_goals: "I want a PhD in physics." };
const undergraduate: ProfileChanges = { ...graduate, academic_level: "undergraduate" };
const schoolOf = (graduation_year: number): ProfileChanges => ({ academic_level: "high_school", graduation_year });

test.each<[string, ProfileChanges, MatchingLevel[], string]>([
  ["who wants a doctorate does not surely meet a list without it", toDoctorate, ["bachelor", "master"], "unknown"],
  ["who wants a doctorate meets a list with it", toDoctorate, ["bachelor", "doctoral"], "met"],
  ["who wants it at a college they named neither", { ...toDoctorate, ...atRice }, ["bachelor", "master"], "unknown"],
  ["who finished school long ago is asked to check", schoolOf(2015), ["high_school", "bachelor"], "unknown"],
  ["so is the class before the last", schoolOf(2025), ["high_school", "bachelor"], "unknown"],
  ["last year's seniors go to college now", schoolOf(2026), ["high_school", "bachelor"], "met"],
  ["a degree of no year may be finished", noYear, ["master"], "unknown"],
  ["a degree of no year may be wanted", noYear, ["bachelor"], "unknown"],
  ["a degree of no year is past high school", noYear, ["high_school"], "failed"],
  ["what fits with and without it is met", noYear, ["high_school", "bachelor", "master"], "met"],
  ["a year of no college rules out no undergraduates", atRice, ["associate", "bachelor"], "unknown"],
  ["an undergraduate degree may be one of two years", undergraduate, ["bachelor"], "unknown"],
  ["one of two years goes on to a bachelor's", undergraduate, ["bachelor", "master"], "unknown"],
  ["one of two years may be what is required", undergraduate, ["associate"], "unknown"],
  ["a graduate degree may be the last", { ...graduate, academic_level: "graduate" }, ["doctoral"], "unknown"],
])("between levels, %s", (_, profile, academic_level, status) => {
  expect(statusOf("level", profile, { academic_level })).toBe(status);
});

const scoreFor = (profile: ProfileChanges, academic_level: MatchingLevel[]) =>
  scored({ ...profile, field_of_study: "Nursing" }, { academic_level, field_of_study: ["Nursing"] }).match_score;

test("another degree than the one that the goals name leaves more doubt", () => {
  const senior: ProfileChanges = { academic_level: "bachelor's_degree", graduation_year: 2027 };
  for (const profile of [senior, graduate]) {
    const aimed = { ...profile, career_goals: mastersGoal };
    expect(scoreFor(aimed, ["master"])).toBe(scoreFor(profile, ["master"]));
    expect(scoreFor(aimed, ["doctoral"])).toBeLessThan(scoreFor(profile, ["doctoral"]));
  }
});

const classOf = (of: "high_school" | "college"): Demand => ({
  about: "class",
  of,
  years_left: [0],
  quote: "Be a senior.",
});
const conditionOf = (profile: ProfileChanges, demand: Demand) =>
  scored(profile, { demands: [demand] }).factors.find(({ key }) => key === "other");

test.each<[string, ProfileChanges, Demand, string, string | null]>([
  ["graduates are no seniors", graduate, classOf("college"), "failed", "finished a bachelor's in 2024"],
  [
    "last year's seniors are none",
    { academic_level: "high_school", graduation_year: 2026 },
    classOf("high_school"),
    "failed",
    "finished high school in 2026",
  ],
  [
    "who only wants to study is in no class",
    { ...gapYear, graduation_year: 2027 },
    classOf("college"),
    "unknown",
    "high school done, wants a bachelor's",
  ],
  [
    "a graduate holds a bachelor's degree",
    graduate,
    { about: "bachelors_degree", quote: "Hold one." },
    "met",
    "finished a bachelor's in 2024",
  ],
  [
    "a gap year gives no bachelor's degree",
    gapYear,
    { about: "bachelors_degree", quote: "Hold one." },
    "failed",
    "high school done, wants a bachelor's",
  ],
])("%s, and is told so", (_, profile, demand, status, told) => {
  expect(conditionOf(profile, demand)).toMatchObject({ status, student: told });
});

const holdOne: Demand = { about: "bachelors_degree", quote: "Hold a bachelor's degree." };
const noGraduates: Demand = { ...excludesNobody, graduates: true, quote: "Hold no bachelor's degree." };
const goals: ProfileChanges = { career_goals: mastersGoal };

test.each<[string, ProfileChanges, string]>([
  ["who named a college and a year that has passed", atRice, "unknown"],
  ["who aims higher there", { ...atRice, ...goals }, "unknown"],
  [
    "an undergraduate at a community college",
    { ...atRice, academic_level: "undergraduate", college: "Foothill College" },
    "unknown",
  ],
  ["an undergraduate who left college", undergraduate, "unknown"],
  ["who gave no year", noYear, "unknown"],
  ["who gave no college", { ...atRice, college: null }, "unknown"],
  ["who wants the next degree and named no college", { ...atRice, ...goals, college: null }, "met"],
  ["who left college", graduate, "met"],
])("a bachelor's degree held: %s", (_, profile, status) => {
  expect(conditionOf(profile, holdOne)?.status).toBe(status);
  expect(conditionOf(profile, noGraduates)?.status).toBe(status === "met" ? "failed" : status);
});

test.each<[string, ProfileChanges]>([
  ["of another school", atRice],
  ["of no college", { ...atRice, college: null }],
  ["of a degree of two years", undergraduate],
])("a year that has passed and may be that %s rules out no class, year or deadline", (_, profile) => {
  expect(conditionOf(profile, classOf("college"))?.status).toBe("unknown");
  const years = studyYearsIn(["a", "college", "senior"], ["bachelor"]) ?? [];
  expect(yearFit(readStudent(profile), years, today)).toBe("unknown");
  expect(yearFit(readStudent(graduate), years, today)).toBe("other");
  const due = { academic_level: ["bachelor" as const], deadline: "2027-03-01", deadline_kind: "fixed" as const };
  expect(statusOf("deadline", profile, due)).toBe("unknown");
  expect(statusOf("deadline", graduate, due)).toBe("failed");
});

test("who named the college that they attend is not compared as one who did not", () => {
  const { match_score: before } = scored({ ...atRice, ...goals, college: null }, { demands: [holdOne] });
  expect(before).not.toBe(scored({ ...atRice, ...goals }, { demands: [holdOne] }).match_score);
});

test("who is not in college studies nowhere, and no home is told instead", () => {
  const there: Demand = { about: "study_in", states: [], countries: ["US"], enrolled: true, quote: "Study in the US." };
  const home: ProfileChanges = { location: "Dayton, OH" };
  expect(conditionOf({ ...home, ...graduate }, there)).toMatchObject({ status: "unknown", student: null });
  expect(conditionOf({ ...home, academic_level: "undergraduate" }, there)).toMatchObject({
    status: "met",
    student: "studying as an undergraduate; Dayton, OH",
  });
});
