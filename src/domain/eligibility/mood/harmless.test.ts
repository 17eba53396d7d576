import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const checks = (text: string) =>
  readEligibility({ title: "", provider: "", text: `Must be a woman. ${text}` }).demands.map(({ about }) => about);

test.each([
  // What the money is for, and how much there is.
  "The grant may not be used for living expenses or to repay loans.",
  "Awards may vary but will not exceed tuition costs.",
  // How to apply.
  "We do not have a call center to answer questions.",
  "Applications sent by mail will not be returned to you.",
  "You should receive a confirmation email.",
  "Only one application is allowed per student in this scholarship competition.",
  "Only completed applications will be considered.",
  "Keep a copy of your confirmation.",
  "Type your essay double spaced and number the pages.",
  "In 500 words, describe a hurdle you cleared.",
  "Follow us on Instagram for news.",
  "By entering you accept these terms.",
  "Shortlisted candidates are interviewed by phone.",
  "The scholarship honors the memory of our late president.",
  "Our staff cannot answer questions about your chances.",
  "Open to the public.",
  "Do not miss this chance, and please don't delay.",
  "We never ask for a fee.",
  "We welcome students of all backgrounds.",
  "We welcome applicants of any age.",
  "Provide an official transcript or a copy of the most recent report card.",
  // Words that introduce a list, and headings.
  "All applicants must meet these guidelines.",
  "Eligible candidates must meet the requirements below.",
  "Supplemental Questions",
  "The call closes on September 30.",
  "First intake August",
  "Original, unpublished content only.",
  "She released her memoir in 2010.",
  // What only helps.
  "Have verifiable volunteer experience (not mandatory but a plus).",
])("leaves nothing to check: %s", (text) => {
  expect(checks(text)).toEqual([]);
});

test.each([
  "The award may not be used for graduate study.",
  "Family income must not exceed $60,000.",
  "We do not fund law school.",
  "Applications from nurses will not be accepted.",
  "Applicants must meet the requirements of the Elks.",
  "Have volunteer experience (not preferred but required).",
  "Open to Orthodox Jews.",
])("leaves something to check: %s", (text) => {
  expect(checks(text)).not.toEqual([]);
});

test("who finds out the need, and a grade to have and keep, are read whole", () => {
  const text =
    "This award shall be made available to undergraduate students. Recipients shall have verified financial need, as documented by the Office of Student Financial Aid. Applicants must have and maintain a minimum of a 2.0 GPA.";
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect(facts).toMatchObject({ academic_level: ["associate", "bachelor"], need_based: true, gpa_requirement: 2 });
  expect(demands).toEqual([]);
});

test("of a letter and the points that the sponsor gives for it the points count", () => {
  const gpa = (text: string) => readEligibility({ title: "", provider: "", text }).facts.gpa_requirement;
  expect(gpa("Must have an average of C+ or better (2.5 on a 4.0 scale).")).toBe(2.5);
  expect(gpa("Must have a B average (3.2).")).toBe(3.2);
  expect(gpa("Must have an average of C+ or better (12 hours).")).toBe(2.3);
});
