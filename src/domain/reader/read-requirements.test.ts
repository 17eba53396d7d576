import fc from "fast-check";
import { expect, test } from "vitest";
import { levelsInList } from "./levels-in-clause.ts";
import { readRequirements } from "./read-requirements.ts";

/** Only the requirements that were found. */
function read(text: string) {
  const { evidence: _, ...requirements } = readRequirements(text);
  return Object.fromEntries(
    Object.entries(requirements).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );
}

test.each([
  ["High school seniors planning to pursue a bachelor's degree.", ["high_school"]],
  ["Graduating senior entering a four-year university.", ["high_school"]],
  ["Open to high school seniors and current college students.", ["high_school", "associate", "bachelor"]],
  ["Students enrolled in an undergraduate program.", ["bachelor"]],
  ["Undergraduate and graduate students.", ["bachelor", "master", "doctoral"]],
  ["Students enrolled at an accredited U.S. law school.", ["professional"]],
  ["Undergraduates who plan to pursue a PhD.", ["bachelor"]],
  ["Open to undergraduates. High school seniors are not eligible.", ["bachelor"]],
  ["Doctoral candidates writing a dissertation.", ["doctoral"]],
  ["Community college students.", ["associate"]],
  ["Must hold a bachelor's degree and study for a master's degree.", ["master"]],
])("levels: %s", (text, levels) => {
  expect(read(text).academic_level).toEqual(levels);
});

test.each([
  ["Minimum 2.75 GPA", 2.75],
  ["Applicants must have a GPA of at least 3.0 on a 4.0 scale.", 3],
  ["2.5+ GPA, U.S. citizen", 2.5],
  ["A cumulative grade point average of 3.25 or higher is required.", 3.25],
  ["Requires a 3.5 GPA (3.0 for members)", 3],
  ["Minimum 3.0 GPA for merit awards, 2.5 GPA for donor awards", 2.5],
])("grades: %s", (text, gpa) => {
  expect(read(text).gpa_requirement).toBe(gpa);
});

test.each([
  "No minimum GPA required.",
  "GPA of 100",
  "A GPA of 85%",
  "Recipients must maintain a 3.0 GPA to renew.",
  "The average GPA of past winners is 3.9.",
  "GPA and leadership count; $2,500 awards.",
])("no grade is required: %s", (text) => {
  expect(read(text).gpa_requirement).toBeUndefined();
});

test.each([
  ["Must be a U.S. citizen or permanent resident.", ["us_citizen", "permanent_resident"]],
  ["U.S. citizens only.", ["us_citizen"]],
  ["U.S. citizens, permanent residents or DACA recipients.", ["us_citizen", "permanent_resident", "daca"]],
  ["International students at U.S. colleges.", ["international"]],
])("citizenship: %s", (text, citizenship) => {
  expect(read(text).citizenship).toEqual(citizenship);
});

test("citizenship that does not matter is not required", () => {
  expect(read("Open regardless of immigration status.")).toEqual({});
  expect(read("U.S. citizenship is not required.")).toEqual({});
});

test.each([
  ["Residents of Nevada or Utah.", ["NV", "UT"]],
  ["Must be a resident of the State of New York.", ["NY"]],
  ["Applicants must live in Travis County, Texas.", ["TX"]],
  ["Nevada high school graduates.", ["NV"]],
  ["Illinois residents attending college anywhere.", ["IL"]],
  ["Legal residents of Washington, D.C.", ["DC"]],
])("residence: %s", (text, states) => {
  expect(read(text).location_restrictions).toEqual(states);
});

test.each([
  "Students of New York University.",
  "Freshmen at the University of Texas.",
  "Named for a teacher born in Ohio.",
  "Residents of the 50 U.S. states, Puerto Rico, or D.C.",
])("no state is required: %s", (text) => {
  expect(read(text).location_restrictions).toBeUndefined();
});

test("residence in another country requires no US state", () => {
  expect(read("Permanent residents of India.")).toEqual({ countries: ["IN"] });
});

test("countries of citizens and of residents are read", () => {
  expect(read("Citizens of India, Nepal or Sri Lanka.").countries).toEqual(["IN", "NP", "LK"]);
  expect(read("Legal residents of the United States.").countries).toEqual(["US"]);
});

