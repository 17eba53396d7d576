import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const levelsOf = (text: string) => readEligibility({ title: "", provider: "", text }).facts.academic_level;

test.each([
  "Open to undergraduate students in any faculty entering first year directly from high school.",
  "For first-time college students.",
  "For students who will be freshmen at a college.",
  "Open to high school graduates who plan to attend a four-year college.",
  "Open to first-year students entering college in the fall.",
  "Applicants must be about to begin their first year of university.",
  "Open to commencing first-year students.",
  "Applicants must be starting their first year of university studies.",
])("those who begin college are in high school: %s", (text) => {
  expect(levelsOf(text)).toEqual(["high_school"]);
});

test.each([
  "Open to incoming freshmen and current undergraduates.",
  "For entering first-year students or undergraduate students in the faculty.",
  "All accepted freshmen and enrolled undergraduates are eligible.",
  "Admitted freshmen and current undergraduates may apply.",
])("a list names undergraduates beside those who begin: %s", (text) => {
  expect(levelsOf(text)).toEqual(["high_school", "associate", "bachelor"]);
});

test("an entrance score is that of a high-school student where no level is stated", () => {
  expect(levelsOf("Applicants must have an ATAR of at least 90.")).toEqual(["high_school"]);
  expect(levelsOf("Applicants must have an ATAR of at least 90 and be bachelor's students.")).toEqual(["bachelor"]);
});

test("an entrance score that only school leavers need does not tell the level of the others", () => {
  expect(levelsOf("School leavers must have an ATAR of at least 85.")).not.toContain("associate");
  expect(levelsOf("An ATAR of 85 is required of commencing students.")).toEqual([]);
});

test("scores by which colleges admit are those of a high-school student, where a college gives or high school is named", () => {
  const ofCollege = (text: string) =>
    readEligibility({ title: "", provider: "Snow College", text }).facts.academic_level;
  expect(ofCollege("Applicants must have a minimum ACT score of 24.")).toEqual(["high_school"]);
  expect(levelsOf("Must have a high school GPA of 3.0 and a 1200 SAT score.")).toEqual(["high_school"]);
  expect(levelsOf("Applicants must have a minimum ACT score of 24.")).toEqual([]);
  expect(ofCollege("Offered to students of NSW and ACT high schools.")).not.toContain("bachelor");
  expect(ofCollege("Undergraduates must submit SAT scores and have a 3.0 GPA.")).not.toContain("high_school");
});

test.each([
  "For students who have graduated from a public high school and begin full-time postsecondary education.",
  "Applicants must be graduates of an Ohio high school and plan to pursue a program in nursing.",
])("who left school and begins college may be at school or at college: %s", (text) => {
  expect(levelsOf(text)).toEqual(["high_school", "associate", "bachelor"]);
});

test("who graduates from a high school attends it now", () => {
  expect(levelsOf("For Ohio residents graduating from an accredited high school.")).toEqual(["high_school"]);
  expect(levelsOf("For students graduating from college.")).not.toContain("high_school");
});
