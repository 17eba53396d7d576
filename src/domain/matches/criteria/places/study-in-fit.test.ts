import { describe, expect, it, test } from "vitest";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { elsewhere } from "../checks/check-doubt.ts";
import { readStudent } from "../student.ts";
import { compareStudyIn, type StudyIn, studyInAnswer } from "./study-in-fit.ts";

const today = "2026-11-23";
const studyIn = (states: string[], countries: string[]): StudyIn => ({
  about: "study_in",
  states,
  countries,
  enrolled: true,
  quote: "Study there.",
});
const inUs = studyIn([], ["US"]);
const inTexas = studyIn(["TX"], []);
const inGermany = studyIn([], ["DE"]);

const compared = (profile: ProfileChanges, required: StudyIn) => compareStudyIn(readStudent(profile), required, today);

const pupil: ProfileChanges = { academic_level: "high_school", graduation_year: 2027, location: "Reno, NV" };
const sophomore: ProfileChanges = { academic_level: "undergraduate", graduation_year: 2029, location: "Reno, NV" };
const senior: ProfileChanges = { ...sophomore, graduation_year: 2027 };

test("a college of four years leaves doubt for who learns a trade, unless they named one", () => {
  const ofFourYears = { ...inUs, ofType: "four_year" as const };
  const trade = { ...pupil, field_of_study: "HVAC" };
  expect(compared(trade, ofFourYears)).toMatchObject({ result: "unknown", doubt: 2 });
  expect(compared({ ...trade, intended_colleges: ["Rice University"] }, ofFourYears).result).toBe("close");
  expect(compared(pupil, ofFourYears)).toMatchObject({ result: "unknown", doubt: 0 });
});

test("a country of the goals leaves no doubt that it may be where they study, also without a college", () => {
  const lagos: ProfileChanges = { academic_level: "master's_degree", location: "Lagos, Nigeria" };
  const wants: ProfileChanges = { ...lagos, career_goals: "A master's in Germany or the Netherlands." };
  expect(compared(wants, inGermany)).toMatchObject({ result: "unknown", missing: "intended_colleges", doubt: 0 });
  expect(compared(lagos, inGermany)).toMatchObject({ result: "unknown", doubt: elsewhere });
  expect(compared(wants, studyIn([], ["CA"]))).toMatchObject({ result: "unknown", doubt: elsewhere });
  const answer = (countries: string[]) => studyInAnswer(readStudent(wants), studyIn([], countries), today);
  expect([answer(["DE"]), answer(["CA"])]).toEqual(["wants Germany", "wants Germany or the Netherlands"]);
});

describe("a student who named colleges", () => {
  it.each<[ProfileChanges, StudyIn, string]>([
    [{ ...pupil, intended_colleges: ["Rice University"] }, inTexas, "met"],
    [{ ...pupil, intended_colleges: ["Rice University"] }, inUs, "close"],
    [{ ...pupil, intended_colleges: ["Rice University", "University of Toronto"] }, studyIn([], ["CA"]), "met"],
    [{ ...pupil, intended_colleges: ["Rice University"] }, inGermany, "failed"],
    [{ ...pupil, intended_colleges: ["Stanford University"] }, inTexas, "failed"],
    [{ ...pupil, intended_colleges: ["A college by the sea"] }, inTexas, "unknown"],
    [{ ...pupil, intended_colleges: ["A college by the sea"] }, inUs, "unknown"],
    [{ ...pupil, intended_colleges: ["Rice University"], career_goals: "Study in Germany." }, inGermany, "unknown"],
    [{ ...sophomore, college: "Rice University" }, inTexas, "met"],
    [{ ...sophomore, college: "Stanford University" }, inTexas, "failed"],
    [{ ...sophomore, college: "A college by the sea" }, inUs, "close"],
    [{ ...senior, college: "Stanford University" }, inTexas, "unknown"],
    [{ ...sophomore, academic_level: "associate_degree", college: "Triton College" }, inTexas, "unknown"],
    [{ academic_level: "undergraduate", location: "Lagos, Nigeria", college: "A college by the sea" }, inUs, "unknown"],
  ])("%j compares with %j as %s", (profile, required, expected) => {
    expect(compared(profile, required).result).toBe(expected);
  });
});

