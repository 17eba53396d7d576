import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });

test.each([
  "Preference in the following order. 1. Residents of Ohio; 2. Women; 3. Nursing students.",
  "Preference will be given in this order. (1) Residents of Ohio. (2) Women. (3) Nursing students.",
  "Priority is given in order: 1) Residents of Ohio; 2) Women; 3) Nursing students.",
])("entries with numbers behind an order of preference are preferred: %j", (text) => {
  const { facts, demands } = read(text);
  expect([facts.location_restrictions, facts.groups, facts.field_of_study]).toEqual([[], [], []]);
  expect(demands).toEqual([]);
});

test("what stands behind the entries is demanded", () => {
  const text = "Preference in the following order. 1. Women; 2. Nursing students. Must be a resident of Ohio.";
  expect(read(text).facts).toMatchObject({ location_restrictions: ["OH"], groups: [] });
  expect(read("Women are preferred. 1. Must be a resident of Ohio.").facts.location_restrictions).toEqual(["OH"]);
});

const order = "Preference is given in this order.\n1. Residents of Ohio\n2. Women\n";
test.each([
  ["a heading", `${order}Eligibility:\n3. US citizens\n4. Nursing majors`],
  ["a blank line", `${order}\n3. US citizens\n4. Nursing majors`],
  ["numbers that begin again", `${order}1. US citizens\n2. Nursing majors`],
  ["an entry that demands", `${order}3. Must be a US citizen\n4. Nursing majors`],
  ["an entry that begins with its verb", `${order}3. Be a US citizen\n4. Nursing majors`],
  ["a line without a number", `${order}Nursing majors may apply.\n3. US citizens`],
])("%s ends an order of preference", (_, text) => {
  const { facts } = read(text);
  expect([facts.location_restrictions, facts.groups]).toEqual([[], []]);
  expect(facts).toMatchObject({ citizenship: ["us_citizen"], field_of_study: ["Nursing"] });
});

test.each([
  "Preference is given to students following a health career.",
  "Preference is given to students who work in order to pay for college.",
  "Preference is given to members of the Order of Owls.",
  "Preference is given in order of receipt.",
  "Preference is given in this order: seniors, juniors.",
])("entries behind %j are demanded", (first) => {
  const text = `Requirements:\n1. ${first}\n2. Must live in Ohio.\n3. A woman.`;
  expect(read(text).facts).toMatchObject({ location_restrictions: ["OH"], groups: ["women"] });
});

test.each([
  "Recipients shall be selected in the following order of preference, as permitted by law:\na. Residents of Ames, Iowa\nb. Women",
  "Awards are made in this order of priority:\n• Residents of Iowa\n• Women",
  "Residents of the following counties in Iowa in order of preference:\n1. Emmet\n2. Clay",
])("entries below an order of preference demand nothing, whatever marks them: %s", (text) => {
  const facts = (more: string) => readEligibility({ title: "", provider: "", text: text + more }).facts;
  expect(facts("")).toMatchObject({ location_restrictions: [], groups: [] });
  expect(facts("\nApplicants must be veterans.")).toMatchObject({ location_restrictions: [], groups: ["military"] });
});

test("those who alone are eligible stay demanded, in whatever order", () => {
  const text = "Eligible are, in order of priority:\n• Women\n• Veterans";
  expect(readEligibility({ title: "", provider: "", text }).facts.groups).toEqual(["women", "military"]);
});

test.each([
  "Recipients shall be chosen in the following order of preference:\n1. Women from Ohio\n2. Men from Ohio",
  "For residents of Ohio who are women, in order of preference",
  "Students who are US citizens, in order of preference",
  "The award is for children of members, in order of preference.",
  "Scholarships go to graduates of Lima High School, in order of preference.",
  "Applicants are considered in the following order of preference: residents of Adams County; other residents of Ohio.",
  "Awarded in the following order of preference to: women of Ohio; women of Indiana",
])("an order among those who alone may get it leaves something to check: %s", (text) => {
  expect(read(text).demands).not.toEqual([]);
  const { facts, demands } = read(`${text}\nMinimum GPA of 3.0.`);
  expect(facts.gpa_requirement !== null || demands.some(({ quote }) => quote.includes("GPA"))).toBe(true);
});
