import { expect, test } from "vitest";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { newRow } from "./catalogue-entry.ts";
import { DuplicateIndex } from "./duplicate-index.ts";

const now = new Date("2026-11-23T00:00:00Z");
const row = (title: string, more = {}) => newRow({ ...makeScholarship(title), ...more }, now);

test("a row is added when none is the same, and found by the next entry of the same scholarship", () => {
  const index = new DuplicateIndex();
  const first = row("Okafor Nursing Scholarship");
  expect(index.findOrAdd(first)).toBeNull();
  expect(index.findOrAdd(row("The Okafor Nursing Scholarship Program"))).toBe(first);
  expect(index.findOrAdd(row("Okafor Music Scholarship"))).toBeNull();
});

test("a row that is only looked for is not added", () => {
  const index = new DuplicateIndex();
  const scholarship = row("Okafor Nursing Scholarship");
  expect(index.find(scholarship)).toBeNull();
  expect(index.find(scholarship)).toBeNull();
});

test("a row that is added again after it learned its sponsor is found by the sponsor", () => {
  const index = new DuplicateIndex();
  const known = row("Merit Scholarship", { provider_name: "Listed by Example" });
  const named = row("Merit Scholarship", { provider_name: "Okafor Foundation" });
  index.add(known);
  expect(index.find(named)).toBeNull();
  known.provider_name = "Okafor Foundation";
  index.add(known);
  expect(index.find(named)).toBe(known);
});

test("a row that learned its sponsor is not found as one without a sponsor any more", () => {
  const index = new DuplicateIndex();
  const known = row("Merit Scholarship", { provider_name: "a.example", amount_max: 500, deadline: "2027-03-01" });
  index.add(known);
  known.provider_name = "Alpha College";
  index.add(known);
  expect(index.find(row("Merit Scholarship", { provider_name: "Beta College", amount_max: 500 }))).toBeNull();
});

test("a row is found whichever of two titles has its sponsor in part or by its acronym", () => {
  const provider_name = "Okafor National Foundation of Finches (ONFF)";
  const titles = ["Bluebird Migration Prize", "Okafor Bluebird Migration Prize", "ONFF Bluebird Migration Prize"];
  for (const stored of titles) {
    const index = new DuplicateIndex();
    const first = row(stored, { provider_name });
    index.add(first);
    for (const title of titles) expect(index.find(row(title, { provider_name }))).toBe(first);
  }
});
