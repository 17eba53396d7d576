import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import type { Demand } from "../../eligibility/demand.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import { scoreMatch } from "../score-match.ts";
import { readStudent } from "./student.ts";

const ofSeniors = (...demands: Demand[]) =>
  blankScholarship({ academic_level: ["high_school"], field_of_study: ["Nursing"], demands });
const doubtful = (criterion: "level" | "field_of_study", ...levels: "bachelor"[]): Demand => ({
  about: "doubtful",
  criterion,
  levels,
  quote: "Seniors may apply.",
});
const match = (profile: ProfileChanges, ...demands: Demand[]) =>
  scoreMatch(readStudent({ graduation_year: 2029, ...profile }), ofSeniors(...demands), "2026-11-21");

const student = { academic_level: "bachelor's_degree", field_of_study: "Nursing" } as const;

test("who does not meet a doubtful fact is asked to check it, far down in the list", () => {
  expect(match(student).eligibility).toBe("ineligible");
  const checked = match(student, doubtful("level"));
  expect([checked.eligibility, checked.section]).toEqual(["unknown", "check"]);
  expect(checked.match_score).toBeLessThan(match({ ...student, academic_level: "high_school" }).match_score);
});

test("who meets it gets the points, and is asked to check it too", () => {
  const senior = { ...student, academic_level: "high_school" } as const;
  const [sure, checked] = [match(senior), match(senior, doubtful("level"))];
  expect([sure.eligibility, checked.eligibility]).toEqual(["eligible", "unknown"]);
  const level = ({ factors }: typeof sure) => factors.find(({ key }) => key === "level")?.status;
  expect(level(checked)).toBe(level(sure));
  const conditions = checked.factors.find(({ key }) => key === "other");
  expect(conditions?.required).toBe("Check yourself: “Seniors may apply.”");
});

test("a doubt about some levels is one for their students, and one about a fact for no other fact", () => {
  expect(match(student, doubtful("level", "bachelor")).eligibility).toBe("unknown");
  expect(match({ ...student, academic_level: "high_school" }, doubtful("level", "bachelor")).eligibility).toBe(
    "eligible",
  );
  expect(match({ ...student, academic_level: "master's_degree" }, doubtful("level", "bachelor")).eligibility).toBe(
    "ineligible",
  );
  expect(match({ ...student, field_of_study: "Law" }, doubtful("level")).eligibility).toBe("ineligible");
});

test("a doubtful country is told as what it is about, as a sure one is", () => {
  const ofCanada = blankScholarship({
    countries: ["CA"],
    demands: [{ about: "doubtful", criterion: "residence", levels: [], quote: "Canadians may apply." }],
  });
  const { factors } = scoreMatch(readStudent({ location: "Ottawa, Canada" }), ofCanada, "2026-11-21");
  expect(factors.find(({ key }) => key === "residence")?.about).toBe("country");
});
