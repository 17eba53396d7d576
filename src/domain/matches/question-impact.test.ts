import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import type { Demand } from "../eligibility/demand.ts";
import { compileIndex } from "./catalogue/index-builder.ts";
import { inOneGo } from "./catalogue/slices.ts";
import type { MatchableScholarship } from "./criteria/criterion.ts";
import type { ProfileAnswers } from "./criteria/student.ts";
import { impactsInSlices } from "./question-impact.ts";
import { missingAnswers } from "./top-question.ts";

const inTravis: Demand = {
  about: "county",
  names: ["Travis"],
  state: "TX",
  lives_there: true,
  quote: "Live in Travis County, Texas.",
};

const today = "2026-11-21";

const scholarship = (id: string, facts: Partial<MatchableScholarship>) => blankScholarship({ id, ...facts });

const catalogue = [
  scholarship("a", { groups: ["women"], amount_max: 1000 }),
  scholarship("b", { groups: ["women", "hispanic"], amount_max: 500, location_restrictions: ["TX"] }),
  scholarship("c", { demands: [inTravis], amount_max: 2000 }),
  scholarship("d", { gpa_requirement: 3, deadline: "2026-01-01", deadline_kind: "fixed" }),
  scholarship("e", { gpa_requirement: 3 }),
];

const impact = (field: string, profile: ProfileAnswers) => {
  const impacts = inOneGo(impactsInSlices(compileIndex(catalogue, today), profile));
  const found = impacts.find((each) => each.field === field);
  return found && [found.scholarships, found.dollars];
};

test("a question's impact is the open scholarships that wait for its answer, and their dollars", () => {
  expect(impact("demographics.gender", {})).toEqual([1, 1000]);
  expect(impact("demographics.ethnicity", {})).toEqual([1, 500]);
  expect(impact("county", {})).toEqual([1, 2000]);
  expect(impact("demographics.foster", {})).toEqual([0, 0]);
});

test("what is for military families of the US waits for no answer of who is a citizen of another country and lives there", () => {
  const index = compileIndex([scholarship("m", { groups: ["military"], amount_max: 900 })], today);
  const waiting = (profile: ProfileAnswers) =>
    inOneGo(impactsInSlices(index, profile)).find(({ field }) => field === "demographics.military")?.scholarships;
  expect(waiting({})).toBe(1);
  expect(waiting({ citizenship_status: "us_citizen", location: "Berlin, Germany" })).toBe(1);
  expect(waiting({ citizenship_status: "international", location: "Dayton, OH" })).toBe(1);
  expect(waiting({ citizenship_status: "international", location: "Lagos, Nigeria" })).toBe(0);
});

test("who said yes about the military is asked whose it is, where a scholarship says so, until they tell it or skip it", () => {
  const veterans: Demand = { about: "check", kind: "family", quote: "Be a U.S. veteran." };
  const rows = [
    scholarship("m", { groups: ["military"], demands: [veterans], amount_max: 900 }),
    scholarship("any", { groups: ["military"], amount_max: 500 }),
  ];
  const index = compileIndex(rows, today);
  const asked = (demographics: ProfileAnswers["demographics"], more: ProfileAnswers = {}) => {
    const profile = { citizenship_status: "us_citizen" as const, demographics, ...more };
    const missing = missingAnswers(inOneGo(impactsInSlices(index, profile)), profile);
    return missing.flatMap(({ field, scholarships }) => (field === "demographics.military" ? scholarships : []));
  };
  expect(asked({})).toEqual([2]);
  expect(asked({ military: true })).toEqual([1]);
  expect(asked({ military: true, military_ties: ["parent_veteran"] })).toEqual([]);
  expect(asked({ military: false })).toEqual([]);
  expect(asked({ military: true }, { set_aside: { "demographics.military": "skipped" } })).toEqual([]);
});

test("an impact says how many of the scholarships that wait are good fits", () => {
  const nurses = {
    academic_level: ["bachelor" as const],
    field_of_study: ["Nursing"],
    location_restrictions: ["TX" as const],
  };
  const index = compileIndex(
    [scholarship("good", { ...nurses, gpa_requirement: 3 }), scholarship("weak", { gpa_requirement: 3 })],
    today,
  );
  const nurse: ProfileAnswers = {
    academic_level: "bachelor's_degree",
    field_of_study: "Nursing",
    location: "Austin, TX",
  };
  const found = inOneGo(impactsInSlices(index, nurse)).find(({ field }) => field === "gpa");
  expect(found).toMatchObject({ scholarships: 2, good: 1 });
});

test("a scholarship that waits for two answers counts for one after the other", () => {
  const demographics = { ethnicity: "Hispanic or Latino" };
  expect(impact("demographics.gender", { demographics })).toEqual([2, 1500]);
});

test("closed scholarships and those that another answer rules out do not count", () => {
  expect(impact("gpa", {})).toEqual([1, 0]);
  expect(impact("demographics.gender", { location: "Reno, NV" })).toEqual([1, 1000]);
  expect(impact("county", { location: "Reno, NV" })).toEqual([0, 0]);
});

test("the impact of a question is the same whether it is answered, skipped or does not apply", () => {
  expect(impact("demographics.gender", { demographics: { gender: "man" } })).toEqual([1, 1000]);
  expect(impact("county", { county: "Hays", location: "Austin, TX" })).toEqual([1, 2000]);
  expect(impact("county", { set_aside: { county: "does_not_apply" } })).toEqual([1, 2000]);
  expect(impact("gpa", { gpa: 2, gpa_given: "70", gpa_scale: "100" })).toEqual([1, 0]);
});

test("what waits for where a student lives counts for the location, or for the state of a location that names none", () => {
  expect([impact("location", {}), impact("state", {})]).toEqual([
    [1, 500],
    [0, 0],
  ]);
  const somewhere = { location: "Springfield" };
  expect([impact("location", somewhere), impact("state", somewhere)]).toEqual([
    [1, 500],
    [1, 500],
  ]);
});