describe("a student who named no college", () => {
  it("studies in the country where they live if they are in college", () => {
    expect(compared(sophomore, inUs).result).toBe("close");
    expect(compared({ academic_level: "undergraduate", location: "Berlin, Germany" }, inGermany).result).toBe("met");
  });

  it.each<[ProfileChanges, StudyIn, string, number]>([
    [pupil, inUs, "intended_colleges", 0],
    [pupil, inTexas, "intended_colleges", elsewhere],
    [sophomore, inTexas, "college", elsewhere],
    [sophomore, studyIn(["NV"], []), "college", 0],
    [sophomore, inGermany, "college", elsewhere],
    [{}, inUs, "intended_colleges", 0],
  ])("%j and %j are asked for %s", (profile, required, missing, doubt) => {
    expect(compared(profile, required)).toMatchObject({ result: "unknown", missing, doubt });
  });
});

test("goals that refuse a state leave much doubt about study there, unless a college that was named is in it", () => {
  const refusing = { ...pupil, career_goals: "Nursing, anywhere but Texas." };
  expect(compared(refusing, inTexas)).toMatchObject({ result: "unknown", missing: null, doubt: 3 });
  expect(studyInAnswer(readStudent(refusing), inTexas, today)).toBe("Not in Texas, by your goals");
  expect(compared({ ...refusing, intended_colleges: ["Rice University"] }, inTexas).result).toBe("met");
  expect(compared(refusing, inUs)).toMatchObject({ missing: "intended_colleges", doubt: 0 });
});

test("who may still go to another college is asked for it, with the question of planned colleges", () => {
  expect(compared({ ...senior, college: "Stanford University" }, inTexas).missing).toBe("intended_colleges");
});

test("study abroad may be a term, so that a college elsewhere leaves it open", () => {
  const inJapan = { ...studyIn([], ["JP"]), enrolled: false };
  expect(compared({ ...sophomore, college: "Stanford University" }, inJapan).result).toBe("unknown");
  expect(compared({ ...sophomore, college: "University of Tokyo" }, inJapan).result).toBe("met");
});

test("a two-year college leaves a four-year one to check, and the answer names the colleges that fit", () => {
  const planned = ["Great Falls College Montana State University", "Montana State University Billings"];
  const ofFourYears: StudyIn = { ...inUs, ofType: "four_year" };
  expect(compared({ ...pupil, intended_colleges: planned.slice(0, 1) }, ofFourYears).result).toBe("unknown");
  expect(compared({ ...pupil, intended_colleges: planned }, ofFourYears).result).toBe("close");
  expect(studyInAnswer(readStudent({ intended_colleges: planned }), ofFourYears, today)).toBe(planned[1]);
});

test("of colleges and countries to study in, the answer names what decides", () => {
  const student = readStudent({ ...pupil, intended_colleges: ["University of Toronto", "United States"] });
  expect(compareStudyIn(student, inUs, today).result).toBe("close");
  expect(studyInAnswer(student, inUs, today)).toBe("United States");
  expect(studyInAnswer(student, studyIn([], ["CA"]), today)).toBe("University of Toronto");
});

test("the present college says nothing of where the goals lead: they are named beside it, and leave no doubt", () => {
  const pole: ProfileChanges = {
    ...{ academic_level: "undergraduate", graduation_year: 2027, location: "Warszawa, Polska" },
    ...{ college: "University of Warsaw", career_goals: "A master's degree in Germany or the Netherlands." },
  };
  expect(compared(pole, inGermany)).toMatchObject({ result: "unknown", doubt: 0 });
  expect(studyInAnswer(readStudent(pole), inGermany, today)).toBe("University of Warsaw; wants Germany");
  expect(compared({ ...pole, career_goals: "A master's degree in Spain." }, inGermany)).toMatchObject({
    doubt: elsewhere,
  });
});
