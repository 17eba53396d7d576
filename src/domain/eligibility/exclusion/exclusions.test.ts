import { expect, test } from "vitest";
import { excludesNobody } from "../demand.ts";
import type { DemandWithoutQuote } from "../mention.ts";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string) =>
  readEligibility({ title: "", provider: "", text }).demands.map(({ quote: _, ...demand }) => demand);
const not = (values: Partial<typeof excludesNobody>): DemandWithoutQuote => ({ ...excludesNobody, ...values });
const check = { about: "check", kind: "excluded" };

test.each([
  "Not be an Indian citizen.",
  "Applicants must not be Indian citizens.",
  "INDIAN CITIZENS ARE NOT ELIGIBLE.",
  "Citizens of India are not eligible to apply.",
  "Not open to Indian citizens.",
  "Must not hold Indian nationality.",
  "Indian nationals may not apply.",
  "Indian citizens cannot participate in this program.",
  "Open to students of all nationalities except Indian citizens.",
  "Open to citizens of any country other than India.",
  "All nationalities except Indian.",
  "Open to students who are not Indian citizens.",
  "Applicants who are citizens of India are ineligible.",
])("%j excludes the citizens of a country", (text) => {
  expect(read(text)).toContainEqual(not({ citizens_of: ["IN"] }));
  expect(read(text)).not.toContainEqual(check);
});

test("an entry of a list of demands may exclude", () => {
  expect(read("A woman is eligible if she:\n- lives in Ohio\n- is not enrolled in a doctoral program")).toContainEqual(
    not({ levels: ["doctoral"] }),
  );
});

test.each<[string, DemandWithoutQuote]>([
  ["Must not be a US citizen.", not({ citizens_of: ["US"] })],
  ["U.S. and Canadian citizens are not eligible.", not({ citizens_of: ["US", "CA"] })],
  ["International students are not eligible.", not({ statuses: ["international"] })],
  ["Foreign students may not apply.", not({ statuses: ["international"] })],
  [
    "U.S. citizens and permanent residents are not eligible.",
    not({ citizens_of: ["US"], statuses: ["permanent_resident"] }),
  ],
  ["Non-U.S. citizens are not eligible.", not({ statuses: ["permanent_resident", "international", "daca"] })],
  ["Open to all students, excluding residents of New York.", not({ states: ["NY"] })],
  ["Residents of New York and Rhode Island are not eligible.", not({ states: ["NY", "RI"] })],
  ["Must not live in Canada.", not({ residents_of: ["CA"] })],
  ["High school students may not apply.", not({ levels: ["high_school"] })],
  ["Graduate students are ineligible.", not({ levels: ["master", "doctoral"] })],
  ["We do not offer awards to graduate students.", not({ levels: ["master", "doctoral"] })],
  ["Must not already hold a bachelor's degree.", not({ graduates: true })],
  ["Not hold a bachelor's degree yet.", not({ graduates: true })],
  ["Part-time students are not eligible.", { about: "enrollment", enrollment: "full_time" }],
  ["US citizens will be disqualified.", not({ citizens_of: ["US"] })],
  ["Applicants under the age of 18 years will be disqualified.", { about: "age", least: 18, most: 150 }],
  ["Not open to anyone under the age of 21.", { about: "age", least: 21, most: 150 }],
  ["Must not be older than 27 years.", { about: "age", least: 0, most: 27 }],
])("%j is compared with the student's answers", (text, demand) => {
  expect(read(text)).toContainEqual(demand);
  expect(read(text)).not.toContainEqual(check);
});

test.each([
  "Must be a U.S. citizen, permanent resident is ineligible to apply.",
  "Applicants who are not U.S. citizens must submit a copy of their visa.",
  "Indian citizens who live in Germany are not eligible.",
  "Citizens of India wishing to study in India are not eligible.",
  "PhD applicants must not be Indian citizens.",
  "Applicants who have been resident in Germany for longer than 15 months cannot be considered.",
  "Not hold Australian residence.",
  "Permanent residents cannot be considered.",
  "Previous recipients are not eligible.",
  "Nursing students are not eligible.",
  "Employees of Acme and members of their families are not eligible.",
  "Any student who is not a Canadian citizen may also apply.",
])("%j excludes some only, or whom no answer tells, and is left to check", (text) => {
  expect(read(text).map(({ about }) => about)).toEqual(["check"]);
});

test("where an award is void, nobody who lives there may apply", () => {
  expect(read("Void in Rhode Island and where prohibited by law.")).toEqual([not({ states: ["RI"] })]);
});

test("what stands before who cannot counts", () => {
  const text = "For undergraduates who cannot get federal aid.";
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect(facts.academic_level).toEqual(["associate", "bachelor"]);
  expect(demands).toMatchObject([{ about: "check", kind: "excluded" }]);
});

test("an exclusion beside another demand counts", () => {
  expect(read("Applicants must be full-time students, and must not hold Japanese nationality.")).toEqual([
    { about: "enrollment", enrollment: "full_time" },
    not({ citizens_of: ["JP"] }),
  ]);
});

test("what is demanded before an exclusion counts", () => {
  const { facts } = readEligibility({
    title: "",
    provider: "",
    text: "Open to international undergraduate students who are not currently receiving any other award.",
  });
  expect(facts.citizenship).toEqual(["international"]);
});

test("of an exclusion in parts the understood part counts, and the rest is left to check", () => {
  expect(read("Citizens or residents of Canada are not eligible.")).toEqual([not({ citizens_of: ["CA"] }), check]);
});

test.each([
  ["Canadian citizens or permanent residents are not eligible.", { citizens_of: ["CA"], settled_in: ["CA"] }],
  ["Must not be a permanent resident of Australia or New Zealand.", { settled_in: ["AU", "NZ"] }],
])("permanent residents of other countries are ruled out as such: %s", (text, values) => {
  expect(read(text)).toEqual([not(values)]);
});

test.each([
  "Must not be a citizen or permanent resident of the United States or Canada.",
  "Citizens and permanent residents of the U.S. or Canada are not eligible.",
  "Must not be a U.S. or Canadian citizen or permanent resident.",
])("%j rules out permanent residents of the US by their status, and those of Canada as such", (text) => {
  expect(read(text)).toEqual([
    not({ citizens_of: ["US", "CA"], statuses: ["permanent_resident"], settled_in: ["CA"] }),
  ]);
});

test.each(["Students need not be U.S. citizens.", "You do not have to be a U.S. citizen."])(
  "%j excludes nobody",
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

test("examples behind 'including but not limited to' demand nothing", () => {
  const { facts } = readEligibility({
    title: "",
    provider: "",
    text: "Open to minority students, including but not limited to Black and Hispanic women.",
  });
  expect(facts.groups).toEqual(["minority"]);
});

test.each([
  "The college does not award financial aid to international students on the basis of need.",
  "The foundation does not provide scholarships to high school seniors.",
  "We do not accept applications from nursing majors.",
])("%j states no fact, and whom it excludes is left to check", (text) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect([facts.citizenship, facts.academic_level, facts.field_of_study, facts.need_based]).toEqual([[], [], [], null]);
  expect(demands).toContainEqual({ ...check, quote: text });
});

test("how often somebody may apply excludes nobody by where they live", () => {
  expect(read("Residents of Ohio are not allowed to submit more than one application.")).toEqual([check]);
});
