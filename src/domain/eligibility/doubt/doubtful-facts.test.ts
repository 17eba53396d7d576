import { expect, test } from "vitest";
import { emptyFacts } from "../../scholarships/requirements/empty-facts.ts";
import { readEligibility } from "../read-eligibility.ts";
import { withReading } from "../with-reading.ts";

const doubts = (text: string, title = "") =>
  readEligibility({ title, provider: "", text }).demands.flatMap((demand) =>
    demand.about === "doubtful" ? [[demand.criterion, ...demand.levels]] : [],
  );

test.each([
  ["Undergraduates who are accepted into an accredited college.", ["high_school"]],
  ["Undergraduates who are accepted into a graduate program at a college.", []],
  ["We support students at all levels of education. Open to high school seniors.", []],
  ["Open to students at any level of experience and to high school seniors.", []],
  [
    "We give scholarships to students at all levels. Undergraduates may apply.",
    ["high_school", "master", "doctoral", "professional"],
  ],
  ["Open to undergraduates. Students of any level may apply.", ["high_school", "master", "doctoral", "professional"]],
])("levels that a text may mean besides are asked to check: %s", (text, levels) => {
  expect(doubts(text)).toEqual(levels.length > 0 ? [["level", ...levels]] : []);
});

test.each([
  // Names some of those who may apply.
  ["level", "Open to students of several kinds, among them graduate students."],
  ["level", "High school seniors may apply as guests."],
  // The words of the fact stand behind 25 others.
  [
    "field_of_study",
    "Scholarship for a student who has shown a strong will to learn, works hard for the good of others in the town and in the school, and plans to major in law.",
  ],
  // Tells of the sponsor.
  ["level", "We decided to establish an annual scholarship to help university students across the land."],
  // A quarter of the words and more is not understood.
  ["residence", "Zorbled quibs of the far glimmer must be Ohio residents."],
  // A grade of some of the levels, and statuses that no fact holds.
  ["gpa", "Open to high school seniors and college students. High school seniors must have a 3.0 GPA."],
  ["graduation_year", "Must be a 2027 high school graduate or already attending a college."],
  ["gpa", "Students with at least 60 hours need a 2.75 GPA."],
  ["citizenship", "Must be a US citizen, a permanent resident or a refugee."],
  // Stands beside a choice, which may reach further.
  ["level", "Any student in a two-year zorbling program, the third year of a degree, or an apprenticeship."],
  // Denies something, and nothing read what.
  ["groups", "A student who has no zorbled parents and must be a woman is eligible."],
  // Tells what was.
  ["level", "Awards for undergraduate students who have studied zorbling."],
])("the %s of %j rules nobody out", (criterion, text) => {
  expect(doubts(text)).toContainEqual([criterion]);
});

test.each([
  "Must be a high school senior.",
  "High school seniors may apply.",
  "Open to women who study nursing. Must live in Ohio.",
  "Applicants must be US citizens, have a 3.0 GPA and major in biology.",
])("a plain demand is sure: %j", (text) => {
  expect(doubts(text)).toEqual([]);
});

test("the students of a place, for whom a college gives an award, may be those who study there", () => {
  const read = (provider: string) =>
    readEligibility({ title: "", provider, text: "Awarded to Georgia students who are enrolled full-time." });
  const doubted = { about: "doubtful", criterion: "residence" };
  expect(read("Oglethorpe University").demands).toContainEqual(expect.objectContaining(doubted));
  expect(read("Peach Foundation").demands).not.toContainEqual(expect.objectContaining(doubted));
  expect(read("Oglethorpe University").facts.location_restrictions).toEqual(["GA"]);
});

test("the classes of a doubtful level are left to check", () => {
  const read = (text: string) =>
    readEligibility({ title: "", provider: "", text }).demands.map((demand) =>
      demand.about === "check" ? demand.kind : demand.about,
    );
  expect(read("High school seniors may apply as guests.")).toEqual(expect.arrayContaining(["doubtful", "level"]));
  expect(read("High school seniors may apply as guests.")).not.toContain("class");
  expect(read("High school seniors may apply.")).toContain("class");
});

test("one plain sentence is enough, whatever the others are", () => {
  expect(doubts("High school seniors may apply as guests. Must be a high school senior.")).toEqual([]);
});

test("students of a level that the text names though the fact leaves it out are not ruled out", () => {
  expect(doubts("Must be a high school senior. Preference is given to college juniors.")).toEqual([
    ["level", "bachelor"],
  ]);
  expect(doubts("Must be a high school senior. Not open to college juniors.")).toEqual([]);
  expect(doubts("Must be a high school senior who will begin a bachelor's degree.")).toEqual([]);
});

test("university students may be graduates, unless undergraduates are named too", () => {
  expect(doubts("Open to high school and university students.")).toEqual([
    ["level", "master", "doctoral", "professional"],
  ]);
  expect(doubts("Open to undergraduate university students.")).toEqual([]);
  expect(doubts("Open to high school and college students.")).toEqual([]);
});

test("levels of some applicants, which are no fact, leave no doubt", () => {
  expect(doubts("Undergraduates must have a 3.0 GPA. Graduates must have a 3.5 GPA.")).toEqual([]);
});

test("words elsewhere end a doubt where they say the same, and not where they admit more", () => {
  const read = (text: string) => readEligibility({ title: "", provider: "", text });
  const joined = (columns: string, text: string) =>
    withReading(withReading(emptyFacts(), read(columns)), read(text)).demands.map(({ about }) => about);
  expect(joined("High school seniors may apply as guests.", "Must be a high school senior.")).not.toContain("doubtful");
  expect(
    joined("High school seniors may apply as guests.", "Must be a high school senior or a college student."),
  ).toContain("doubtful");
});
