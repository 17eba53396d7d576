import { expect, test } from "vitest";
import { earlyStateAid, formInPlaceOfFafsa } from "./state-aid.ts";

test("the early day of a state is told to its residents alone", () => {
  expect(earlyStateAid({ location: "Fresno, CA" })).toBe("California's is usually March 2");
  expect(earlyStateAid({ location: "Austin, TX", state: "CA" })).toBe("California's is usually March 2");
  expect(earlyStateAid({ location: "Houston, TX" })).toBeNull();
  expect(earlyStateAid({ location: "Los Angeles, CA", state: "TX" })).toBeNull();
  expect(earlyStateAid({ location: null })).toBeNull();
});

test("who cannot file the FAFSA has the form of their state in its place", () => {
  const daca = { citizenship_status: "daca", location: "McAllen, TX" } as const;
  expect(formInPlaceOfFafsa(daca)).toBe("the TASFA");
  expect(formInPlaceOfFafsa({ location: "McAllen, TX", demographics: { undocumented: true } })).toBe("the TASFA");
  expect(formInPlaceOfFafsa({ ...daca, location: "Boise, ID" })).toBe("");
  expect(formInPlaceOfFafsa({ citizenship_status: "international", location: "Nairobi, Kenya" })).toBe("");
  expect(formInPlaceOfFafsa({ citizenship_status: "international", location: "McAllen, TX" })).toBe("");
  expect(formInPlaceOfFafsa({ ...daca, citizenship_status: "permanent_resident" })).toBeNull();
  expect(formInPlaceOfFafsa({ ...daca, citizenship_status: "other" })).toBeNull();
});
