import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const levels = (text: string) => readEligibility({ title: "", provider: "", text }).facts.academic_level;

test.each([
  [
    "High school seniors thru graduate students may apply.",
    ["high_school", "associate", "bachelor", "master", "doctoral"],
  ],
  [
    "High school through graduate school students may apply.",
    ["high_school", "associate", "bachelor", "master", "doctoral"],
  ],
  ["Open to high school students through college students.", ["high_school", "associate", "bachelor"]],
  [
    "Open to all from high school students to doctoral students.",
    ["high_school", "associate", "bachelor", "master", "doctoral"],
  ],
  ["Study in Class 11 to research level.", ["high_school", "associate", "bachelor", "master", "doctoral"]],
  ["Open from undergraduate level up to postgraduate levels.", ["associate", "bachelor", "master", "doctoral"]],
])("a range of levels holds those between: %s", (text, expected) => {
  expect(levels(text)).toEqual(expected);
});

test.each([
  "Open to graduate students through high school students.",
  "Open to graduate students through their college.",
])("what does not rise is no range: %s", (text) => {
  expect(levels(text)).not.toContain("associate");
});

test.each(["Open to students from Class 9 up to post-graduation.", "Students in Class 8 till graduation may apply."])(
  "a range from a school class whose end is no level is left to check: %s",
  (text) => {
    expect(levels(text)).toEqual([]);
  },
);

test("graduate students to research something are no range", () => {
  expect(levels("For graduate students to research the biology of loons.")).toEqual(["master", "doctoral"]);
});
