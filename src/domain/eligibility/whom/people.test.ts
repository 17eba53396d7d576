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
  'Write about "Why I Want to Be a Nurse" if you are a veteran.',
])("a demand beside it counts: %s", (text) => {
  const { facts, demands } = read(text);
  expect(facts.groups.length - 1 + facts.field_of_study.length + demands.length).toBeGreaterThan(0);
});
