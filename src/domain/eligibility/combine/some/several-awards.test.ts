import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "Scholarships", provider: "", text });
const doubted = (text: string) =>
  read(text).demands.flatMap((demand) => (demand.about === "doubtful" ? [demand.criterion] : []));
const compared = (text: string) =>
  read(text).demands.flatMap(({ about }) => (about === "check" || about === "doubtful" ? [] : [about]));

const freshmen = "Freshman Scholarships\n- Residents of Ohio\n- Must enroll full-time\n- Must be under 20 years of age";
const transfers = "Transfer Scholarships\n- Women who major in nursing\n- Must enroll full-time";

test("what one of several awards under headings demands is not demanded of all", () => {
  const text = `${freshmen}\n${transfers}`;
  expect(doubted(text)).toEqual(expect.arrayContaining(["level", "residence", "groups", "field_of_study"]));
  expect(read(text).facts).toMatchObject({ location_restrictions: ["OH"], groups: ["women"] });
  expect(compared(text)).toEqual(["enrollment"]);
});

test.each([
  ["a label before a colon", "Ames Prize: open to women who study law.\nKessler Award: open to residents of Ohio."],
  ["a sentence of its own", "Ames Fellowship. Open to women. Kessler Award. Open to residents of Ohio."],
  ["whom each is for", "Scholarships for Women in Ohio\nScholarships for Medical Students\nEach pays $500."],
])("%s is such a heading too", (_, text) => {
  expect(doubted(text)).toContain("groups");
});

test.each([
  ["one heading", freshmen],
  ["headings about one award", "Number of Awards\nWomen who study law.\nSelection Awards\nResidents of Ohio."],
  ["an award without demands", "Travel Grant\nCovers a flight.\nAmes Award\nOpen to women who live in Ohio."],
])("%s leaves no doubt", (_, text) => {
  expect(doubted(text)).not.toContain("residence");
  expect(doubted(text)).not.toContain("groups");
});

test("demands of all awards, and those of everybody, are sure", () => {
  const text =
    "Ames Award\nWomen with a 3.5 GPA.\nKessler Award\nWomen with a 3.0 GPA.\nAll applicants must live in Ohio.";
  expect(doubted(text)).toEqual([]);
  expect(read(text).facts).toMatchObject({ groups: ["women"], gpa_requirement: 3, location_restrictions: ["OH"] });
});

test("who may not have one of the awards is left to check", () => {
  const text = "Ames Award\nOpen to women. Not open to residents of Texas.\nKessler Award\nResidents of Ohio.";
  expect(compared(text)).toEqual([]);
  expect(read(text).demands).toContainEqual(expect.objectContaining({ about: "check", kind: "excluded" }));
});

test("a college of one award leaves out no students of others", () => {
  expect(read("Ames Award\nStudents at Smith College.\nKessler Award\nResidents of Ohio.").facts.institutions).toEqual(
    [],
  );
});

test("a numbered group that names its courses leaves out none of another group, nor of those whom the text admits", () => {
  const groups =
    "Group 1: Postgraduate professional courses, 10,000\nGroup 2: Other courses leading to a diploma, 8,000\nGroup 3: Graduate and postgraduate courses, 6,000";
  expect(doubted(groups)).toEqual(["level"]);
  const all = read(`Study in Class 11 to research level.\n${groups}`);
  expect(all.facts.academic_level).toEqual(["high_school", "associate", "bachelor", "master", "doctoral"]);
});

test("what the page states for all of its awards holds, and one award that is narrower or asks for need is left to check", () => {
  const page = (own: string) =>
    read(`All applicants must be women.\nAmes Award\nLesbian women who live in Ohio.\nKessler Award\n${own}`);
  const { facts, demands } = page("Women from Iowa. Must demonstrate financial need.");
  expect([facts.groups, facts.need_based ?? false]).toEqual([["women"], false]);
  expect(demands).toContainEqual(
    expect.objectContaining({ about: "check", quote: "Must demonstrate financial need." }),
  );
});
