import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const levelsOf = (text: string) => readEligibility({ title: "", provider: "", text }).facts.academic_level;

test.each([
  ["Open to undergraduate students in their junior year.", ["bachelor"]],
  [
    "Open to undergraduate students entering their junior year, or graduate students.",
    ["bachelor", "master", "doctoral"],
  ],
  ["Open to undergraduate students attending four-year colleges.", ["bachelor"]],
  ["Open to undergraduate and graduate students at a four-year college.", ["bachelor", "master", "doctoral"]],
  ["Open to undergraduate students in the M.D. program.", ["professional"]],
  [
    "Awarded to incoming first-year students.\nAwarded to incoming transfer students.",
    ["high_school", "associate", "bachelor"],
  ],
  [
    "Open to college juniors. It is also open to high school seniors in the United States.",
    ["high_school", "bachelor"],
  ],
  ["Open to first-generation college students.", []],
  ["Open to first-generation college juniors.", ["bachelor"]],
  ["You must hold an offer for a full-time Masters at the University.", ["master"]],
  ["The award pays for the conference in the fall of the freshman year of college.", []],
  ["For high school seniors or students enrolled in an accredited college.", ["high_school", "associate", "bachelor"]],
  [
    "Must be a high school senior, or a currently enrolled full-time student at a two- or four-year college or university.",
    ["high_school", "associate", "bachelor"],
  ],
  ["For high school seniors or a student enrolled at a community college.", ["high_school", "associate"]],
  ["For high school seniors who are preparing to enroll at a two- or four-year college.", ["high_school"]],
  [
    "Must be an undergraduate or graduate student pursuing a degree at an accredited university or professional school.",
    ["associate", "bachelor", "master", "doctoral", "professional"],
  ],
  ["Must be graduating high school or in college.", ["high_school", "associate", "bachelor"]],
  [
    "Open to: (a) those pursuing any type of undergraduate degree, (b) those in a graduate program, and (c) medical students.",
    ["associate", "bachelor", "master", "doctoral", "professional"],
  ],
  [
    "The graduating high school senior must be accepted into an accredited institution, including community colleges.",
    ["high_school"],
  ],
  ["For high school seniors who will pursue a higher degree in agriculture.", ["high_school"]],
  ["Must be an entering, first-year law student.", ["professional"]],
  ["Must be a law student who had a 2.5 GPA as an undergraduate.", ["professional"]],
  ["Open to English majors of at least sophomore status.", ["associate", "bachelor"]],
  ["Open to students of at least junior standing in college.", ["bachelor", "master", "doctoral"]],
  [
    "Open to undergraduates who are planning to pursue further education in veterinary school.",
    ["associate", "bachelor"],
  ],
  ["Given to one student at each of the six high schools who will attend a four-year college.", ["high_school"]],
  [
    "Any high school senior or of any level of college enrollment will qualify.",
    ["high_school", "associate", "bachelor", "master", "doctoral", "professional"],
  ],
  ["The check is sent to both the student and the student's institution.", []],
  ["The MHA College Grant is for women.", []],
  ["Offered to an undergraduate student entering the Faculty of Science or the School of Law.", ["high_school"]],
])("%s names levels that narrow each other or are choices", (text, expected) => {
  expect(levelsOf(text)).toEqual(expected);
});

test.each([
  [
    "For individuals who are currently attending or planning on attending college or graduate school.",
    ["high_school", "associate", "bachelor", "master", "doctoral"],
  ],
  [
    "Applicants must be going to attend college or graduate school.",
    ["high_school", "associate", "bachelor", "master", "doctoral"],
  ],
  ["Open to students who are currently attending or planning to attend college.", []],
  ["Open to students planning to attend graduate school.", ["master", "doctoral"]],
  ["Open to students attending college or graduate school.", ["associate", "bachelor", "master", "doctoral"]],
])("%s: who plans to go to college is in high school", (text, expected) => {
  expect(levelsOf(text)).toEqual(expected);
});

test.each([
  [
    "Award for college freshmen or juniors or students with BA who need two years to obtain graduate degree.",
    ["associate", "bachelor", "master", "doctoral"],
  ],
  [
    "Open to undergraduates or students with zorbling papers in a doctoral program.",
    ["associate", "bachelor", "doctoral"],
  ],
  ["Open to undergraduates. Must be a junior or zorbler.", ["associate", "bachelor"]],
])("%s: no level of a choice is left out, and the choice is left to check", (text, expected) => {
  expect(levelsOf(text)).toEqual(expected);
  expect(readEligibility({ title: "", provider: "", text }).demands).toContainEqual(
    expect.objectContaining({ kind: "alternative" }),
  );
});

test("what more is demanded of some students leaves the others in", () => {
  const juniors = "Undergraduate applicants must be at least juniors.";
  expect(levelsOf(`Open to undergraduate, master's or PhD students. ${juniors}`)).toEqual([
    "bachelor",
    "master",
    "doctoral",
  ]);
  expect(levelsOf(`Open to undergraduate students. ${juniors}`)).toEqual(["bachelor"]);
  expect(levelsOf(`Graduate students may apply. ${juniors}`)).toEqual(["bachelor", "master", "doctoral"]);
  expect(levelsOf("Open to undergraduates. Juniors generally includes graduate students.")).not.toContain("master");
  expect(levelsOf("Eligibility only includes graduate students.")).toEqual(["master", "doctoral"]);
  expect(levelsOf("Open to high school seniors and college students. College students must attend full-time.")).toEqual(
    ["high_school", "associate", "bachelor"],
  );
  expect(
    levelsOf("Open to fourth year or graduate students. Graduates include those in higher degrees by research."),
  ).toEqual(["bachelor", "master", "doctoral"]);
});

test.each([
  ["Undergraduates must be juniors; graduates must study full-time.", ["bachelor", "master", "doctoral"]],
  [
    "Undergraduate applicants must be juniors or seniors. Graduate applicants must be enrolled full-time.",
    ["bachelor", "master", "doctoral"],
  ],
  [
    "Undergraduate nominees must have a 3.0 GPA. Graduate nominees may be nominated for both of their records.",
    ["associate", "bachelor", "master", "doctoral"],
  ],
  ["Undergraduate applicants must be juniors or seniors.", ["bachelor"]],
  ["Graduates must apply within a year.", []],
])("clauses that say more of some name all who may apply where there are several: %s", (text, expected) => {
  expect(levelsOf(text)).toEqual(expected);
});

test("a university beside a law school has students of every level", () => {
  expect(levelsOf("Open to students enrolled at an accredited college, university or law school.")).toEqual([
    "associate",
    "bachelor",
    "master",
    "doctoral",
    "professional",
  ]);
});
