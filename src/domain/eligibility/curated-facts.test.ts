import { expect, test } from "vitest";
import { scored } from "#tests/support/score-scholarship.ts";
import { emptyFacts } from "../scholarships/requirements/empty-facts.ts";
import type { ScholarshipFacts } from "../scholarships/scholarship.ts";
import { readCuratedFacts } from "./curated-facts.ts";

const named = { title: "An award", provider_name: "A foundation" };
const checks = (facts: Partial<ScholarshipFacts>) =>
  readCuratedFacts({ ...emptyFacts(), ...named, ...facts }).demands.filter(({ about }) => about === "check");
const ofGraduates: Partial<ScholarshipFacts> = { academic_level: ["bachelor", "master"] };
const fromAbroad = "For graduates from abroad who plan a master's degree in Germany, in any subject.";

test("a description that says from abroad is decided by the country of study", () => {
  expect(checks({ ...ofGraduates, description: fromAbroad })).toMatchObject([
    {
      kind: "citizenship",
      quote: fromAbroad,
      ways: [{ demands: [{ citizens_of: ["DE"] }, { residents_of: ["DE"] }] }],
    },
  ]);
});

test("a requirement of who may not apply says from abroad already", () => {
  expect(checks({ ...ofGraduates, description: fromAbroad, requirements: ["Not be a German citizen."] })).toEqual([]);
  expect(checks({ ...ofGraduates, description: fromAbroad, requirements: ["Not be a U.S. citizen."] })).toHaveLength(1);
});

test("a year of a language before the degree is no field of study", () => {
  const [before, after] = [
    "For high school seniors who plan a bachelor's degree in Korea, after ",
    "a year of Korean.",
  ];
  expect(checks({ description: `${before}${after}`, academic_level: ["high_school"] })).toEqual([]);
});

test("a field that the columns name beside others is no conflict where the description adds related ones", () => {
  const row = { field_of_study: ["Water Resources", "Engineering"], requirements: ["Live in Ohio."] };
  expect(checks({ ...row, description: "For students who study water resources or a related subject." })).toEqual([]);
});

test("the college of the columns is not left to check", () => {
  const institutions = ["University of Toronto"];
  const row = { provider_name: "University of Toronto", requirements: ["Have excellent grades."] };
  const places = (facts: Partial<ScholarshipFacts>) => checks({ ...row, ...facts }).filter(isPlace);
  expect(places({ institutions })).toEqual([]);
  expect(places({})).toHaveLength(1);
});
const isPlace = (demand: object) => "kind" in demand && demand.kind === "study_place";

test("what the description says of some awards is left to nobody to check", () => {
  const row = { requirements: ["Be a member of the Elks."] };
  const of = (description: string) => checks({ ...row, description }).map(({ quote }) => quote);
  expect(of("The top award also requires a 3.0 GPA and financial need.")).toEqual(row.requirements);
  expect(of("All awards require a 3.0 GPA.")).toHaveLength(2);
});

test("a requirement that names one field and related ones does not narrow the columns", () => {
  const field_of_study = ["Water Resources", "Engineering"];
  const requirements = ["Study water resources or a related subject."];
  expect(readCuratedFacts({ ...emptyFacts(), ...named, field_of_study, requirements }).field_of_study).toEqual(
    field_of_study,
  );
});

test("an exclusion of another country does not tell whether students from the US may apply", () => {
  const requirements = ["Not be a citizen of Russia."];
  const description = "For international students who want to study in the United States.";
  expect(checks({ requirements, description })).toMatchObject([{ kind: "citizenship" }]);
});

test("a line that was compared with its source on no known day promises nobody anything, and its score stays", () => {
  const facts = { ...emptyFacts(), ...named, academic_level: ["bachelor" as const], requirements: ["Live in Ohio."] };
  const of = (last_checked: string | null) =>
    scored({ academic_level: "undergraduate", state: "OH" }, readCuratedFacts({ ...facts, last_checked }));
  const checked = of("2026-09-01");
  expect(checked.section).toBe("qualify");
  const unchecked = of(null);
  expect(unchecked.section).toBe("check");
  expect(unchecked.match_score).toBe(checked.match_score);
  expect(unchecked.factors.find(({ key }) => key === "other")?.status).toBe("unknown");
});
