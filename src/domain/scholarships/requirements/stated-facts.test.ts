import { expect, test } from "vitest";
import type { ScholarshipFacts } from "../scholarship.ts";
import { emptyFacts } from "./empty-facts.ts";
import { statedFacts } from "./stated-facts.ts";

const silent: ScholarshipFacts = {
  title: "Award",
  provider_name: "Sponsor",
  ...emptyFacts(),
};

test("a stated requirement shows as words with the sentence it was read from", () => {
  const { stated } = statedFacts({
    ...silent,
    academic_level: ["high_school", "bachelor"],
    gpa_requirement: 3,
    location_restrictions: ["OH"],
    countries: ["CA"],
    evidence: { gpa: "At least a 3.0 GPA." },
  });
  expect(stated).toEqual([
    { label: "Level", value: "High school, Bachelor's", evidence: null },
    { label: "GPA", value: "3.0 or higher", evidence: "At least a 3.0 GPA." },
    { label: "Residence", value: "Ohio, Canada", evidence: null },
  ]);
});

test("countries beside a citizenship are an alternative to it", () => {
  const { stated } = statedFacts({ ...silent, citizenship: ["us_citizen", "permanent_resident"], countries: ["CA"] });
  expect(stated.map(({ label, value }) => [label, value])).toEqual([
    ["Citizenship", "US citizens, Permanent residents, or from Canada"],
  ]);
});

test("countries alone are labeled by what the sponsor's words say of them", () => {
  const labels = (residence?: string) =>
    statedFacts({ ...silent, countries: ["KE"], evidence: residence ? { residence } : {} }).stated.map(
      ({ label }) => label,
    );
  expect(labels("Citizens of Kenya.")).toEqual(["Citizenship"]);
  expect(labels("Residents of Kenya.")).toEqual(["Residence"]);
  expect(labels("Kenyan students.")).toEqual(["Country"]);
  expect(labels()).toEqual(["Country"]);
});

test("false is stated, null is not", () => {
  const { stated, silent: names } = statedFacts({ ...silent, need_based: false, essay_required: true });
  expect(stated.map(({ label, value }) => [label, value])).toEqual([
    ["Financial need", "Not required"],
    ["Essay", "Required"],
  ]);
  expect(names).toContain("GPA");
  expect(names).not.toContain("Essay");
});
