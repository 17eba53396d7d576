import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string, title = "", provider = "") => readEligibility({ title, provider, text });
const isFullTime = (text: string, title = "") =>
  read(text, title).demands.some((demand) => demand.about === "enrollment");

test.each([
  ["a heading", "Must be a woman.\n\nRenewal Requirements\n\n• 3.25 GPA\n• Full-time enrollment\n"],
  ["a heading with a colon", "Must be a woman.\nRenewable criteria:\n• 3.25 GPA\n• Full-time enrollment\n"],
  [
    "what is done to keep it",
    "Must be a woman.\nTo maintain eligibility, a student will have to:\n• Have a 3.25 GPA\n• Study full-time\n",
  ],
  [
    "duties of each term",
    "Must be a woman.\nRecipients are required to:\n• Attend three events each semester.\n• Achieve a 3.25 GPA\n• Study full-time\n",
  ],
])("below %s about holders of the award nothing is asked of applicants", (_, text) => {
  const { facts } = read(text);
  expect(facts).toMatchObject({ groups: ["women"], gpa_requirement: null });
  expect(isFullTime(text)).toBe(false);
});

test("a title about holders counts for all of the text", () => {
  const text = "Maintain a minimum 2.5 cumulative GPA.\nYou must be a full-time student.";
  expect(read(text, "Renewal Requirements").facts.gpa_requirement).toBeNull();
  expect(isFullTime(text, "What to Expect If You Receive a Scholarship")).toBe(false);
  expect(read(text, "Scholarship Requirements").facts.gpa_requirement).toBe(2.5);
});

test.each([
  [
    "the next heading",
    "Renewal Requirements\n\n• 2.5 GPA\n\nOutstanding Student\n\n• 3.5 GPA\n• Full-time enrollment\n",
  ],
  [
    "a heading of applicants",
    "Renewal Requirements\n\n• 2.5 GPA\n\nEligibility\n\n• 3.5 GPA\n• Full-time enrollment\n",
  ],
  ["who applies", "Renewal Requirements\n\n• 2.5 GPA\n• Applicants must have a 3.5 GPA and study full-time.\n"],
])("%s ends what is about holders", (_, text) => {
  expect(read(text).facts.gpa_requirement).toBe(3.5);
  expect(isFullTime(text)).toBe(true);
});

test("an award of recipients is for those who may apply", () => {
  expect(read("Recipients must:\n• Have a 3.0 GPA\n• Be nursing majors\n").facts).toMatchObject({
    gpa_requirement: 3,
    field_of_study: ["Nursing"],
  });
});

test("shares that make a hundred percent weigh, and demand nothing", () => {
  const weighed = "Must be a woman.\nCriteria\n- Resident of Ohio - 10%\n- Financial need - 50%\n- 3.0 GPA - 40%\n";
  expect(read(weighed).facts).toMatchObject({
    groups: ["women"],
    need_based: null,
    location_restrictions: [],
    gpa_requirement: null,
  });
  const other = "Must be a woman.\nCriteria\n- Financial need - 50%\n- 3.0 GPA - 30%\n";
  expect(read(other).facts.need_based).toBe(true);
});

test("those for whom a share of the money is kept are preferred", () => {
  const list = "60% of its funding is designated to students of these groups:\n• Veterans\n• First-generation students";
  expect(read(`Must be a woman.\n${list}`).facts.groups).toEqual(["women"]);
});

test("a list of which most is preferred demands nothing", () => {
  const list = "Must study law.\n\n• First in your family to attend college\n• A 3.5 GPA\n";
  const preferred = read(`${list}Preference is given to students who meet all or most of our preference list`);
  expect(preferred.facts).toMatchObject({ field_of_study: ["Law"], groups: [], gpa_requirement: null });
  expect(read(list).facts).toMatchObject({ groups: ["first_generation"], gpa_requirement: 3.5 });
});

test.each([
  "• Tier 1: GPA 3.25-3.74* will result in a $5,000 award per year.\n• Tier 2: GPA 3.75* and above plus English proficiency 92 TOEFL (internet based) and above will result in a $10,000 award per year for two years.",
  "Students with a GPA of 3.0-3.49 receive $250; students with a GPA of 3.5 and above receive $500. Students with a GPA of 3.5 must write.",
])("grades that bring sums of their own are no least grade: %s", (text) => {
  expect(read(`Must be a woman.\n${text}`).facts).toMatchObject({ groups: ["women"], gpa_requirement: null });
});

test("one grade with its sum is demanded", () => {
  expect(read("Students with a GPA of 3.5 and above receive $500.").facts.gpa_requirement).toBe(3.5);
});

test("a grade that is recommended is not required", () => {
  expect(read("Must be a woman. A GPA of 3.0 or higher is recommended.").facts.gpa_requirement).toBeNull();
  expect(read("Must be a woman. A GPA of 3.0 or higher is required.").facts.gpa_requirement).toBe(3);
});

test("recipients who must go on study full-time only then", () => {
  expect(isFullTime("Must be a woman. Recipients must maintain full-time enrollment.")).toBe(false);
  expect(isFullTime("Must be a woman. Applicants must maintain full-time enrollment.")).toBe(true);
});

test.each([
  "The award is for four semesters, provided that scholarship recipients are enrolled and maintain a 2.0 or higher cumulative GPA.",
  "Students receive $2,500 a year for four years, contingent on maintaining a GPA of 3.5 or higher annually.",
])("what the award needs to go on is required of its holders alone: %s", (text) => {
  expect(read(`Must be a woman. ${text}`).facts).toMatchObject({ groups: ["women"], gpa_requirement: null });
});

test("a grade to maintain counts only where no other is stated", () => {
  const kept = "Students must maintain good standing (earn at least a 2.0 overall GPA).";
  expect(read(`Applicants must have a minimum GPA of 3.25. ${kept}`).facts.gpa_requirement).toBe(3.25);
  expect(read(kept).facts.gpa_requirement).toBe(2);
});

test.each([
  "Outstanding Student\nAmount: $1,000\n• 3.0 GPA\nPhi Theta Kappa Scholarship:\nAmount: $500\n• Women\n",
  "1. Ames Scholarship. One award each year. Must have a 3.0 GPA. 2. Bell Scholarship. One award. Must be a woman.",
])("what one of several awards asks is doubtful: %s", (text) => {
  const doubts = read(text).demands.flatMap((demand) => (demand.about === "doubtful" ? [demand.criterion] : []));
  expect(doubts).toEqual(expect.arrayContaining(["gpa", "groups"]));
});

test("a clause about past winners states nothing of others", () => {
  const { facts, demands } = read(
    "Must be a woman. However, a past Smith Scholarship winner who is seeking a master's degree is eligible for a second award.",
  );
  expect(facts).toMatchObject({ groups: ["women"], academic_level: [] });
  expect(demands).toContainEqual(expect.objectContaining({ about: "check" }));
});

test("what selection weighs demands nothing", () => {
  expect(
    read("Must be a woman.\nPrimary selection criteria are:\n• Class standing.\n• Financial need.").facts.need_based,
  ).toBeNull();
  expect(read("Must be a woman.\nCriteria are:\n• Class standing.\n• Financial need.").facts.need_based).toBe(true);
});
