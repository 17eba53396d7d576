import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string) =>
  readEligibility({ title: "", provider: "", text: `Must be a woman with a 2.5 GPA. ${text}` });

test.each([
  "All scholarships shall be for one year, but may be renewed at the discretion of the dean, provided the recipient continues to meet the stated criteria.",
  "The award may be renewed for three years if the recipient keeps a 3.0 GPA.",
  "To renew the scholarship, students must maintain a 3.0 GPA and study full-time.",
  "Students must maintain a 3.0 GPA to be eligible for renewal.",
  "Students must maintain a 3.0 GPA each semester.",
  "To receive the second payment, students must show a 3.0 GPA.",
  "How the scholarship is paid:\n• A 3.0 GPA and full-time study are required.",
  "Eligibility must be maintained throughout the year.",
  "If your application is successful, you must study full-time.",
])("how an award goes on demands nothing of applicants: %s", (text) => {
  const { facts, demands } = read(text);
  expect(facts).toMatchObject({ gpa_requirement: 2.5, groups: ["women"] });
  expect(demands).toEqual([]);
});

test("a grade that may be one to keep is left to check where the text names no other", () => {
  const { facts, demands } = readEligibility({
    title: "",
    provider: "",
    text: "Must be a woman. The academic standard must be maintained at a 3.0 GPA.",
  });
  expect(facts.gpa_requirement).toBeNull();
  expect(demands).toContainEqual(expect.objectContaining({ about: "check" }));
});

test.each([
  "The scholarship is renewable, and applicants must live in Ohio.",
  "Renewable and open to residents of Ohio.",
  "Residents of Ohio whose award may be renewed.",
  "If you breed goats, you may apply.",
  "If you win a state title, you may apply.",
])("a demand beside it counts: %s", (text) => {
  const { facts, demands } = read(text);
  expect(facts.location_restrictions.length + demands.length).toBeGreaterThan(0);
});

test("who a person is, below a heading about holders, is left to check", () => {
  const { facts, demands } = read("\nRenewal Requirements\nMust be a woman with a 2.5 GPA.\nLimited to veterans.");
  expect(facts.groups).toEqual(["women"]);
  expect(demands).toEqual([expect.objectContaining({ about: "check", quote: "Limited to veterans." })]);
});

const alone = (text: string) => readEligibility({ title: "", provider: "", text: `Must be a woman. ${text}` });

test.each([
  "Students must maintain full-time enrollment each semester.",
  "Students must maintain a 3.0 GPA each semester.",
  "Eligibility\nStudents must maintain a 3.0 GPA each semester.",
])("what is kept each term is left to check where nothing else states it: %s", (text) => {
  const { facts, demands } = alone(text);
  expect(facts.gpa_requirement).toBeNull();
  expect(demands).toEqual([expect.objectContaining({ about: "check", kind: "unread" })]);
});

test("a load that is kept each term is left to no check beside one that applicants have", () => {
  const { demands } = alone("Must be enrolled full-time. Students must maintain full-time enrollment each semester.");
  expect(demands).toEqual([expect.objectContaining({ about: "enrollment" })]);
});

test("what is kept in order to apply, and residency, are demanded", () => {
  expect(alone("You must maintain a 3.5 GPA per semester to be considered.").facts.gpa_requirement).toBe(3.5);
  for (const text of [
    "Must maintain residency in Ohio for the year before applying.",
    "Maintain Ohio residency for the academic year.",
  ])
    expect(alone(text).facts.location_restrictions).toEqual(["OH"]);
});

test("a grade of the semester after which an award is paid is no grade of applicants", () => {
  const text = "The award is paid to the student after successful completion of one semester with a 2.0 GPA.";
  expect(readEligibility({ title: "", provider: "", text }).facts.gpa_requirement).toBeNull();
});
