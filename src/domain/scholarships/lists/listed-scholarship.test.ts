import { expect, test } from "vitest";
import { emptyFacts } from "../requirements/empty-facts.ts";
import type { Scholarship } from "../scholarship.ts";
import { listedScholarship } from "./listed-scholarship.ts";

test("a row of a public list shows four requirements, and says how many more there are", () => {
  const stated = { academic_level: ["bachelor" as const], field_of_study: ["Nursing"], gpa_requirement: 3 };
  const more = { location_restrictions: ["TX"], need_based: true, essay_required: true };
  // The row needs nothing of the rest.
  const rowOf = (facts: object) =>
    listedScholarship({ ...emptyFacts(), title: "", description: "", ...facts } as Scholarship);
  expect(rowOf(stated)).toMatchObject({ asks: ["Nursing", "Bachelor's", "GPA 3.0+"], more_asks: 0 });
  expect(rowOf({ ...stated, ...more })).toMatchObject({
    asks: ["Nursing", "Bachelor's", "Texas", "GPA 3.0+"],
    more_asks: 2,
  });
});
