import { expect, test } from "vitest";
import { readEligibility } from "./read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });

test.each([
  "Must have hosted an international student through ANDEO International Homestays.",
  "Applicants must have tutored high school students for at least 20 hours.",
  "Applicants must work with young veterans in their community.",
  "Students who plan to teach high school students.",
  "Applicants must have served Hispanic students.",
  "Candidates must mentor undergraduates.",
  "Applicants must have been mentors to undergraduates.",
  "Candidates must serve as a tutor to high school students.",
])("%j is about those whom the applicant helps, and is left to check", (text) => {
  const { facts, demands } = read(text);
  expect([facts.citizenship, facts.academic_level, facts.groups]).toEqual([[], [], []]);
  expect(demands).toEqual([expect.objectContaining({ about: "check" })]);
});

test.each([
  ["Open to international students who mentor others.", { citizenship: ["international"] }],
  ["Must be a woman who has tutored undergraduates.", { groups: ["women"], academic_level: [] }],
  ["This scholarship supports women.", { groups: ["women"] }],
  ["Given to a student to support graduate research.", { academic_level: ["master", "doctoral"] }],
  ["Applicants must serve in the US military.", { groups: ["military"] }],
] as const)("%j names the applicant", (text, facts) => {
  expect(read(text).facts).toMatchObject(facts);
});
