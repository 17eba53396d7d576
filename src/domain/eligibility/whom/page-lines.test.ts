import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "Heron Scholarship", provider: "Heron Fund", text });
const checks = (text: string) => read(text).demands.filter(({ about }) => about === "check");

test.each([
  [
    "This award is made possible by donors and is only open to Ohio residents with a 3.0 GPA.",
    { location_restrictions: ["OH"], gpa_requirement: 3 },
  ],
  ["Scholarships are made possible by the alumni for students majoring in nursing.", { field_of_study: ["Nursing"] }],
  ["This award is made possible by the Smith family for women residents of Ohio.", { groups: ["women"] }],
  [
    "The award went to a nursing student last year, and must go to residents of Ohio.",
    { location_restrictions: ["OH"] },
  ],
  ["See all eligible majors: nursing, law.", { field_of_study: ["Nursing", "Law"] }],
  ["Sort: women only", { groups: ["women"] }],
  ["View our full list of requirements: US citizens only", { citizenship: ["us_citizen"] }],
  [
    "Applicants must (check all that apply):\nBe a US citizen\nLive in Ohio",
    { citizenship: ["us_citizen"], location_restrictions: ["OH"] },
  ],
  ["Choose one\nMust live in Ohio", { location_restrictions: ["OH"] }],
  ["Journalism\nNews\nNursing\nAthletics\nOhio residents", { location_restrictions: ["OH"] }],
  ["Women\nVeterans\nAthletics\nLibrary Science\nNursing", { groups: ["women", "military"] }],
  [
    "Eligibility\nUS Citizens\nOhio Residents\nWomen\nNews Writers\nParents and Families",
    { citizenship: ["us_citizen"], location_restrictions: ["OH"] },
  ],
  ["Home Economics\nSearch and Rescue\nNursing\nOhio residents", { location_restrictions: ["OH"] }],
  ["You must be a US citizen to create an account and apply.", { citizenship: ["us_citizen"] }],
  ["Veterans who have served 90 days", { groups: ["military"] }],
  ["A gift fund for women from Ohio", { groups: ["women"], location_restrictions: ["OH"] }],
  ["Each contribution award is for Ohio women", { groups: ["women"] }],
  ["Our gift scholarships help women from Ohio with a 3.0 GPA", { groups: ["women"], gpa_requirement: 3 }],
  ["A donation award for single mothers", { groups: ["women", "single_parent"] }],
])("words of menus, links, forms and thanks silence no demand: %s", (text, facts) => {
  expect(read(text).facts).toMatchObject(facts);
});

test.each([
  "Circle one:\nUS citizen\nPermanent resident",
  "Please check all that apply\nUS citizen\nOhio resident",
  "Choose one\nNursing major\nEngineering major",
  "Please select one\nI am a US citizen\nI live in Ohio",
  "Browse by state: Ohio, Iowa",
  "Home\nSearch\nWomen\nOhio residents",
])("what a form, a link or a menu names is left to check, and not silent: %s", (text) => {
  expect(read(text).facts).toMatchObject({
    citizenship: [],
    location_restrictions: [],
    field_of_study: [],
    groups: [],
  });
  expect(checks(text)).not.toEqual([]);
});

test.each([
  [
    "High School Seniors\nMust have a 3.0 GPA.\nCollege Students\nMust have a 3.2 GPA.\nApplicants must be US citizens and residents of Ohio.",
    { citizenship: ["us_citizen"] },
  ],
  [
    "For undergraduates\nMust have a 3.0 GPA.\nFor graduate students\nMust have a 3.5 GPA.\nYou must be a US citizen to apply.",
    { citizenship: ["us_citizen"] },
  ],
  [
    "Undergraduates\n- Must have a 3.0 GPA\nGraduates\n- Must have a 3.5 GPA\n\nThe applicant must be a US citizen and a resident of Ohio.",
    { citizenship: ["us_citizen"], location_restrictions: ["OH"] },
  ],
  [
    "Nursing students\nMust have a 3.0 GPA.\nPre-med students\nMust have a 3.5 GPA.\nStudents must be residents of Maine.",
    { location_restrictions: ["ME"] },
  ],
  [
    "Freshmen\nMust have a 3.0 GPA.\nTransfer Students\nMust have a 3.0 GPA.\nNo felons may apply.\nOnly residents of Ohio are eligible.",
    { location_restrictions: ["OH"], gpa_requirement: 3 },
  ],
  [
    "Undergraduates: 3.0 GPA required.\nGraduates: 3.5 GPA required.\nBoth must be US citizens.",
    { citizenship: ["us_citizen"] },
  ],
  [
    "Who may apply:\nHigh school seniors\nMust be 17 or older\nWomen\nMust live in Ohio",
    { groups: ["women"], location_restrictions: ["OH"] },
  ],
  [
    "Requirements for applicants\nOhio residents\nMust be US citizens\nFull-time students\nMust have a 3.0 GPA",
    { citizenship: ["us_citizen"], location_restrictions: ["OH"] },
  ],
  ["Ohio students: must attend full-time.\nWomen students: must be US citizens.", { citizenship: ["us_citizen"] }],
])("what stands behind lines that name students is demanded: %s", (text, facts) => {
  expect(read(text).facts).toMatchObject(facts);
});

test.each([
  "Transgender, a senior at his high school in Ohio",
  "Sent to the college after completion of high school in Ohio.",
])("a clause that begins like a story or a payment is not silent: %s", (text) => {
  const { facts, demands } = read(text);
  expect([...demands, ...facts.location_restrictions]).not.toEqual([]);
});

test("people who are published are no line of a blog", () => {
  const { demands } = read("Published poets from Ohio, ages 18 to 24.");
  expect(demands).toContainEqual(expect.objectContaining({ about: "age", least: 18, most: 24 }));
});
