import { expect, test } from "vitest";
import { CatalogueSearchParams } from "./catalogue-search.ts";

const read = (params: object) => CatalogueSearchParams.parse(params);

test("values are read as the router and a form send them", () => {
  expect(read({ q: " nursing ", gpa: "3.2", amount_min: 5000 })).toEqual({ q: "nursing", gpa: 3.2, amount_min: 5000 });
  expect(read({ q: 2026 })).toEqual({ q: "2026" });
  expect(read({ q: "", academic_level: "", amount_min: "", amount_max: " ", gpa: "" })).toEqual({});
});

test("invalid values are left out, and the others stay", () => {
  const params = { q: ["a", "b"], academic_level: "wizard", amount_min: -1, amount_max: "much", gpa: 9, sort: "luck" };
  expect(read({ ...params, field_of_study: "Nursing" })).toEqual({ field_of_study: "Nursing" });
  expect(read({ q: "x".repeat(2001), cursor: 7 })).toEqual({});
});
