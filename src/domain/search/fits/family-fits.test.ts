import { expect, test } from "vitest";
import type { Demand } from "#domain/eligibility/demand.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";
import { fits } from "./row-fits.ts";

const family = (quote: string): Demand => ({ about: "check", kind: "family", quote });
const rows = [
  { title: "Brave Award", description: "For children of firefighters.", demands: [family("children of firefighters")] },
  { title: "Caring Award", description: "For children of nurses.", demands: [family("children of nurses")] },
  { title: "Nursing Award", description: "For future nurses.", field_of_study: ["Nursing"], gpa_requirement: 3 },
  { title: "Acme Award", demands: [{ about: "parent_employers" as const, names: ["Acme Corp"], quote: "Acme staff" }] },
  { title: "Art Award", field_of_study: ["Art"] },
];
const index = compileIndex(
  rows.map((each) => blankScholarship({ id: each.title, ...each })),
  today,
);
const find = (words: string) => searchCatalogue(index, { understood: readQuery(words, today), words, limit: 9 });

test.each([
  ["my dad is a firefighter", "Brave Award"],
  ["a firefighter's daughter", "Brave Award"],
  ["children of nurses", "Caring Award"],
  ["my mom works at Acme", "Acme Award"],
])("what is for families of a work comes first: %s", (words, title) => {
  const { items } = find(words);
  expect(items[0]?.id).toBe(title);
  expect(items.map(({ id }) => id)).not.toContain("Nursing Award");
});

test("who wants no GPA asked for misses what asks for one, and what asks for none is open", () => {
  const standing = new Map(find("no GPA needed").items.map(({ id, fits }) => [id, fits[0]?.fit]));
  expect([standing.get("Nursing Award"), standing.get("Art Award")]).toEqual([fits.missed, fits.open]);
});
