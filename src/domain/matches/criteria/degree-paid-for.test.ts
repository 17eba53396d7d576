import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { scored } from "#tests/support/score-scholarship.ts";
import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import { mostDoubt } from "./criterion.ts";
import { degreePaidFor } from "./degree-paid-for.ts";
import { compareRequiredLevel } from "./level-fit.ts";
import { readStudent } from "./student.ts";

const bachelorOn: MatchingLevel[] = ["bachelor", "master"];
const paid = (title: string, description: string, levels = bachelorOn) =>
  degreePaidFor(blankScholarship({ title, description }), levels);

test.each<[string, string, string | null]>([
  ["Exampleland PhD Scholarships", "", "doctorate"],
  ["Exampleland Master's Scholarships", "", "master"],
  ["Exampleland Scholarships", "For people who plan a master's degree in Exampleland.", "master"],
  ["Exampleland Scholarships", "For people who plan a master's or doctoral degree there.", "graduate"],
  ["Exampleland Scholarships", "For juniors of character. Pays $9,000 for graduate school.", "graduate"],
  ["Exampleland Scholarships", "For members about to start graduate or professional school.", "graduate"],
  ["Oak Scholarships", "For graduates of character who plan a master's or professional degree at Oak.", "no_doctorate"],
  ["Oak Scholarships", "For members who plan a doctorate or a professional degree.", "graduate"],
  ["Oak Scholarships", "For people who plan a one-year master's course at Oak.", "master"],
  ["Oak Fellowship", "For everyone admitted to a master's or doctoral program at Oak.", "graduate"],
  ["Exampleland Scholarships", "For students and doctoral candidates in Exampleland.", null],
  ["Exampleland Scholarships", "For people who hold a master's degree and start a project.", null],
  ["Exampleland Scholarships", "For people who plan a bachelor's or master's degree.", null],
  ["Exampleland Scholarships", "For graduate students who plan a career in law.", null],
  ["Exampleland Master's/PhD Fellowships", "", "graduate"],
  ["Grants for Master, PhD, and Law Studies", "", "doctorate"],
  ["The Masters Golf Scholarship", "", null],
  ["Roe Scholarship", "For students who plan to become master gardeners.", null],
  ["Master Gardeners Scholarship", "", null],
  ["Masters Swimming Club Scholarship", "", null],
  ["John Smith, PhD Memorial Scholarship", "", null],
  ["Jane Roe, Ph.D. Scholarship", "", null],
  ["Jane Roe PhD Endowed Scholarship", "", null],
  ["Roe Scholarship", "Given in memory of Ann Smith, who was pursuing a master's degree when she died.", null],
  ["Roe Scholarship", "Ann Roe had been about to start a doctoral program.", null],
  ["Roe Scholarship", "It remembers a teacher who was planning to begin graduate school.", null],
])("the degree that it pays for: %s %s", (title, description, degree) => {
  expect(paid(title, description)).toBe(degree);
});

test.each<[string, string | null]>([
  ["For people who apply to a full-time graduate course at Oak.", "graduate"],
  ["For graduates, endorsed by their college, who plan graduate study at Oak.", "graduate"],
  ["For members who plan a year of master's study at Elm College, Oak.", "master"],
  ["For students in college who plan graduate study.", null],
  ["For members who start college or graduate school.", null],
  ["For college students who plan graduate study.", null],
  ["For people who took a graduate course at Oak.", null],
])("a course is one to study for, and a college is a level only where words say so: %s", (description, degree) => {
  expect(paid("Exampleland Scholarships", description)).toBe(degree);
});

test("what is for graduate students alone pays for the graduate study that a requirement names", () => {
  const requirements = ["Apply for a full-time or part-time graduate course at Oak."];
  const paidBy = (description: string) => degreePaidFor(blankScholarship({ description, requirements }), bachelorOn);
  expect(paidBy("For graduate students at Oak from any country.")).toBe("graduate");
  expect(paidBy("For undergraduates and graduate students at Oak.")).toBeNull();
  expect(paidBy("For students at Oak.")).toBeNull();
});

test("a degree that the levels tell is not told twice, and what is for community colleges pays for none after a bachelor's", () => {
  expect(paid("PhD Scholarships", "", ["doctoral"])).toBeNull();
  expect(paid("PhD Scholarships", "", ["associate", "bachelor"])).toBeNull();
});

