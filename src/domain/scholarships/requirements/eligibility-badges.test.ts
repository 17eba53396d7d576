import { expect, test } from "vitest";
import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import { citizenships } from "../vocabulary.ts";
import { eligibilityBadges } from "./eligibility-badges.ts";
import { emptyFacts } from "./empty-facts.ts";

const silent = { ...emptyFacts(), title: "", description: "" };

test("facts that are not stated have no badge", () => {
  expect(eligibilityBadges(silent)).toEqual([]);
});

test("stated requirements become badges, groups first", () => {
  const stated = {
    ...silent,
    academic_level: ["master" as const, "bachelor" as const],
    field_of_study: ["Nursing"],
    gpa_requirement: 3,
    location_restrictions: ["TX"],
    groups: ["first_generation" as const],
    need_based: true,
  };
  expect(eligibilityBadges(stated)).toEqual([
    "First generation",
    "Nursing",
    "Bachelor's, Master's",
    "Texas",
    "GPA 3.0+",
    "Financial need",
  ]);
});

test("a long list becomes one badge", () => {
  expect(eligibilityBadges({ ...silent, location_restrictions: ["TX", "OK", "NM", "LA"] })).toEqual([
    "Texas or 3 others",
  ]);
});

test("alternatives are one badge, so that a cut list takes in nobody less", () => {
  const badges = (facts: Partial<typeof silent>) => eligibilityBadges({ ...silent, ...facts });
  const citizenship = ["us_citizen" as const, "permanent_resident" as const];
  expect(badges({ citizenship })).toEqual(["US citizens or permanent residents"]);
  expect(badges({ citizenship, countries: ["CA"] })).toEqual(["US citizens or 2 others"]);
  expect(badges({ citizenship: ["us_citizen"], countries: ["CA"] })).toEqual(["US citizens or from Canada"]);
  expect(badges({ citizenship: ["us_citizen"], countries: ["US"] })).toEqual(["US citizens", "United States"]);
  expect(badges({ citizenship: [...citizenships] })).toEqual([]);
  expect(badges({ groups: ["women", "black", "hispanic"] })).toEqual(["Women", "Black or Hispanic"]);
  expect(badges({ location_restrictions: ["TX", "OK"] })).toEqual(["Texas or Oklahoma"]);
  expect(badges({ field_of_study: ["Aerospace Engineering", "Electrical Engineering"] })).toEqual([
    "Aerospace Engineering or 1 other",
  ]);
});

test("adjacent levels become a range", () => {
  const badges = (academic_level: MatchingLevel[]) => eligibilityBadges({ ...silent, academic_level });
  expect(badges(["bachelor", "high_school", "associate"])).toEqual(["High school to Bachelor's"]);
  expect(badges(["high_school", "bachelor", "master"])).toEqual(["High school, Bachelor's, Master's"]);
});

test("all levels together have no badge", () => {
  expect(eligibilityBadges({ ...silent, academic_level: [...matchingLevels] })).toEqual([]);
});

test("the sponsor's short lines come last, without duplicates and sentences", () => {
  const requirements = [
    "Essay",
    "Two letters",
    "At least a 2.5 GPA.",
    "A sentence that is much too long to be read on a badge in a list",
  ];
  expect(eligibilityBadges({ ...silent, essay_required: true, requirements })).toEqual(["Essay", "Two letters"]);
});

test("CA shows as California in states and as Canada in countries", () => {
  expect(eligibilityBadges({ ...silent, location_restrictions: ["CA"] })).toEqual(["California"]);
  expect(eligibilityBadges({ ...silent, countries: ["CA"] })).toEqual(["Canada"]);
});

test("what pays for a graduate degree says so, and mothers are one badge", () => {
  const plan = { ...silent, description: "For people who plan a master's degree in Exampleland." };
  expect(eligibilityBadges({ ...plan, academic_level: ["bachelor", "master"] })).toEqual(["For a master's"]);
  const parents = { ...silent, groups: ["women" as const, "parent" as const] };
  expect(eligibilityBadges({ ...parents, evidence: { groups: "Restricted to mothers." } })).toEqual(["Mothers"]);
  expect(eligibilityBadges({ ...parents, evidence: { groups: "For women or student parents." } })).toEqual([
    "Women or Parents",
  ]);
});
