import { expect, test } from "vitest";
import { scored } from "#tests/support/score-scholarship.ts";
import type { Demand } from "../../../eligibility/demand.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import type { CriterionKey } from "../../../scholarships/vocabulary.ts";
import type { MatchableScholarship } from "../criterion.ts";
import { readStudent } from "../student.ts";
import { compareStudyCountries } from "./place-of-study.ts";

const kumasi: ProfileChanges = {
  location: "Kumasi, Ghana",
  academic_level: "master's_degree",
  set_aside: { college: "does_not_apply" },
};
const wants = (...intended_colleges: string[]): ProfileChanges => ({ ...kumasi, intended_colleges });
const factor = (key: CriterionKey, profile: ProfileChanges, facts: Partial<MatchableScholarship>) => {
  const { factors, section } = scored(profile, facts);
  const { status, student } = factors.find((each) => each.key === key) ?? {};
  return { status, student, section };
};
const studyIn = (quote: string): Demand => ({
  about: "study_in",
  states: [],
  countries: ["CA"],
  enrolled: true,
  quote,
});

test("countries named among the colleges are where a student wants to study, and home is not", () => {
  const { studyCountries, colleges } = readStudent(wants("Canada", "any university in Germany", "Rice University"));
  expect(studyCountries).toEqual({ home: "GH", named: ["CA", "DE", "US"] });
  expect(colleges).toHaveLength(1);
});

test("a home that the goals name as a place to work at is none to study in", () => {
  const career_goals = "A master's degree, then machine learning for farms in Ghana.";
  expect(readStudent({ ...wants("Canada"), career_goals }).studyCountries.named).toEqual(["CA"]);
  expect(readStudent({ ...wants("University of Toronto"), career_goals }).studyCountries.named).toEqual(["CA"]);
  expect(readStudent({ ...kumasi, career_goals }).studyCountries.named).toEqual(["GH"]);
});

test("who wants to study in a country plans to, and has no place there yet", () => {
  const of = (profile: ProfileChanges, quote: string) => factor("conditions", profile, { demands: [studyIn(quote)] });
  expect(of(wants("Canada"), "Study in Canada.")).toMatchObject({ status: "met", student: "Canada" });
  expect(of(wants("Canada"), "Be enrolled at a college in Canada.").status).toBe("unknown");
  expect(of(wants("Germany"), "Study in Canada.").status).toBe("unknown");
  expect(of(kumasi, "Study in Canada.").status).toBe("unknown");
});

test("who named countries alone is not asked for colleges again", () => {
  const { section, unlock } = scored(wants("Canada"), {
    institutions: ["Rice University"],
    academic_level: ["master"],
  });
  expect({ section, unlock }).toEqual({ section: "other_college", unlock: null });
  expect(scored(kumasi, { institutions: ["Rice University"] }).unlock?.field).toBe("intended_colleges");
});

test.each<[string, ProfileChanges, string, string]>([
  ["a college in the country", wants("USA"), "Rice University", "unknown"],
  [
    "a college in the country, from high school",
    { ...wants("USA"), academic_level: "high_school" },
    "Rice University",
    "unknown",
  ],
  ["a college abroad", wants("Canada"), "University of Toronto", "unknown"],
  ["a college in one of several countries", wants("Japan", "Canada"), "University of Toronto", "unknown"],
  ["a college of which no country is known", wants("Canada"), "Hogwarts College of Wizards", "unknown"],
  ["a college elsewhere", wants("Canada"), "Rice University", "failed"],
  ["beside a college that they named", wants("Canada", "Rice University"), "University of Toronto", "unknown"],
  ["one elsewhere beside a college that they named", wants("Canada", "Rice University"), "Reed College", "failed"],
  [
    "a student of a college elsewhere",
    { ...wants("Canada"), set_aside: {}, college: "Rice University" },
    "University of Toronto",
    "unknown",
  ],
])("who named countries is asked to check what may be there, and no more: %s", (_, profile, name, status) => {
  for (const academic_level of [["master" as const], ["bachelor" as const]])
    expect(factor("institution", profile, { institutions: [name], academic_level }).status).toBe(status);
});

test("a country is told as the place of study, and no college is", () => {
  const facts = { description: "For a master's degree at a university in Canada." };
  expect(factor("place_of_study", wants("Canada", "Japan"), facts)).toMatchObject({ status: "met", student: "Canada" });
  expect(factor("place_of_study", wants("Japan"), facts)).toMatchObject({ status: "not_asked", student: "Japan" });
});

test("study in the US speaks against nobody who named a college that may be there, beside another country", () => {
  const { studyCountries } = readStudent({ location: "Lyon, France", intended_colleges: ["Rice", "Canada"] });
  expect(compareStudyCountries(studyCountries, ["US"])).toBeNull();
  const onlyCanada = readStudent({ location: "Lyon, France", intended_colleges: ["Canada"] });
  expect(compareStudyCountries(onlyCanada.studyCountries, ["US"])?.result).toBe("against");
});
