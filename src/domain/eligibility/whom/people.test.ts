import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string) =>
  readEligibility({ title: "", provider: "", text: `Must be a woman with a 2.5 GPA.\n${text}` });

test.each([
  '"I chose Ohio State University because of its nursing program," said Ana Ruiz.',
  "“This award let me finish. I earned a 3.9 GPA as an honor student at Ohio State University,” she said.",
  "Jane Doe, a senior at Lake High School, plans to study nursing at Ohio State University.",
  "The winner, Jane Doe, a veteran, will attend Ohio State University.",
  "Jane Doe was awarded the first scholarship. She is a veteran and will study nursing at Ohio State University.",
  "Jane Doe '52 majored in nursing and coached men's basketball at Ohio State University.",
  "Past Recipients\nJane Doe, nursing, Ohio State University\nJohn Roe, veteran, a senior at Lake High School",
  "2024 Scholarship Winners\nJane Doe, nursing, Ohio State University",
])("what is told of a single person demands nothing of others: %s", (text) => {
  const { facts, demands } = read(text);
  expect(facts).toMatchObject({
    groups: ["women"],
    gpa_requirement: 2.5,
    academic_level: [],
    field_of_study: [],
    institutions: [],
  });
  expect(demands).toEqual([]);
});

test.each([
  '"I require all applicants to be veterans," said the founder.',
  "Ohio State Nursing students will attend a dinner.",
  "Iowa Farm Bureau is a member of the committee. Applicants must be veterans.",
  "Past Recipients\nJane Doe, Ohio State University\nEligibility\n• Must be a veteran",
  "Congratulations to our 2025 winners! This award is only for veterans.",
  "Past recipients may reapply.\nLimited to veterans.",
  "2025 Scholars\nFor veterans with a 3.0 GPA",
  "Recent recipients: nursing students preferred.\nLimited to students of nursing.",
  "Previous winners excluded.",
  "Current scholars cannot reapply.",
  "Micron Technology intends to award ten scholarships to nursing students.",
  "Goldman Sachs plans to give awards to Black women who study nursing.",
  "Lockheed Martin wants to support women who study nursing.",
  "Goldman Sachs plans to select a veteran who studies nursing.",
  "Delta Gamma hopes to help young women who study nursing.",
  "Robert Roe Smith, a veteran, wants to help veterans who study nursing.",
  "Mary Ann Lee was awarded the Nobel Prize. Her fund is for veterans.",
  'Write about "Why I Want to Be a Nurse" if you are a veteran.',
])("a demand beside it counts: %s", (text) => {
  const { facts, demands } = read(text);
  expect(facts.groups.length - 1 + facts.field_of_study.length + demands.length).toBeGreaterThan(0);
});

test.each([
  '"I created this fund for Black women from Detroit who study nursing," says Ann Roe.',
  '"I created this fund for a nurse from Detroit," says Ann Roe.',
  '"I want to help a nurse from Detroit," says Ann Roe.',
  "Past Recipients\nJane Doe, Ohio State University\nVeterans from Ohio",
  "Jane Doe was awarded the first scholarship. She says that women from Ohio get it.",
])("words about people of whom no story is told are left to check: %s", (text) => {
  const { facts, demands } = read(text);
  expect(facts).toMatchObject({ groups: ["women"], field_of_study: [], location_restrictions: [] });
  expect(demands).toEqual([expect.objectContaining({ about: "check", kind: "unread" })]);
});

test("a sentence about winners opens no list of them", () => {
  const { facts } = read("Past recipients may reapply.\nLimited to residents of Ohio who study nursing.");
  expect(facts).toMatchObject({ location_restrictions: ["OH"], field_of_study: ["Nursing"] });
});

test.each([
  "Some social work students get NHS bursaries in years 2 and 3.",
  "Many of our nursing students also receive a stipend from hospitals.",
  "Tools for an applicant who is a plumbing apprentice (for example) are likely to be paid for.",
  "A medical student, for instance, may ask for a stethoscope.",
  "We have helped, for example, a dance student with shoes.",
])("what happens to some, and an example, is no field of all: %s", (text) => {
  expect(readEligibility({ title: "", provider: "", text }).facts.field_of_study).toEqual([]);
});

test("some who may apply are still read", () => {
  const { facts } = readEligibility({ title: "", provider: "", text: "Some nursing students in Ohio may apply." });
  expect(facts.field_of_study).toEqual(["Nursing"]);
});
