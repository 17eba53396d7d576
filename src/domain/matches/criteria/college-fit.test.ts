import { expect, test } from "vitest";
import { statusOf } from "#tests/support/score-scholarship.ts";

test.each([
  ["University of Utah", "The University of Utah", "met"],
  ["Virginia Tech", "Virginia Polytechnic Institute and State University", "met"],
  ["NC State", "North Carolina State University at Raleigh", "met"],
  ["Rice University", "University of Utah", "failed"],
  ["University of Texas at Austin", "University of Texas", "unknown"],
  ["Truckee Meadows Community College", "Nevada System of Higher Education", "unknown"],
  ["Wake Technical Community College", "Central Piedmont Community College", "failed"],
  [null, "University of Utah", "unknown"],
])("college: %s for %s is %s", (college, required, expected) => {
  expect(statusOf("institution", { college }, { institutions: [required] })).toBe(expected);
});

test("a college that the student plans to attend counts", () => {
  expect(
    statusOf(
      "institution",
      { intended_colleges: ["MIT"] },
      { institutions: ["Massachusetts Institute of Technology"] },
    ),
  ).toBe("met");
});

test("a student without a college who looks for none fails a college's requirement", () => {
  const set_aside = { college: "does_not_apply", intended_colleges: "does_not_apply" } as const;
  expect(statusOf("institution", { set_aside }, { institutions: ["Rice University"] })).toBe("failed");
});