const levelOf = (profile: ProfileChanges, title: string, academic_level = bachelorOn) =>
  scored(profile, { title, academic_level }).factors.find(({ key }) => key === "level");

test("a doctorate is left to check for who wants a master's, and both are told", () => {
  const applicant: ProfileChanges = {
    academic_level: "master's_degree",
    graduation_year: 2029,
    set_aside: { college: "does_not_apply" },
  };
  expect(levelOf(applicant, "Exampleland PhD Scholarships")).toMatchObject({
    status: "unknown",
    required: "Bachelor's or Master's, to study for a doctorate",
    student: "bachelor's done, wants a master's",
  });
  expect(levelOf(applicant, "Exampleland Master's Scholarships")?.status).toBe("met");
  expect(levelOf({ ...applicant, set_aside: {} }, "Exampleland PhD Scholarships")?.status).toBe("met");
});

test("a doctorate is nearly ruled out for who wants a master's, unless their goals name it", () => {
  const doubtOf = (profile: ProfileChanges) =>
    compareRequiredLevel(readStudent(profile), { levels: bachelorOn, paid: "doctorate" }, "2026-11-29").doubt;
  const applicant: ProfileChanges = {
    academic_level: "master's_degree",
    graduation_year: 2029,
    set_aside: { college: "does_not_apply" },
  };
  expect(doubtOf(applicant)).toBe(mostDoubt);
  expect(doubtOf({ ...applicant, career_goals: "Do a PhD in physics." })).toBeUndefined();
});

test("what seems to pay for graduate school is nearly ruled out in high school, where the levels leave it open", () => {
  const senior: ProfileChanges = { academic_level: "high_school", graduation_year: 2027 };
  expect(levelOf(senior, "Example Scholarships", ["bachelor"])?.status).toBe("unknown");
  expect(levelOf(senior, "Example Master's Fellowship", ["bachelor"])?.status).toBe("unknown");
  const scoreOf = (title: string) =>
    scored(
      { ...senior, field_of_study: "Nursing" },
      { title, academic_level: ["bachelor"], field_of_study: ["Nursing"] },
    ).match_score;
  expect(scoreOf("Example Master's Fellowship")).toBeLessThan(scoreOf("Example Scholarships"));
  expect(scoreOf("The Masters Golf Scholarship")).toBe(scoreOf("Example Scholarships"));
  expect(levelOf(senior, "Example Master's Fellowship", ["master"])?.status).toBe("failed");
  expect(levelOf(senior, "Example Master's Fellowship", ["high_school", "bachelor"])?.status).toBe("met");
});

test("what pays for the next degree is unclear for who goes on to it a year later", () => {
  const undergraduate = (graduation_year: number): ProfileChanges => ({
    academic_level: "bachelor's_degree",
    graduation_year,
    career_goals: "Do a master's degree.",
  });
  expect(levelOf(undergraduate(2027), "Exampleland Master's Scholarships")).toMatchObject({
    status: "met",
    student: "studying for a bachelor's, wants a master's",
  });
  expect(levelOf(undergraduate(2028), "Exampleland Master's Scholarships")?.status).toBe("unknown");
  expect(levelOf(undergraduate(2028), "Exampleland Scholarships")?.status).toBe("met");
});

test("a bachelor's degree for graduate study is met by who has one, and another degree than they want is left to check", () => {
  const wants = (academic_level: ProfileChanges["academic_level"], more: ProfileChanges = {}): ProfileChanges => ({
    academic_level,
    set_aside: { college: "does_not_apply" },
    ...more,
  });
  const master = wants("master's_degree", { graduation_year: 2029 });
  const status = (profile: ProfileChanges, title: string) => levelOf(profile, title, ["bachelor"])?.status;
  expect(status(master, "Exampleland Master's/PhD Scholarships")).toBe("met");
  expect(status(master, "Exampleland Master's Scholarships")).toBe("met");
  expect(status(master, "Exampleland PhD Scholarships")).toBe("unknown");
  expect(status(master, "Exampleland Scholarships")).toBe("unknown");
  expect(status(wants("bachelor's_degree", { graduation_year: 2025 }), "Exampleland Master's Scholarships")).toBe(
    "met",
  );
  expect(status(wants("bachelor's_degree"), "Exampleland Master's Scholarships")).toBe("unknown");
});
