import { expect, test } from "vitest";
import { addedBy, addsToRequirement, isQuoted } from "./provenance-text.ts";
import { provenances } from "./vocabulary.ts";

test("what we summed up ourselves is no quotation", () => {
  expect(provenances.filter((provenance) => !isQuoted({ provenance }))).toEqual(["curated"]);
});

test("who added a scholarship is said in a few words", () => {
  expect(addedBy({ provenance: "curated" })).toBe("Laurel");
  expect(addedBy({ provenance: "submitted" })).toBe("A student, reviewed by Laurel");
});

test("a summary that only repeats the requirement adds nothing", () => {
  expect(addsToRequirement("For high school students.", "High school")).toBe(false);
  expect(addsToRequirement("For high school seniors in Ohio.", "High school")).toBe(true);
  expect(addsToRequirement("Nursing students only.", null)).toBe(true);
});
