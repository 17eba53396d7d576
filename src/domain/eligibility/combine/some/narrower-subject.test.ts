import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string, title = "") => readEligibility({ title, provider: "", text });

test.each([
  "Male applicants must be registered for the draft.",
  "Veterans must have served for a year.",
  "Students with disabilities who need more time should email us.",
  "International students: please attach a copy of your visa.",
  "Applicants with a disability may ask for help with the application.",
  "Oregon residents must have filed the state form.",
  "Permanent residents must hold a green card.",
  "Female applicants must have a 3.0 GPA.",
  "Part-time students must have completed fifteen credits.",
  "Part-time law students also must be starting law school.",
  "Sponsors must be US citizens.",
  "The supervisor must be a resident of Ohio.",
])("%j says more of some, and leaves the others in", (text) => {
  const { facts, demands } = read(text);
  expect([facts.groups, facts.location_restrictions, facts.citizenship, facts.gpa_requirement]).toEqual([
    [],
    [],
    [],
    null,
  ]);
  expect(demands).toEqual([expect.objectContaining({ about: "check" })]);
  expect(text).toContain(demands[0]?.quote);
});

test("what full-time and part-time students must do demands neither of all", () => {
  const { demands } = read("Full-time students must take 12 credits. Part-time students must take 6.");
  expect(demands.map(({ about }) => about)).toEqual(["check", "check"]);
});

test.each([
  "Students living in Ohio are reimbursed for travel.",
  "At least one award goes to a student from Ohio.",
  "At least one award is for a researcher; at least one for a resident of Ohio.",
])("%j is about some of the winners", (text) => {
  expect(read(text).facts.location_restrictions).toEqual([]);
});

test("a label of those who should look elsewhere is no demand", () => {
  expect(read("Must live in Ohio. Undergraduates: see the Promise page.").facts.academic_level).toEqual([]);
});

test("a grade of those who study one subject is none of the others", () => {
  const { facts } = read("A 3.0 GPA is required. Nursing majors need a 3.2.");
  expect([facts.field_of_study, facts.gpa_requirement]).toEqual([[], 3]);
  expect(read("Nursing majors must have a 3.2 GPA.").facts.field_of_study).toEqual(["Nursing"]);
});

test("it demands the same of all where another demand or the title names them", () => {
  expect(read("Open to women. Female applicants must have a 3.0 GPA.").facts).toMatchObject({
    groups: ["women"],
    gpa_requirement: 3,
  });
  expect(read("Female applicants must have a 3.0 GPA.", "Scholarship for Women").facts.gpa_requirement).toBe(3);
});

test("what stands in the sentence before is no subject", () => {
  expect(read("A citizen of Kenya. *applicants must have a birth certificate.").facts.countries).toEqual(["KE"]);
});

test("'all' before them names everybody", () => {
  expect(read("All Ohio residents must have a 3.0 GPA.").facts.location_restrictions).toEqual(["OH"]);
});

test("what is demanded of the children is not demanded of the members beside them", () => {
  const children = "Children of members must be 24 or younger.";
  const asked = (text: string) => read(text).demands.flatMap(({ about }) => (about === "check" ? [] : [about]));
  expect(asked(`For members and their children. ${children}`)).toEqual([]);
  expect(asked(`For active members; laid-off members; or children of retired members. ${children}`)).toEqual([]);
  expect(asked(`For children of members. Members must have served for a year. ${children}`)).toEqual(["age"]);
});

test.each(["Kansas residence required of the veteran.", "An average mark of at least 65/100 (British students)."])(
  "%j is left to check: of others, or of some",
  (text) => {
    const { facts, demands } = read(text);
    expect([facts.location_restrictions, facts.countries]).toEqual([[], []]);
    expect(demands).not.toEqual([]);
  },
);

test("who some of the applicants are may be told behind them, where another demand says who may apply", () => {
  const service = "Male applicants who are citizens of Singapore must have completed National Service.";
  expect(read(`Open to Singapore citizens. ${service}`).facts).toMatchObject({ countries: ["SG"], groups: [] });
  expect(read("Women who study engineering must have a 3.0 GPA.").facts.groups).toEqual(["women"]);
});

test("what students of one field must have, beside 'other fields', is demanded of these alone", () => {
  const text =
    "Students who wish to pursue medicine must have an offer. For other fields, students must have a 3.0 GPA.";
  expect(read(text).facts.field_of_study).toEqual([]);
  expect(read("Students who wish to pursue medicine must have an offer.").facts.field_of_study).toEqual(["Medicine"]);
  const citizens = "Applicants majoring in nursing must be US citizens.";
  expect(read(`${citizens} For all other fields, a 3.0 GPA is required.`).facts.citizenship).toEqual([]);
  expect(read(`${citizens} For other majors, see our website.`).facts.citizenship).toEqual(["us_citizen"]);
});

test("full time and part time in one list are both allowed", () => {
  const loads = (text: string) => read(text).demands.filter(({ about }) => about === "enrollment");
  expect(loads("Study load:\n\u2022 Full Time\n\u2022 Part Time")).toEqual([]);
  expect(loads("Study load:\n\u2022 Full Time")).toHaveLength(1);
});
