import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const kinds = (text: string) =>
  read(text).demands.map((demand) => (demand.about === "check" ? demand.kind : demand.about));

test.each([
  "Applicants must either:\n- be studying medicine\n- be residents of Ohio",
  "Applicants must meet one of the following criteria:\n- be studying medicine\n- be residents of Ohio",
  "Students with at least one of these backgrounds:\n- You are a carer\n- You study medicine\n- You live in Ohio",
])("%j demands none of its entries alone", (text) => {
  const { facts } = read(text);
  expect([facts.field_of_study, facts.location_restrictions]).toEqual([[], []]);
  expect(kinds(text)).toContain("alternative");
});

test("entries of one kind are a choice of values", () => {
  const { facts } = read("Applicants must be one of the following:\n- high school seniors\n- graduate students");
  expect(facts.academic_level).toEqual(["high_school", "master", "doctoral"]);
});

test("a sentence behind such a list is a demand of its own", () => {
  const text = "Applicants must either:\n- be studying medicine\n- be residents of Ohio\nMust have a 3.0 GPA.";
  expect(read(text).facts.gpa_requirement).toBe(3);
});

test("neither of two clauses that a semicolon and or join is demanded of all", () => {
  const { facts, demands } = read("Must be a resident of Ohio; or must be a student at Kenyon College.");
  expect([facts.location_restrictions, facts.institutions]).toEqual([[], []]);
  expect(new Set(demands.map((each) => (each.about === "check" ? each.kind : "")))).toEqual(new Set(["alternative"]));
  const both = read("Must be a U.S. citizen and be a high school senior; or a resident of Ohio.").facts;
  expect([both.citizenship, both.location_restrictions]).toEqual([["us_citizen"], []]);
});

test("parts of a sentence that each begin with persons are choices, also before a last and", () => {
  const { facts } = read("For students of law; paralegal students; and seniors who live in Ohio.");
  expect([facts.field_of_study, facts.location_restrictions]).toEqual([[], []]);
  expect(read("Must be a student of law; live in Ohio; and have a 3.0 GPA.").facts.location_restrictions).toEqual([
    "OH",
  ]);
});

test("the last of several parts may tell what happened to one more who may apply", () => {
  const text =
    "Grants for dependents of disabled veterans; the child of a victim of an attack; or an employee who was hurt on duty.";
  expect(read(text).facts.groups).toEqual([]);
});

test("every entry of another list is demanded", () => {
  const { facts } = read("Applicants must:\n- be studying medicine\n- be residents of Ohio");
  expect([facts.field_of_study, facts.location_restrictions]).toEqual([["Medicine"], ["OH"]]);
});

test("none of several parts that semicolons and or join is demanded of all", () => {
  const { facts, demands } = read("Must be either a resident of Ohio; a student of nursing; or a U.S. citizen.");
  expect([facts.location_restrictions, facts.field_of_study, facts.citizenship]).toEqual([[], [], []]);
  expect(demands.every((each) => each.about === "check" && each.kind === "alternative")).toBe(true);
  const kinds = read("For students in an associate nursing program; a baccalaureate program; or a master's program.");
  expect(kinds.facts.academic_level).toEqual(["associate", "bachelor", "master"]);
});

test("an or that joins only the last of several demands leaves the others", () => {
  const { facts } = read("Must live in Ohio; be a nursing major; be a U.S. citizen; or be a permanent resident.");
  expect([facts.location_restrictions, facts.field_of_study]).toEqual([["OH"], ["Nursing"]]);
});

test("neither of two questions that an 'Or' joins is demanded of all", () => {
  expect(
    kinds("Are you 24 or older and coming back to finish? Or have you been out of school for years?"),
  ).not.toContain("age");
});

test.each([
  "Applicants are seniors in high school; are already enrolled in a college; or are accepted at a trade school.",
  "Each applicant is a high school senior; is taking a gap year; or is enrolled in a university.",
  "Applicants must be high school seniors; or be enrolled at an accredited college.",
  "Applicants must be high school seniors.\nOR\nBe enrolled at an accredited college.",
  "Applicants must be a senior in high school, be enrolled in college, or be accepted at a vocational school.",
])("who is in college is not left out by a choice that begins with high school: %j", (text) => {
  const { facts, demands } = read(text);
  expect(facts.academic_level).toEqual([]);
  expect(demands.map(({ about }) => about)).not.toContain("class");
  expect(demands.map(({ about }) => about)).toContain("check");
});

test("a high school senior or a student at a college names both levels", () => {
  expect(read("Applicants must be a high school senior or a student at a college.").facts.academic_level).toEqual([
    "high_school",
    "associate",
    "bachelor",
  ]);
});

test("a preference behind an entry parts no list of which one entry is enough", () => {
  const text =
    "Students must meet one of the following criteria:\n- A high school senior who plans to enroll full-time. Preference is given to future farmers.\n- A college student who majors in agriculture";
  expect(readEligibility({ title: "", provider: "", text }).facts.field_of_study).toEqual([]);
});
