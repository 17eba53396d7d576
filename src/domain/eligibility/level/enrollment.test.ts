import { expect, test } from "vitest";
import { mentionsOf } from "#tests/support/meanings-of.ts";
import { readEligibility } from "../read-eligibility.ts";
import { enrollment } from "./enrollment.ts";
import { institutions } from "./schools/institutions.ts";

const demandsOf = (text: string) =>
  mentionsOf(enrollment, text).flatMap(([, meaning]) => (meaning.about === "demand" ? [meaning.demand] : []));

test.each([
  ["Must be a full-time student.", "full_time"],
  ["Enrolled on a full time basis.", "full_time"],
  ["FULL-TIME STUDENTS ONLY", "full_time"],
  ["For part-time students.", "part_time"],
])("%s demands an enrollment", (text, expected) => {
  expect(demandsOf(text)).toEqual([{ about: "enrollment", enrollment: expected }]);
});

test.each([
  "Full-time or part-time students.",
  "For part- and full-time students.",
  "Must work as a full-time employee.",
  "Winners take a fulltime teaching position.",
  "Must hold a fulltime job.",
  "The employee must be full-time.",
  "For study that leads to full-time Christian service.",
])("%s demands none", (text) => {
  expect(demandsOf(text)).toEqual([]);
});

test.each([
  ["Must plan to enroll in full-time undergraduate study at a four-year college.", true],
  ["The award pays $2,500 for one year of full-time study.", true],
  ["Must have completed freshman year and be enrolled full-time.", true],
  ["Must be studying full-time in the United States.", true],
  ["Attend full-time in Texas.", true],
  ["Planning full-time study in engineering.", true],
  ["Study full-time in the United States (one award allows part-time).", false],
  ["Must have two years of full-time work experience.", false],
  ["The award pays $2,500 for one year of part-time study.", false],
])("full-time study counts inside longer words and in a clause about the money: %s", (text, isDemanded) => {
  const { demands } = readEligibility({ title: "", provider: "", text });
  expect(demands.some(({ about }) => about === "enrollment")).toBe(isDemanded);
});

test("at least half-time is left to check", () => {
  expect(demandsOf("Must be enrolled at least half-time.")).toMatchObject([{ about: "check", kind: "course" }]);
});

test.each([
  "an accredited college or university",
  "an accredited college, university, or trade school",
  "accredited post-secondary institutions",
  "an accredited institution of higher learning",
])("%s demands nothing of its own", (words) => {
  expect(mentionsOf(institutions, `Must be enrolled in ${words}.`)).toEqual([[words, { about: "nothing" }]]);
});

test.each([
  ["Must attend a four-year university.", ["bachelor"]],
  ["Must attend a community college.", ["associate"]],
  ["Enrolled at a 2- or 4-year institution.", ["associate", "bachelor"]],
])("%s names what the college teaches", (text, levels) => {
  expect(mentionsOf(institutions, text).map(([, meaning]) => meaning)).toEqual([
    { about: "level", levels, entering: true, place: true },
  ]);
});

test.each([
  "Students of Boston University.",
  "Students of the University of Iowa.",
  "Must be enrolled at the College.",
])("%s names a college", (text) => {
  expect(mentionsOf(institutions, text)).toEqual([]);
});

test("a four-year college beside another choice is left to check", () => {
  const [found] = mentionsOf(institutions, "Must attend a seminary or a four-year college.");
  expect(found?.[1]).toEqual({ about: "demand", demand: { about: "check", kind: "level" } });
});

test.each([
  "If you study part-time, you receive half the amount.",
  "A full-time student of a graduate program or a part-time student of a master's program.",
])("%s leaves the enrollment to check", (text) => {
  expect(new Set(demandsOf(text).map(({ about }) => about))).toEqual(new Set(["check"]));
});

test("full-time and part-time study in two clauses contradict each other", () => {
  const { demands } = readEligibility({
    title: "",
    provider: "",
    text: "Must be full-time students. Open to part-time students.",
  });
  expect(demands.map((demand) => (demand.about === "check" ? demand.kind : demand.about))).toEqual([
    "conflict",
    "conflict",
  ]);
});

test.each([
  ["Must be a California resident and full-time student.", ["full_time"]],
  ["Must carry a full course load.", ["full_time"]],
  ["Must be an employee. Children of team members must be full-time students.", []],
  ["For students enrolled full-time with scholastic achievements.", ["full_time"]],
  ["For sons of members of the fire department personnel for full-time study.", ["full_time"]],
  ["Part-time students are eligible.", []],
  ["Part-time graduate students only.", ["part_time"]],
  ["Need not be carrying a full course load.", []],
  ["The recipient must maintain full-time enrollment to keep the award.", []],
  ["Winners must remain full-time students.", []],
  ["To renew, students must be full-time.", []],
  ["Must be enrolled in 12 credit hours (full-time).", ["full_time"]],
  ["Must be enrolled full-time and must maintain a 3.0 GPA to retain the award.", ["full_time"]],
])("%s", (text, enrollments) => {
  const stated = demandsOf(text).flatMap((demand) => (demand.about === "enrollment" ? [demand.enrollment] : []));
  expect(stated).toEqual(enrollments);
});

test("full-time by a date of the application is an enrollment", () => {
  expect(demandsOf("Must be full time by application deadline.")).toContainEqual({
    about: "enrollment",
    enrollment: "full_time",
  });
});

test("who studies full-time studies at least half-time, but not half-time", () => {
  const ways = (text: string) =>
    readEligibility({ title: "", provider: "", text }).demands.flatMap((demand) =>
      demand.about === "check" ? (demand.ways ?? []) : [],
    );
  expect(ways("Be enrolled at least half-time.")).toMatchObject([{ demands: [{ enrollment: "full_time" }] }]);
  expect(ways("Be enrolled half-time.")).toEqual([]);
});

test.each([
  "Applicants must be available full-time for the summer internship.",
  "Must be enrolled full-time (12 credits) or half-time (6 credits).",
  "You meet the requirements of the OSAP Application for Full-Time Students.",
  "Some schools, for example, require full-time studies.",
])("%j asks nobody to study full-time", (text) => {
  expect(readEligibility({ title: "", provider: "", text }).demands.map(({ about }) => about)).not.toContain(
    "enrollment",
  );
});

test("full-time college employees study no hours by that", () => {
  const about = (text: string) =>
    readEligibility({ title: "", provider: "", text: `X. ${text}` }).demands.map((demand) => demand.about);
  expect(about("Full-time College employees may apply for their children.")).not.toContain("enrollment");
  expect(about("Full-time college students may apply.")).toContain("enrollment");
});

test("who plans to be a full-time student studies full-time, and who plans to be a teacher does not", () => {
  const about = (text: string) =>
    readEligibility({ title: "", provider: "", text }).demands.map((demand) => demand.about);
  expect(about("The applicant must plan to be a full-time student.")).toEqual(["enrollment"]);
  expect(about("The applicant must plan to be a full-time teacher.")).toEqual(["check"]);
});
