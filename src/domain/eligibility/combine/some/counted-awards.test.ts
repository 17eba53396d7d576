import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "Scholarships", provider: "", text });
const doubted = (text: string) =>
  read(text).demands.flatMap((demand) => (demand.about === "doubtful" ? [demand.criterion] : []));

test.each([
  "Two scholarships will be awarded to nursing students. Another scholarship will be given to a resident of Ohio.",
  "One prize goes to a student of nursing. A second prize is reserved for residents of Ohio.",
  "Three grants are for nursing students. The remaining grants are open to residents of Ohio.",
  "Ten awards are available to nursing students. An 11th award, the Jane Doe Memorial Award, goes to a resident of Ohio.",
  "Four will go to nursing students, and one to a resident of Ohio.",
  "One winner must be a nursing student. Another winner must be from Ohio.",
  "Two winners must be nursing students. The other winner must live in Ohio.",
  "One awardee must be a nursing student, and a second awardee must live in Ohio.",
  "One recipient must be a nursing student. One must be a resident of Ohio.",
  "Two scholarships are given. One must be awarded to a nursing student. The other must be awarded to a resident of Ohio.",
  "Each year one award is given to a nursing student and a second award is given to a resident of Ohio.",
  "Each year the club awards one scholarship to a nursing student and one to a resident of Ohio.",
  "Three scholarships: $1,000 to a nursing student, $1,000 to a veteran, and $500 to a resident of Ohio.",
])("what some of several awards demand rules nobody out: %j", (text) => {
  expect(doubted(text)).toEqual(expect.arrayContaining(["field_of_study", "residence"]));
});

test("hours, ages and colleges of some of the awards are left to check", () => {
  const text =
    "Six awards go to students who are under 20. Two additional awards are reserved for full-time students at Smith College.";
  expect(read(text).facts.institutions).toEqual([]);
  expect(read(text).demands.map(({ about }) => about)).not.toContain("enrollment");
  expect(read(text).demands.map(({ about }) => about)).not.toContain("age");
  expect(read(text).demands).toContainEqual(expect.objectContaining({ about: "check", kind: "alternative" }));
});

test("one award of several that were counted before is for some", () => {
  const text = "Ten awards are open to high school seniors. One award is limited to Ohio residents.";
  expect(doubted(text)).toEqual(["residence"]);
});

test("what all of the awards demand is sure", () => {
  const text = "One scholarship goes to a woman who lives in Ohio. A second scholarship goes to a woman of nursing.";
  expect(read(text).facts.groups).toEqual(["women"]);
  expect(doubted(text)).not.toContain("groups");
  expect(doubted(text)).toContain("residence");
});

test.each([
  ["one winner", "One winner must be a resident of Ohio. One winner will be selected each year."],
  ["a person who is not counted", "One must be a US citizen to apply. One must live in Ohio."],
  ["one award", "One scholarship will be awarded to a resident of Ohio."],
  ["all of them, and then some", "Five scholarships go to residents of Ohio. One is for a woman and two are for men."],
  ["a limit", "Two scholarships will be awarded to residents of Ohio. One scholarship per family will be awarded."],
  ["sums", "Two scholarships will be awarded to residents of Ohio. One is for $500 and one is for $900."],
  ["persons", "Two students from Ohio will be awarded a grant. One student is a veteran to be named later."],
])("%s leaves no doubt", (_, text) => {
  expect(read(text).facts.location_restrictions).toEqual(["OH"]);
  expect(doubted(text)).not.toContain("residence");
});
