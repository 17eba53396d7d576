import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { statusOf } from "#tests/support/score-scholarship.ts";
import { type AcademicLevel, type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import type { MatchableScholarship } from "./criterion.ts";
import { compareLevel, compareRequiredLevel, requiredLevels } from "./level-fit.ts";
import type { DegreePaidFor, RequiredLevels } from "./requirements.ts";
import { readStudent } from "./student.ts";

const today = "2026-11-21";

/** The result for each level as the only requirement, with a stored level and a graduation far away. */
const answersFor = (academic_level: AcademicLevel) =>
  Object.fromEntries(
    matchingLevels.map((level) => [
      level,
      compareLevel(readStudent({ academic_level, graduation_year: 2030 }), [level], today).result,
    ]),
  );
const none = Object.fromEntries(matchingLevels.map((level) => [level, "failed"]));

test.each<[AcademicLevel, Partial<Record<MatchingLevel, string>>]>([
  ["high_school", { high_school: "met" }],
  ["associate_degree", { associate: "met", bachelor: "unknown" }],
  ["bachelor's_degree", { bachelor: "met" }],
  ["undergraduate", { bachelor: "met", associate: "unknown" }],
  ["master's_degree", { master: "met" }],
  ["graduate", { master: "met", doctoral: "unknown", professional: "unknown" }],
  ["postgraduate", { doctoral: "met", professional: "unknown" }],
  ["professional_degree", { professional: "met" }],
])("%s is met by its main level and unknown where the word may mean another", (level, answers) => {
  expect(answersFor(level)).toEqual({ ...none, ...answers });
});

test.each<[string, ProfileChanges, Partial<MatchableScholarship>]>([
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
  expect(statusOf("level", profile, facts)).toBe("failed");
});

test.each<[string, ProfileChanges, Partial<MatchableScholarship>]>([
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
  expect(statusOf("level", profile, facts)).toBe("unknown");
});

test("the levels of both lists are understood", () => {
  for (const academic_level of ["undergraduate", "bachelor's_degree"] as const) {
    expect(statusOf("level", { academic_level }, { academic_level: ["bachelor"] })).toBe("met");
  }
});

test("a list with levels above the next one excludes the student's own level", () => {
  const senior = readStudent({ academic_level: "high_school", graduation_year: 2027 });
  expect(compareLevel(senior, ["bachelor"], today).result).toBe("unknown");
  expect(compareLevel(senior, ["bachelor", "master", "doctoral"], today).result).toBe("failed");
});

const senior: ProfileChanges = { academic_level: "high_school", graduation_year: 2027 };

test.each<[string, ProfileChanges]>([
  ["the college that they plan", { intended_colleges: ["Triton College"] }],
  ["the trade that they study", { field_of_study: "Welding" }],
])("for a high school senior, the level of %s is left to check with the least doubt", (_, plan) => {
  const doubtOf = (profile: ProfileChanges) =>
    compareRequiredLevel(readStudent(profile), { levels: ["associate"] }, today);
  expect(doubtOf({ ...senior, ...plan })).toMatchObject({ result: "unknown", doubt: 0 });
  expect(doubtOf(senior)).not.toMatchObject({ doubt: 0 });
  expect(doubtOf({ ...senior, intended_colleges: ["Rice University"] })).not.toMatchObject({ doubt: 0 });
  expect(doubtOf({ ...senior, ...plan, graduation_year: 2028 }).result).toBe("failed");
});

test("what is for those who go to college from high school is unclear for who goes a year later", () => {
  const result = (graduation_year: number | null, levels: MatchingLevel[]) =>
    compareRequiredLevel(readStudent({ academic_level: "high_school", graduation_year }), { levels }, today).result;
  expect(result(2027, ["high_school", "bachelor"])).toBe("met");
  expect(result(null, ["high_school", "bachelor"])).toBe("met");
  expect(result(2028, ["high_school", "bachelor"])).toBe("unknown");
  expect(result(2028, ["high_school"])).toBe("met");
});

test("what is for those who go to college from high school leaves more doubt the later the student goes", () => {
  const compared = (graduation_year: number) =>
    compareRequiredLevel(
      readStudent({ academic_level: "high_school", graduation_year }),
      { levels: ["high_school", "bachelor"] },
      today,
    );
  expect(compared(2028).doubt ?? 1).toBe(1);
  expect(compared(2029)).toMatchObject({ result: "unknown", doubt: 2 });
});

test.each<[string, ProfileChanges, Partial<MatchableScholarship>, string]>([
  ["in the last year of college", {}, {}, "unknown"],
  ["in the year before it", { graduation_year: 2028 }, {}, "met"],
  ["in the last year of a college that may be of two years", { academic_level: "undergraduate" }, {}, "met"],
  ["in the last year, where graduate students may apply too", {}, { academic_level: ["bachelor", "master"] }, "met"],
  ["in the last year, where it names that year", {}, { requirements: ["Be a college junior or senior."] }, "met"],
  ["in the last year, where it is for the fourth", {}, { description: "For fourth-year students." }, "met"],
  ["in the last year, where it is for the 4th", {}, { requirements: ["Be in your 4th year of college."] }, "met"],
  ["in the last year, where it pays for an event", {}, { description: "To attend the January conference." }, "met"],
  ["in the last year, where it is paid at once", {}, { description: "Paid right away, in December 2026." }, "met"],
  ["in the last year, where it pays for spring", {}, { description: "For study abroad in spring 2027." }, "met"],
  ["in the last year, where it rewards what they did", {}, { description: "For winners of a hackathon." }, "met"],
  ["in the last year, where it is for this year", {}, { description: "Help for this academic year." }, "met"],
  ["in the last year, where it is for the next fall", {}, { description: "For study in fall 2027." }, "unknown"],
  ["in the last year, where it is a contest", {}, { description: "An essay contest for undergraduates." }, "met"],
])("an award for undergraduates usually pays for the next year: a student %s", (_, profile, facts, status) => {
  const student: ProfileChanges = { academic_level: "bachelor's_degree", graduation_year: 2027, ...profile };
  expect(statusOf("level", student, { academic_level: ["associate", "bachelor"], ...facts })).toBe(status);
});

test("one more master's degree is far from who has one and wants a doctorate", () => {
  const compared = (academic_level: AcademicLevel, graduation_year: number) =>
    compareRequiredLevel(
      readStudent({ academic_level, graduation_year, college: "Egerton University", career_goals: "A PhD in botany." }),
      { levels: ["bachelor", "master"], paid: "master" },
      today,
    );
  expect(compared("master's_degree", 2025)).toMatchObject({ result: "unknown", doubt: 2 });
  expect(compared("bachelor's_degree", 2025)).toMatchObject({ result: "unknown", doubt: 1 });
});

test("what pays for a degree below a doctorate is not met by who answered a doctorate, unless they write of a master's", () => {
  const resultOf = (career_goals: string, paid?: DegreePaidFor) => {
    const student = readStudent({ academic_level: "postgraduate", graduation_year: 2030, career_goals });
    return compareRequiredLevel(student, { levels: ["bachelor", "master"], ...(paid && { paid }) }, today).result;
  };
  for (const paid of ["master", "no_doctorate", undefined] as const)
    expect(resultOf("A PhD in linguistics.", paid)).toBe("failed");
  for (const paid of ["master", undefined] as const) expect(resultOf("", paid)).toBe("failed");
  // A degree of law or medicine may be what they call a doctorate.
  expect(resultOf("", "no_doctorate")).toBe("unknown");
  for (const paid of ["master", "no_doctorate", undefined] as const)
    expect(resultOf("A master's in linguistics.", paid)).not.toBe("failed");
  for (const paid of ["doctorate", "graduate"] as const) expect(resultOf("A PhD in linguistics.", paid)).toBe("met");
});

test("what pays for a graduate degree is not for who studies for an associate degree", () => {
  const levels: MatchingLevel[] = ["bachelor", "master", "doctoral"];
  const resultOf = (academic_level: AcademicLevel, required: RequiredLevels) =>
    compareRequiredLevel(readStudent({ academic_level, graduation_year: 2028 }), required, today).result;
  expect(resultOf("associate_degree", { levels, paid: "doctorate" })).toBe("failed");
  expect(resultOf("associate_degree", { levels, paid: "graduate" })).toBe("failed");
  expect(resultOf("associate_degree", { levels })).toBe("unknown");
  expect(resultOf("undergraduate", { levels, paid: "doctorate" })).not.toBe("failed");
});

test("a degree that is still to begin leaves doubt to who studies for one now, and a lower one to who is beyond it", () => {
  const levels: MatchingLevel[] = ["bachelor", "master"];
  const compare = (profile: ProfileChanges, isNew?: true) =>
    compareRequiredLevel(
      readStudent({ graduation_year: 2029, college: "Yale University", ...profile }),
      { levels, paid: "master", ...(isNew && { isNew }) },
      today,
    );
  expect(compare({ academic_level: "master's_degree" }).result).toBe("met");
  expect(compare({ academic_level: "master's_degree" }, true).result).toBe("unknown");
  expect(compare({ academic_level: "postgraduate" }).result).toBe("failed");
});

test("a sponsor that states no level is against it, less where it names a field or a group", () => {
  const compare = (facts: Partial<MatchableScholarship>) => {
    const required = requiredLevels(blankScholarship({ academic_level: [], ...facts }));
    return required && compareRequiredLevel(readStudent({ academic_level: "graduate" }), required, today);
  };
  expect(compare({})).toEqual({ result: "against", missing: null });
  expect(compare({ field_of_study: ["Accounting"] })).toMatchObject({ result: "against", doubt: 1 });
  expect(compare({ groups: ["women"] })).toMatchObject({ result: "against", doubt: 1 });
});

test("who finishes college this year and plans a professional school probably has its level when an award for it pays", () => {
  const compare = (graduation_year: number, career_goals: string) =>
    compareLevel(
      readStudent({ academic_level: "bachelor's_degree", graduation_year, career_goals }),
      ["professional"],
      today,
    );
  expect(compare(2027, "Go to law school next fall.")).toMatchObject({ result: "unknown", likely: "met" });
  expect(compare(2027, "A doctorate in physics.").likely).toBeUndefined();
  expect(compare(2027, "Travel.").likely).toBeUndefined();
  expect(compare(2028, "Go to law school next fall.").result).toBe("failed");
});

test("a graduate student of pharmacy is mostly in a professional school, one of nursing is not, nor who must do a master's or a doctorate", () => {
  const compare = (academic_level: MatchingLevel[], field: string, description: string) => {
    const required = requiredLevels(blankScholarship({ academic_level, field_of_study: [field], description }));
    expect(required?.levels).toEqual(academic_level);
    return required && compareRequiredLevel(readStudent({ academic_level: "professional_degree" }), required, today);
  };
  const lists: MatchingLevel[][] = [["master"], ["doctoral"], ["bachelor", "master"]];
  for (const levels of [...lists, ["master", "doctoral"] as MatchingLevel[]]) {
    expect(compare(levels, "Pharmacy", "For graduate students.")).toMatchObject({ result: "unknown", likely: "met" });
    for (const field of ["Nursing", "Pre-Medicine"])
      expect(compare(levels, field, "For graduate students.")?.likely).toBeUndefined();
  }
  for (const levels of lists)
    for (const said of [
      "For master's students.",
      "For graduate students in a PhD program.",
      "For undergraduate students.",
    ])
      expect(compare(levels, "Law", said)?.result).toBe("failed");
});
