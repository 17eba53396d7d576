import { expect, test } from "vitest";
import { addedBy, addsToRequirement, generalKnowledge, isPartlyUnchecked, isQuoted } from "./provenance-text.ts";
import { provenances } from "./vocabulary.ts";

test("our own summary is not a quotation", () => {
  expect(provenances.filter((provenance) => !isQuoted({ provenance }))).toEqual(["curated"]);
});

test("every provenance has a label", () => {
  expect(addedBy({ provenance: "curated" })).toBe("Laurel");
  expect(addedBy({ provenance: "submitted" })).toBe("A student, reviewed by Laurel");
});

test("general knowledge beside a checked source leaves a part unchecked", () => {
  const checked = (source_name: string | null) => isPartlyUnchecked({ source_name, last_checked: "2026-08-21" });
  expect(checked(`Portal listings, 2026 (MIT); ${generalKnowledge}`)).toBe(true);
  expect(checked("Portal listings, 2026 (MIT)")).toBe(false);
  expect(checked(null)).toBe(false);
  expect(isPartlyUnchecked({ source_name: generalKnowledge, last_checked: null })).toBe(false);
});

test("a summary that only repeats the requirement adds nothing", () => {
  expect(addsToRequirement("For high school students.", "High school")).toBe(false);
  expect(addsToRequirement("For high school seniors in Ohio.", "High school")).toBe(true);
  expect(addsToRequirement("For residents of Texas.", "Texas")).toBe(false);
  expect(addsToRequirement("Nursing students only.", null)).toBe(true);
  expect(addsToRequirement("The sponsor sets a minimum GPA of 2.5.", "2.5 or higher")).toBe(false);
  expect(addsToRequirement("A GPA of 2.5 in science courses.", "2.5 or higher")).toBe(true);
  expect(addsToRequirement("Have a 3.0 GPA.", "2.5 or higher")).toBe(true);
  const citizens = "US citizens, Permanent residents, DACA";
  expect(addsToRequirement("Applicants must be a U.S. citizen or a DACA recipient.", citizens)).toBe(false);
  expect(addsToRequirement("Be a U.S. citizen abroad.", citizens)).toBe(true);
  const levels = "High school, Associate, Bachelor's, Master's, Doctoral";
  expect(addsToRequirement("For high school students, undergraduates and graduate students.", levels)).toBe(false);
  expect(addsToRequirement("For undergraduates.", "High school")).toBe(true);
});
