import { expect, test } from "vitest";
import { indexOfFacts } from "#tests/support/index-of-facts.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";
import { readingOf } from "../shown/reading-of.ts";

const today = "2026-11-22";
const rows: Partial<ScholarshipFacts>[] = [
  { title: "Any Award" },
  { title: "Welcome Award", citizenship: ["international"] },
  { title: "Country Award", countries: ["US"] },
  { title: "Lone Star Award", location_restrictions: ["TX"] },
  { title: "Women Award", groups: ["women"] },
  { title: "Tokyo Award", description: "Study in Japan.", demands: [], citizenship: ["international"] },
];
const index = indexOfFacts(rows, today);

function search(query: string) {
  const found = searchCatalogue(index, { understood: readQuery(query, today), words: query, limit: 10 });
  const { notes, chips } = readingOf(query, found, today);
  return { ...found, notes, instead: chips.flatMap(({ instead }) => instead ?? []) };
}

test.each([
  ["scholarships in Ghana", "We list no open scholarship for study in Ghana."],
  ["scholarships in Africa", "We list no open scholarship for study in Africa."],
  ["study in Asia"],
  ["scholarships for students from Ghana", "We list no open scholarship only for students from Ghana."],
  ["scholarships in Ohio", "We list no open scholarship only for students in Ohio."],
  ["scholarships in Texas"],
  ["scholarships for Jewish students", "We list no open scholarship only for Jewish students."],
  ["mortuary science", "We list no open scholarship only for students of mortuary science."],
  ["women"],
  ["study in Japan"],
  ["study in the United States"],
])("what no scholarship is for is named: %s", (query, ...notes) => {
  expect(search(query).notes).toEqual(notes);
});

test("where nothing is for study in a country, what its students can get is found, and offered as a search of its own", () => {
  const { items, fitting, instead } = search("scholarships in Ghana");
  expect(items.map(({ id }) => id)).toContain("Welcome Award");
  expect(items.map(({ id }) => id)).not.toContain("Any Award");
  expect(fitting).toBe(0);
  expect(instead).toEqual([{ text: "From Ghana", query: "scholarships from Ghana" }]);
  expect(search("scholarships from Ghana").fitting).toBeGreaterThan(0);
});

test("where nothing is for the people of a country, studies there are offered if there are any", () => {
  expect(search("students from Japan").instead).toEqual([
    { text: "Study in Japan", query: "students to study in Japan" },
  ]);
  expect(search("students from Ghana").instead).toEqual([]);
});

test("of a college that nothing is for, its state only orders what is found, as the student did not say it", () => {
  const { notes, items, unlisted } = search("Howard University");
  expect(notes).toEqual([
    "We list no open scholarship only for students of “Howard University”. Ask the financial aid office there.",
  ]);
  const said = [
    ...unlisted.flatMap((each) => each.said),
    ...items.flatMap(({ fits }) => fits.flatMap((each) => each.constraints)),
  ];
  expect(new Set(said.map(({ slot }) => slot))).toEqual(new Set(["college"]));
  const texan = search("Baylor University");
  expect(texan.items[0]?.id).toBe("Lone Star Award");
});
