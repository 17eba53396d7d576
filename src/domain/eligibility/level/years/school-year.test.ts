import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const levelsOf = (text: string) => read(text).facts.academic_level;

test.each([
  "Open to K-12 students.",
  "For home-schooled seniors.",
  "Open to home-schooled students.",
  "Applicants must be in Form 6 or taking A-levels.",
  "Must be in the sixth form.",
  "Applicants must be high school graduates who will enter college in the fall.",
])("%s names students of a high school", (text) => {
  expect(levelsOf(text)).toEqual(["high_school"]);
});

test("juniors are about to enter the last year of high school", () => {
  expect(read("For students who are entering their senior year of high school.").demands).toEqual([
    expect.objectContaining({ about: "class", years_left: [1, 0] }),
  ]);
});

test("schooling at home is left to check, and states no level beside a stated one", () => {
  expect(read("Open to home-schooled students.").demands).toEqual([expect.objectContaining({ kind: "level" })]);
  expect(levelsOf("Open to undergraduates. Home-schooled students may apply.")).toEqual(["associate", "bachelor"]);
  expect(levelsOf("Open to K-12 teachers.")).toEqual([]);
});

test.each(["Open to rising 3Ls.", "For a rising 2L woman.", "Any current 1L may apply."])(
  "%s names a student of law",
  (text) => {
    expect(levelsOf(text)).toEqual(["professional"]);
  },
);

test("marks in an examination, and what is paid by the month, name no students", () => {
  const result = read("Must have scored 75% in matric.");
  expect([result.facts.academic_level, result.demands.map((each) => each.about === "check" && each.kind)]).toEqual([
    [],
    ["grades"],
  ]);
  expect(levelsOf("They get 12,000 per month in second year.")).toEqual([]);
  expect(levelsOf("Students currently in matric.")).toEqual(["high_school"]);
});

test("a graduating class with its year is not the one of this year", () => {
  const { facts, demands } = read("Given by the 2001 graduating class of high school in Lima.");
  expect([facts.academic_level, demands.some(({ about }) => about === "class")]).toEqual([[], false]);
  expect(levelsOf("For the graduating class of a high school in Lima.")).toEqual(["high_school"]);
});
