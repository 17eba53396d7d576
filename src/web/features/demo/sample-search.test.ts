import { expect, test } from "vitest";
import { fields, scholarships, searchSamples } from "./sample-search.ts";

test("without a query and a field, every sample is listed, best match first", () => {
  const found = searchSamples(scholarships, "", "All Fields");
  expect(found).toHaveLength(scholarships.length);
  const scores = found.map(({ matchScore }) => matchScore);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test.each(fields.slice(1))("the field %s leaves only its own samples", (field) => {
  const found = searchSamples(scholarships, "", field);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(scholarships.length);
  for (const sample of found) expect(sample.fieldOfStudy).toContain(field);
});

test("every word must occur, in any case", () => {
  expect(searchSamples(scholarships, "BRIDGES water", "All Fields").map(({ id }) => id)).toEqual(["sample-3"]);
  expect(searchSamples(scholarships, "bridges", "Business")).toEqual([]);
  expect(searchSamples(scholarships, "unicorn", "All Fields")).toEqual([]);
});
