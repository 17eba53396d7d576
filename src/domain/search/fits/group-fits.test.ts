import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { readCuratedFacts } from "../../eligibility/curated-facts.ts";
import type { IndexedScholarship } from "../../matches/catalogue/compiled-row.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";
import { missedSentence } from "../shown/constraint-sentences.ts";

const today = "2026-11-22";

/** The sentences about what a scholarship misses of a query, or null where it is not found. */
function missedBy(query: string, facts: Partial<IndexedScholarship>): string[] | null {
  const scholarship = readCuratedFacts(blankScholarship(facts));
  const found = searchCatalogue(compileIndex([scholarship], today), {
    understood: readQuery(query, today),
    words: query,
    limit: 1,
  });
  return found.items[0]?.missed.map((constraint) => missedSentence(constraint, scholarship)) ?? null;
}

const military = (requirement: string): Partial<IndexedScholarship> => ({
  groups: ["military"],
  requirements: [requirement],
});
const others = ["For other members of military families"];

test.each([
  ["army vet", "Be a child of a veteran."],
  ["scholarships for veterans", "Be the child of an active, reserve, retired or fallen service member."],
  ["scholarships for veterans", "Be a direct descendant or adopted child of a wartime veteran."],
  ["ex marine", "Be the child or surviving spouse of a service member who died in the line of duty."],
  ["my dad is a veteran", "Be a veteran."],
  ["navy brat", "Be a veteran."],
  ["army wife", "Be a child of a veteran."],
])("whom else of a military family it is for: %s misses %s", (query, requirement) => {
  expect(missedBy(query, military(requirement))).toEqual(others);
});

test.each([
  ["army vet", "Be a U.S. Army veteran."],
  ["scholarships for veterans", "Be a veteran, the spouse of a disabled veteran, or a qualifying widow or widower."],
  ["scholarships for veterans and their families", "Be a child of a veteran."],
  ["my dad is a veteran", "Be a child of a veteran."],
  ["military", "Be a child of a veteran."],
  ["i'm a vet and my mom was in the navy", "Be a child of a veteran."],
  ["scholarships for veterans", "Be the child of a veteran, or have served in the Army."],
  ["scholarships for veterans", "For children of veterans, veterans, or spouses of disabled veterans."],
  ["veterans children", "Be a child of a veteran."],
  ["veteran dependents", "Be the spouse of a veteran."],
  ["grandchild of a veteran", "Be a child of a veteran."],
])("who is of the circle, or does not say of which: %s fits %s", (query, requirement) => {
  expect(missedBy(query, military(requirement))).toEqual([]);
});

test.each(["single mom scholarships", "veterans"])("%s are not in high school", (query) => {
  const group = query === "veterans" ? "military" : "women";
  const facts = { groups: [group] as const, academic_level: ["high_school"] as const };
  expect(missedBy(query, { groups: [...facts.groups], academic_level: [...facts.academic_level] })).toEqual([
    "Only for high school students",
  ]);
});

test.each(["single mom in high school", "teen mom scholarships", "17 year old single mom"])(
  "%s may have what is for high schools",
  (query) => {
    expect(missedBy(query, { groups: ["women"], academic_level: ["high_school"] })).toEqual([]);
  },
);

test.each([
  ["scholarships for Navajo students", "Diné", "Ute"],
  ["scholarships for Ute students", "Native American", "Navajo"],
  ["scholarships for Muscogee students", "American Indian", "Pawnee"],
  ["scholarships for Oglala students", "Lakota", "Apache"],
])("%s: those for %s come before those for %s", (query, own, other) => {
  const rows = [other, own].map((people) =>
    readCuratedFacts(
      blankScholarship({ id: people, title: `${people} Award`, groups: ["native_american"], requirements: [] }),
    ),
  );
  const found = searchCatalogue(compileIndex(rows, today), {
    understood: readQuery(query, today),
    words: query,
    limit: 2,
  });
  expect(found.items.map(({ id, unknown }) => [id, unknown.length])).toEqual([
    [own, 0],
    [other, 1],
  ]);
});
