import { expect, test } from "vitest";
import { foldedWords } from "../../../../places/folded-words.ts";
import type { MatchingLevel } from "../../../../profile/answers/academic-level.ts";
import type { ProfileChanges } from "../../../../profile/profile.ts";
import { readStudent } from "../../student.ts";
import { studyYearsIn } from "./study-years.ts";
import { type YearFit, yearFit } from "./year-fit.ts";

const today = "2026-11-22";
const law = (graduation_year: number): ProfileChanges => ({
  academic_level: "professional_degree",
  field_of_study: "Law",
  graduation_year,
});
const medicine = (graduation_year: number): ProfileChanges => ({ ...law(graduation_year), field_of_study: "Medicine" });
const college = (graduation_year: number): ProfileChanges => ({ academic_level: "undergraduate", graduation_year });
const notInCollege: ProfileChanges = { set_aside: { college: "does_not_apply" } };
const school: ProfileChanges = { academic_level: "high_school", graduation_year: 2027 };
const doctoral = (graduation_year: number): ProfileChanges => ({ academic_level: "postgraduate", graduation_year });

test.each<[string, ProfileChanges, YearFit]>([
  ["For a third-year law student.", law(2027), "same"],
  ["For a third-year law student.", law(2028), "next"],
  ["For a third-year law student.", law(2029), "other"],
  ["For a first-year law student.", law(2028), "other"],
  ["For a first-year law student.", {}, "unknown"],
  ["For a first-year law student.", college(2027), "next"],
  ["For a first-year law student.", college(2028), "other"],
  ["Enter the first year of law school.", law(2028), "other"],
  ["A medical student about to enter the final year.", medicine(2028), "same"],
  ["A medical student about to enter the final year.", medicine(2030), "other"],
  ["For first, second or third year medical students.", medicine(2027), "other"],
  ["For first, second or third year medical students.", medicine(2029), "same"],
  ["Any high school senior or college freshman.", school, "same"],
  ["Any high school senior or college freshman.", college(2030), "same"],
  ["Any high school senior or college freshman.", college(2028), "other"],
  ["Be a college junior or above.", college(2027), "same"],
  ["Be a college junior or above.", doctoral(2029), "same"],
  ["Be a college junior or above.", school, "other"],
  ["Not be past the first year of graduate school.", doctoral(2031), "same"],
  ["Not be past the first year of graduate school.", doctoral(2030), "unknown"],
  ["Not be past the first year of graduate school.", doctoral(2027), "other"],
  ["Be an incoming college freshman.", school, "same"],
  ["Be entering the junior year of college.", college(2029), "same"],
  ["Be entering the junior year of college.", college(2028), "other"],
  ["Be entering the junior or senior year of college.", college(2028), "same"],
  ["Be entering the junior year of college.", college(2030), "other"],
  ["Have completed the first year of medical school.", medicine(2028), "same"],
  ["Have completed the first year of medical school.", medicine(2030), "next"],
  ["Be in at least the second year of college.", college(2027), "same"],
  ["Have completed at least one year of full-time college.", college(2028), "same"],
  ["Have completed at least one year of full-time college.", college(2030), "next"],
  ["Have completed at least one year of full-time college.", school, "other"],
  ["Be a high school junior or senior, or an undergraduate in business.", school, "same"],
  ["Have no more than sophomore standing in college.", college(2030), "same"],
  ["For a first-year college student.", { ...college(2029), location: "Leeds, United Kingdom" }, "same"],
  ["For a first-year college student.", { ...college(2030), location: "Leeds, United Kingdom" }, "next"],
  ["For a first-year medical student.", { ...medicine(2031), location: "Delhi, India" }, "same"],
  ["Be in the junior or senior year of college.", { ...college(2028), enrollment: "part_time" }, "same"],
  ["Be in the sophomore or junior year of college.", { ...college(2028), enrollment: "part_time" }, "unknown"],
  ["Be in the junior or senior year of college.", { ...college(2028), ...notInCollege }, "other"],
  ["Be an incoming college freshman.", { ...college(2030), ...notInCollege }, "same"],
])("%s for %j: %s", (quote, profile, fit) => {
  const years = studyYearsIn(foldedWords(quote), []);
  expect(years === null ? null : yearFit(readStudent(profile), years, today)).toBe(fit);
});

test.each([
  "Renewable in the second and third year of college.",
  "High school seniors cannot apply.",
  "Be supervised by junior faculty of a university.",
  "Study at a four-year college.",
  "This is the first year of our award.",
  "Have a 3.5 GPA as a first-year college student, or a 3.0 GPA otherwise.",
])("%s names no year of study", (quote) => {
  expect(studyYearsIn(foldedWords(quote), [])).toBeNull();
});

test.each([
  "Volunteer at a senior center.",
  "Help senior citizens.",
  "Play on the junior varsity team.",
  "Belong to the Junior League.",
  "Have lived in Ohio for the last year.",
  "Have been a member since the first year of membership.",
  "Be no longer a freshman.",
])("%s names no year of study, whatever the levels of the scholarship are", (quote) => {
  expect(studyYearsIn(foldedWords(quote), ["bachelor"])).toBeNull();
});

test("the level of the scholarship tells the stage that the words leave out", () => {
  const words = foldedWords("Be a sophomore.");
  const stagesOf = (...levels: MatchingLevel[]) => studyYearsIn(words, levels)?.map(({ stage }) => stage) ?? null;
  expect(stagesOf("bachelor", "associate")).toEqual(["college"]);
  expect(stagesOf("high_school", "bachelor")).toBeNull();
});

test("dental hygiene and law enforcement are no studies of a profession", () => {
  const stagesIn = (quote: string) =>
    studyYearsIn(foldedWords(quote), ["associate"])?.map(({ stage }) => stage) ?? null;
  expect(stagesIn("Enter the final year of a dental hygiene program.")).toEqual(["college"]);
  expect(stagesIn("Be a first-year law enforcement student.")).toEqual(["college"]);
  expect(stagesIn("Enter the final year of dental school.")).toEqual(["professional"]);
});
