import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });

test.each([
  "Do I have to be a high school senior? No. Must live in Ohio.",
  "Can graduate students apply? Yes! Must live in Ohio.",
  "May non-U.S. citizens who live abroad apply? Yes. Must live in Ohio.",
  "I'm an international student. Can I apply? Yes. Must live in Ohio.",
  "Q: I'm an international student on an F-1 visa. A: You're welcome to apply. Q: Where must I live? A: You must live in Ohio.",
])("%j limits nobody by its question", (text) => {
  const { facts } = read(text);
  expect([facts.academic_level, facts.citizenship]).toEqual([[], []]);
  expect(facts.location_restrictions).toEqual(["OH"]);
});

test.each([
  "Do you consider graduate students? Not at this time.",
  "Can international students apply? Unfortunately not.",
  "Q: I am a graduate student. Can I apply? A: No.",
])("%j says who may not apply", (text) => {
  const { facts, demands } = read(text);
  expect([facts.academic_level, facts.citizenship]).toEqual([[], []]);
  expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "excluded" }));
});

test("what a form asks is left to check", () => {
  const { facts, demands } = read(
    "Open to students from Ohio.\nSupplemental Questions\n1. Are you a high school senior?",
  );
  expect([facts.academic_level, demands.length > 0]).toEqual([[], true]);
});

test("a need that is answered by another one is left to check", () => {
  const { facts, demands } = read("Do I need a 3.0 GPA? No, a 2.5 GPA is enough.");
  expect(facts.gpa_requirement).toBeNull();
  expect(demands).not.toEqual([]);
});

test("an answer is read with its question", () => {
  const text = "Q: What majors are eligible? A: Computer science, botany and law.";
  expect(read(text).facts.field_of_study).toEqual(["Computer Science", "Botany", "Law"]);
});

test("a need that is answered by yes is demanded", () => {
  expect(read("Do I need to be a US citizen? Yes.").facts.citizenship).toEqual(["us_citizen"]);
});

test.each([
  "Financial need: No",
  "Full-time enrollment required: no",
  "US citizens only: no",
  "Minority: No",
  "Minimum GPA - none",
])("%j is a column that demands nothing", (column) => {
  const { facts, demands } = read(`Must live in Ohio.\n${column}`);
  expect({ facts, demands }).toEqual({ facts: read("Must live in Ohio.").facts, demands: [] });
});

test.each([
  "Freshmen: No",
  "Seniors: No",
  "Men: No",
  "Online programs: No",
  "Out-of-state students: No",
  "Students over 25: No",
  "Nursing majors: No",
  "Employees' children: No",
  "Married applicants: No",
  "Applicants with a GPA below 3.0: No",
  "Prior winners eligible: no",
])("%j is a column that leaves some out, which is left to check", (column) => {
  const { facts, demands } = read(`Must live in Ohio.\n${column}`);
  expect(facts).toEqual(read("Must live in Ohio.").facts);
  expect(demands).toMatchObject([{ about: "check", kind: "excluded" }]);
});

test("a column that leaves out those whom an answer names is compared with it", () => {
  expect(read("Part-time students: No").demands).toMatchObject([{ about: "enrollment", enrollment: "full_time" }]);
  expect(read("Texas residents: No").demands).toMatchObject([{ about: "excluded" }]);
});

test("a column that denies a level or those from abroad says who may not apply", () => {
  const { facts, demands } = read("Undergraduates: Yes\nGraduate students: No\nInternational students: No");
  expect([facts.academic_level, facts.citizenship]).toEqual([["associate", "bachelor"], []]);
  expect(demands).toMatchObject([{ about: "excluded" }, { about: "excluded" }]);
  expect(read("Open to: undergraduates; graduate students: no.").facts.academic_level).toEqual([
    "associate",
    "bachelor",
  ]);
});

test("a column that is confirmed is demanded", () => {
  expect(read("Financial need: yes").facts.need_based).toBe(true);
});
