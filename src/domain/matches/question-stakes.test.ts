import { expect, test } from "vitest";
import { silentAward } from "#tests/support/silent-award.ts";
import { compileIndex } from "./catalogue-index.ts";
import type { Award } from "./criterion.ts";
import { questionStakes } from "./question-stakes.ts";
import type { ProfileAnswers } from "./student.ts";

const today = "2026-11-21";

const award = (id: string, facts: Partial<Award>) => silentAward({ id, ...facts });

const catalogue = [
  award("a", { groups: ["women"], amount_max: 1000 }),
  award("b", { groups: ["women", "hispanic"], amount_max: 500, location_restrictions: ["TX"] }),
  award("c", { requirements: ["Live in Travis County, Texas."], amount_max: 2000 }),
  award("d", { gpa_requirement: 3, deadline: "2026-01-01", deadline_kind: "fixed" }),
  award("e", { gpa_requirement: 3 }),
];

const stake = (field: string, profile: ProfileAnswers) => {
  const found = questionStakes(compileIndex(catalogue, today), profile).find((each) => each.field === field);
  return found && [found.awards, found.dollars];
};

test("a question's stakes are the open awards that ask it, and their dollars", () => {
  expect(stake("demographics.gender", {})).toEqual([2, 1500]);
  expect(stake("demographics.ethnicity", {})).toEqual([1, 500]);
  expect(stake("county", {})).toEqual([1, 2000]);
  expect(stake("demographics.foster", {})).toEqual([0, 0]);
});

test("an award that is closed or that another answer rules out does not hang on it", () => {
  expect(stake("gpa", {})).toEqual([1, 0]);
  expect(stake("demographics.gender", { location: "Reno, NV" })).toEqual([1, 1000]);
  expect(stake("county", { location: "Reno, NV" })).toEqual([0, 0]);
});

test("an answer that was given, skipped or does not apply leaves its own stakes as they are", () => {
  expect(stake("demographics.gender", { demographics: { gender: "man" } })).toEqual([2, 1500]);
  expect(stake("county", { county: "Hays", location: "Austin, TX" })).toEqual([1, 2000]);
  expect(stake("county", { set_aside: { county: "does_not_apply" } })).toEqual([1, 2000]);
  expect(stake("gpa", { gpa: 2, gpa_given: "70", gpa_scale: "100" })).toEqual([1, 0]);
});