test.each([
  ["For women pursuing engineering degrees.", ["women"]],
  ["Must be a first-generation college student.", ["first_generation"]],
  ["Students of Hispanic heritage.", ["hispanic"]],
  ["African American high school seniors.", ["black"]],
  ["Students with a documented disability.", ["disability"]],
  ["Children of active-duty or retired service members.", ["military"]],
  ["Native American and Alaska Native students.", ["native_american"]],
  ["Students of Asian and/or Pacific Islander heritage.", ["asian", "pacific_islander"]],
  ["Men with bleeding disorders.", ["men", "disability"]],
  ["Former foster youth.", ["foster"]],
])("groups: %s", (text, groups) => {
  expect(read(text).groups).toEqual(groups);
});

test.each([
  "Women and minorities are encouraged to apply.",
  "Preference is given to first-generation students.",
  "Open to all students, with preference given to women.",
  "Funded by the National Association of Black Journalists.",
  "Students at historically Black colleges and universities.",
  "Students committed to advancing the civil rights of the Latino community.",
  "The American Association of University Women invites applications.",
  "We do not discriminate on the basis of disability or gender.",
  "Open to men and women.",
  "LGBTQ+ students and allies.",
  "Native American students may also apply.",
])("no group is required: %s", (text) => {
  expect(read(text).groups).toBeUndefined();
});

test.each([
  ["Students majoring in accounting or finance.", ["accounting", "finance"]],
  ["STEM majors who accept civilian employment.", ["STEM"]],
  ["Women pursuing a degree in computer science at an accredited college.", ["computer science"]],
  ["Students pursuing postsecondary education.", undefined],
  ["Open to any major.", undefined],
])("fields: %s", (text, fields) => {
  expect(read(text).field_of_study).toEqual(fields);
});

test.each([
  ["Submit a 500-word essay on leadership.", true],
  ["Essay contest for students.", true],
  ["No essay required.", false],
  ["No GPA, essay, or recommendation letters needed; no essays.", false],
  ["An essay is optional but encouraged.", undefined],
  ["Essays about our founder hang in the hall.", true],
])("essay: %s", (text, essay) => {
  expect(read(text).essay_required).toBe(essay);
});

test("need, graduation year and college are read where they are required", () => {
  expect(read("Must demonstrate financial need.").need_based).toBe(true);
  expect(read("Awarded without regard to financial need.").need_based).toBeUndefined();
  expect(read("For the class of 2027.").graduation_years).toEqual([2027]);
  expect(read("Students attending Shoreline Community College full time.").institutions).toEqual([
    "Shoreline Community College",
  ]);
});

test("every requirement carries the sentence it was read from", () => {
  const text = "Founded in 1990. Applicants must be Ohio residents with a 3.2 GPA. Women are encouraged to apply.";
  expect(readRequirements(text).evidence).toEqual({
    residence: "Applicants must be Ohio residents with a 3.2 GPA.",
    gpa: "Applicants must be Ohio residents with a 3.2 GPA.",
  });
});

test("any text is read in reasonable time, and a text without words requires nothing", () => {
  const piece = fc.constantFrom(
    "high school ",
    "women ",
    "U.S. ",
    "residents of ",
    "Ohio, ",
    "GPA ",
    "3.0 ",
    "(",
    ")",
    ". ",
    "or ",
    "students ",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join("")),
      ),
      (text) => {
        expect(readRequirements(text).gpa_requirement ?? 3).toBeLessThanOrEqual(5);
      },
    ),
  );
  expect(read("  ... --- ")).toEqual({});
  const started = performance.now();
  readRequirements("students of the and or women in ".repeat(2000));
  expect(performance.now() - started).toBeLessThan(5000);
});

test.each([
  ["high-school-senior", ["high_school"]],
  ["Bachelor's Degree", ["bachelor"]],
  ["community-college", ["associate"]],
  ["graduate", ["master", "doctoral"]],
  ["Graduate Degree", ["master", "doctoral"]],
  ["undergraduate", ["bachelor"]],
  ["Professional Development", []],
  ["doctoral", ["doctoral"]],
])("a level column with %s means %j", (entry, levels) => {
  expect(levelsInList(entry)).toEqual(levels);
});
