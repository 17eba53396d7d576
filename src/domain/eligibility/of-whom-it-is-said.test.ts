import { expect, test } from "vitest";
import { readEligibility } from "./read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const nobody = read("The fund was founded in 1990.").facts;
const compared = (text: string) => read(text).demands.filter(({ about }) => about !== "check" && about !== "doubtful");

test.each([
  // The study in which a grade was earned, and a degree that is held.
  "Must achieve a 1st or an equivalent qualification in your undergraduate studies.",
  "Must have achieved at least a 2:1 in their relevant undergraduate degree.",
  "Must have the equivalent of a UK first class honours degree at undergraduate level.",
  "Open to graduates who received a first class undergraduate honours degree.",
  "Open to alumni who completed an undergraduate or postgraduate qualification.",
  "Open to students who have studied an undergraduate course at a partner college.",
  "Awarded to undergraduate symposium presenters.",
  "Applicants must hold or be in the process of obtaining a first degree.",
  // Others than the applicant.
  "The relative must also be an international student.",
  "The nominator must be a full-time student at Duke University.",
  "Be unable to access UK student finance by virtue of your immigration status.",
  // Some of the applicants.
  "The great majority of our awards are made to overseas students.",
  "For North American applicants, the equivalent of 65% is a GPA of 3.40.",
  "In the case of foreign applicants, a valid residence permit is needed.",
  // Who lives anywhere.
  "Available to students from the UK and overseas.",
  "Open to students from Ohio and beyond.",
  // What holders keep.
  "A semester GPA of 2.44 or above is required to continue the award.",
  "The second payment is conditional on the student maintaining a GPA of 3.25.",
  // Where an event is, and one of many colleges.
  "Finalists must attend an interview at Duke University.",
  "Must be enrolled in an accredited college or at Smith College.",
  "Must be enrolled in the Honors College.",
  // A scale that nobody compares.
  "GPA of 3.0 or higher (out of 4.5) in the previous semester.",
  "GPA of 2.30 (out of 3.00) or above.",
  // Words for no field.
  "Students enrolled at a college of technology in Japan.",
  "Must be enrolled on a programme in English language.",
  "Have participated in a double diploma in the previous semester.",
  "Alumni who completed their full degree in Melbourne.",
  "Must hold no other degree in a similar field of studies.",
  "Must study law or another discipline.",
  "Open to all students apart from nursing students.",
  "Enrolled in one of these courses:MSc Sustainable EnergyMSc Clean Water",
  "Must be working for an organization in the field of human rights.",
  "Must have a leadership position in the International Student Union.",
  "You regularly care for a sick or disabled family member.",
])("%j states no value of all applicants", (text) => {
  expect([read(text).facts, compared(text)]).toEqual([nobody, []]);
});

test.each([
  ["Must be working on an undergraduate degree with a 3.0 GPA.", ["associate", "bachelor"]],
  ["Must have a 3.0 GPA and be enrolled in undergraduate studies.", ["associate", "bachelor"]],
  ["Must have a 3.0 GPA as graduate students.", ["master", "doctoral"]],
])("%j tells the level of those who study now", (text, levels) => {
  expect(read(text).facts.academic_level).toEqual(levels);
});

test("the level of a degree that may be held already is left to check, and that of a graduate one is not", () => {
  const { facts } = read("You must have, or expect to achieve, at least a 2:1 bachelor's level degree in engineering.");
  expect(facts.academic_level).toEqual([]);
  expect(read("Must have completed or be close to completing a graduate degree.").facts.academic_level).toEqual([
    "master",
    "doctoral",
  ]);
});

test("a grade beside what holders keep is one of all, and so is a field that is called as a language of teaching", () => {
  expect(read("For students with a 3.0 GPA, conditional on maintaining a 2.5.").facts.gpa_requirement).toBe(3);
  expect(read("Must be majoring in English language.").facts.field_of_study).toEqual(["English Language"]);
});

test.each([
  "Must have competed at a minimum of national level (junior or senior).",
  "Must have reached a junior or senior national level in a sport.",
])("%j tells the class of a sport, and none of a college", (text) => {
  expect(read(`Be enrolled at Lake University. ${text}`).facts.academic_level).toEqual([]);
});

test("a business school is no field", () => {
  const { facts } = read("Students pursuing a degree course at the Claude Littner Business School.");
  expect([facts.field_of_study, facts.institutions]).toEqual([[], ["Claude Littner Business School"]]);
});

test("strong consideration, extra weight and the like are preferences", () => {
  expect(read("It is preferable that the candidate have at least a C average.").facts.gpa_requirement).toBeNull();
  const { facts, preferences } = read("Strong consideration will be given to eligible applicants who are veterans.");
  expect([facts, preferences.length]).toEqual([nobody, 1]);
  expect(read("Extra weight will be given to residents of Ohio.").preferences).toHaveLength(1);
});

test("a college of which one attends more than an event is a fact", () => {
  expect(read("Must attend Bates College or the University of Maine.").facts.institutions).toEqual([
    "Bates College",
    "University of Maine",
  ]);
  expect(read("Must attend the youth conference and be enrolled at Purdue University.").facts.institutions).toEqual([
    "Purdue University",
  ]);
  expect(read("Must attend the youth conference at Purdue University.").facts.institutions).toEqual([]);
});

test("what somebody is apart from something is one more demand", () => {
  expect(read("Aside from being a nurse, you must live in Ohio.").facts.location_restrictions).toEqual(["OH"]);
});

test("a university with a field in its name demands no field", () => {
  const { facts } = read("Open to all University of the Arts students who live in Ohio.");
  expect([facts.field_of_study, facts.institutions]).toEqual([[], ["University of the Arts"]]);
});

test.each(["Apart from nursing students, all may apply.", "Aside from residents of Ohio, anyone may apply."])(
  "persons apart from whom all may apply are left out, and never asked for: %s",
  (text) => {
    const { facts, demands } = read(text);
    expect([facts.field_of_study, facts.location_restrictions]).toEqual([[], []]);
    expect(demands).toMatchObject([{ about: "check", kind: "excluded" }]);
  },
);

test.each([
  "Must be working part-time and majoring in nursing.",
  "Those employed by a hospital must be majoring in nursing.",
  "Must be employed full-time and accepted to a nursing program.",
])("who works and studies is asked for the field: %s", (text) => {
  expect(read(text).facts.field_of_study).toEqual(["Nursing"]);
});
