import { expect, test } from "vitest";
import { howItCame, isQuoted } from "./provenance-text.ts";
import { provenances } from "./vocabulary.ts";

test("what we summed up ourselves is no quotation", () => {
  expect(provenances.filter((provenance) => !isQuoted({ provenance }))).toEqual(["curated"]);
});

test("a source is claimed only where somebody checked", () => {
  expect(howItCame({ provenance: "curated", last_checked: "2026-06-21" })).toBe("Entered by Laurel from its source");
  for (const provenance of ["curated", "imported", "scraped"] as const)
    expect(howItCame({ provenance, last_checked: null })).toContain("not checked against the sponsor's page yet");
});
