import { expect, test } from "vitest";
import { scored, statusOf } from "#tests/support/score-scholarship.ts";
import type { Demand } from "../../../eligibility/demand.ts";
import { matchingLevels } from "../../../profile/answers/academic-level.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import type { MatchableScholarship } from "../criterion.ts";

const planning: ProfileChanges = {
  academic_level: "high_school",
  graduation_year: 2027,
  location: "Bozeman, MT",
  intended_colleges: ["Montana State University"],
};
const attending: ProfileChanges = {
  academic_level: "undergraduate",
  graduation_year: 2029,
  location: "Bozeman, MT",
  college: "Montana State University",
};

const inUs = (quote: string): Demand => ({ about: "study_in", states: [], countries: ["US"], enrolled: true, quote });
const partOf = (profile: ProfileChanges, demand: Demand) =>
  scored(profile, { demands: [demand] }).factors.find(({ key }) => key === "other")?.parts?.[0];

test.each([
  "Be accepted at an accredited U.S. college.",
  "Be enrolled or accepted at an accredited U.S. college.",
  "Be an undergraduate at a U.S. college.",
  "Be a full-time student at a U.S. college.",
  "Be accepted and plan to attend a U.S. college.",
  "Be currently attending a U.S. college.",
  "Be enrolled in high school and be accepted at a U.S. college.",
  "Be accepted at a U.S. college after high school.",
])("is left to check for who plans to go to college, and met by who is there: %s", (quote) => {
  expect(partOf(planning, inUs(quote))).toMatchObject({ status: "unknown", student: "Montana State University" });
  expect(partOf(attending, inUs(quote))?.status).toBe("met");
});

test.each([
  "Attend or plan to attend an accredited U.S. college.",
  "Be enrolled or enrolling at an accredited U.S. college.",
  "Be enrolled or plan to enroll at a U.S. college.",
  "Be enrolled at a U.S. college by the fall of 2027.",
  "Plan to be accepted at a U.S. college.",
  "Be a high school senior who will attend a U.S. college.",
  "Study at an accredited U.S. institution.",
  "Students enrolled in high school who will study in Ohio.",
  "Be a student enrolled full-time in a public high school who plans to attend a U.S. college.",
  "Be currently attending high school and plan to be enrolled at a U.S. college.",
])("is met by a plan: %s", (quote) => {
  expect(partOf(planning, inUs(quote))?.status).toBe("met");
});

test.each(["Be enrolled full-time at a college in Montana.", "Be accepted at a public university."])(
  "a check that asks for the same is left to check too: %s",
  (quote) => {
    const check: Demand = { about: "check", kind: "study_place", quote };
    expect(partOf({ ...planning, enrollment: "full_time" }, check)?.status).toBe("unknown");
    expect(partOf({ ...attending, enrollment: "full_time" }, check)?.status).toBe("met");
  },
);

const colleges = matchingLevels.filter((level) => level !== "high_school");
const ofSmith: Partial<MatchableScholarship> = {
  institutions: ["Smith College"],
  demands: [
    { about: "check", kind: "level", quote: "Be a student of Smith College.", ways: [{ academic_level: colleges }] },
  ],
};
test.each<[string, ProfileChanges, string]>([
  ["attends it", { college: "Smith College" }, "met"],
  ["attends another and plans to change", { college: "Reed College", intended_colleges: ["Smith College"] }, "unknown"],
  ["named only a country", { intended_colleges: ["United States"] }, "unknown"],
  ["named no college", {}, "unknown"],
  ["is not in college", { intended_colleges: ["United States"], set_aside: { college: "does_not_apply" } }, "unknown"],
])("of who is at its level only a student of today is a student of a college: who %s", (_, answers, expected) => {
  for (const academic_level of ["undergraduate", "master's_degree"] as const) {
    const { factors } = scored({ academic_level, graduation_year: 2029, ...answers }, ofSmith);
    expect(factors.find(({ key }) => key === "other")?.status).toBe(expected);
  }
});

test("a college of two years is none of those that a country may mean for a graduate student", () => {
  const ofSinclair = { institutions: ["Sinclair Community College"] };
  const wants: ProfileChanges = { intended_colleges: ["United States"], set_aside: { college: "does_not_apply" } };
  expect(statusOf("institution", { academic_level: "master's_degree", ...wants }, ofSinclair)).toBe("failed");
  expect(statusOf("institution", { academic_level: "undergraduate", ...wants }, ofSinclair)).toBe("unknown");
});

test("a country beside a college there names no other of its colleges", () => {
  const ofDuke = { institutions: ["Duke University"] };
  const fitOf = (...intended_colleges: string[]) =>
    statusOf("institution", { academic_level: "high_school", intended_colleges }, ofDuke);
  expect(fitOf("United States")).toBe("unknown");
  expect(fitOf("Berea College", "United States")).toBe("failed");
  expect(fitOf("University of Oxford", "United States")).toBe("unknown");
});
