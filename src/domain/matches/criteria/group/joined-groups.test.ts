import { expect, test } from "vitest";
import { statusOf } from "#tests/support/score-scholarship.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";
import { requiresEachKind } from "./joined-groups.ts";

test.each<[readonly Group[], string]>([
  [["first_generation", "asian"], "Asian American students who are the first in their family to go to college."],
  [["women", "black"], "For Black women who study nursing."],
  [["women", "hispanic"], "women who are Hispanic or Latino"],
  [["women", "military"], "Female veterans of any age may apply."],
  [
    ["black", "christian"],
    "Must be of African American descent. Must be a member in good standing of a Baptist church.",
  ],
  [["women", "single_parent"], "For single mothers."],
  [["women", "military"], "For veterans who are women."],
  [["military", "disability"], "For disabled veterans."],
])("one of each kind of %j is required in: %s", (groups, words) => {
  expect(requiresEachKind(groups, words)).toBe(true);
});

test.each<[readonly Group[], string]>([
  [["women", "minority", "lgbtq"], "Available to minority, female, and LGBTQ students."],
  [["women", "military"], "women and veterans"],
  [["women", "military"], "Open to women & veterans."],
  [["women", "military"], "For women – veterans – parents"],
  [["first_generation", "black"], "Black students … First-generation college students"],
  [["women", "black", "first_generation"], "women who are Black or first-generation college students"],
  [["military", "disability"], "Must be a spouse or child of a disabled veteran"],
  [["women", "black"], "Two awards for women. Two awards for Black students."],
  [["black", "hispanic"], "Black or Hispanic students"],
])("one of %j may be enough in: %s", (groups, words) => {
  expect(requiresEachKind(groups, words)).toBe(false);
});

const goldMountain = {
  groups: ["first_generation", "asian", "pacific_islander"] as Group[],
  evidence: { groups: "Limited to Asian American students who are the first in their family to go to college." },
};

test("a student of another ethnicity is not who it is for, whatever else the student answered", () => {
  expect(statusOf("groups", { demographics: { ethnicity: "Black" } }, goldMountain)).toBe("failed");
  expect(statusOf("groups", { demographics: { ethnicity: "Black", first_generation: true } }, goldMountain)).toBe(
    "failed",
  );
  expect(statusOf("groups", { demographics: { ethnicity: "Asian" } }, goldMountain)).toBe("unknown");
  expect(statusOf("groups", { demographics: { ethnicity: "Asian", first_generation: true } }, goldMountain)).toBe(
    "met",
  );
});
