import { expect, test } from "vitest";
import { completedTitle } from "./completed-title.ts";

test.each([
  ["Ada R", "Ada R. Lindqvist Fellowship. For physicists.", "Ada R. Lindqvist Fellowship"],
  ["The Ada R", "The Ada R. Lindqvist, Sr. Prize. Description For all.", "The Ada R. Lindqvist, Sr. Prize"],
  ["Ada R", "Ada R. & Sven Lindqvist Grants-In-Aid. For all.", "Ada R. & Sven Lindqvist Grants-In-Aid"],
  ["Harbor Ph.D", "Harbor Ph.D. Full Scholarship. Description For all.", "Harbor Ph.D. Full Scholarship"],
  ["Harbor Program: M.Sc", "Harbor Program: M.Sc. in Bridges. For all.", "Harbor Program: M.Sc. in Bridges"],
])("a title that was cut at an abbreviation is completed from its text: %s", (title, text, whole) => {
  expect(completedTitle(title, text)).toBe(whole);
});

test.each([
  ["Lindqvist Grant B", "Lindqvist Grant B. Grant funds for students. The award is small."],
  ["Ada R", "Ada R. was a physicist. The award remembers her."],
  ["Ada R", "For physicists."],
  ["Generation Z", "Generation Z. A scholarship for young people. More."],
  ["Class C", "Class C. Apply for the award today. More."],
  ["Lindqvist Prize for a Ph.D", "Lindqvist Prize for a Ph.D. The award is small."],
  ["Ada Lindqvist Fellowship", "Ada Lindqvist Fellowship. An award."],
])("a title stays as it is where the text does not complete it: %s", (title, text) => {
  expect(completedTitle(title, text)).toBe(title);
});
