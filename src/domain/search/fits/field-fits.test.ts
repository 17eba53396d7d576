import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import type { IndexedScholarship } from "../../matches/catalogue/compiled-row.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";
import { readingOf } from "../shown/reading-of.ts";

const today = "2026-11-22";

function search(query: string, list: (Partial<IndexedScholarship> & { title: string })[]) {
  const index = compileIndex(
    list.map((facts) => blankScholarship({ id: facts.title, ...facts })),
    today,
  );
  return searchCatalogue(index, { understood: readQuery(query, today), words: query, limit: 9 });
}

const construction = {
  title: "Women in Construction Award",
  provider_name: "National Association of Women in Construction",
  groups: ["women" as const],
};
const anyWoman = { title: "Grant for Women", groups: ["women" as const] };

test("what is for a group, and names another subject than the one that was said, comes behind what is for any subject", () => {
  const list = [construction, anyWoman];
  expect(search("women in nursing", list).items.map(({ id }) => id)).toEqual([anyWoman.title, construction.title]);
  expect(search("women in construction", list).items[0]?.id).toBe(construction.title);
});

test("the name of another subject is no stated field, so it rules nobody out and is left to check", () => {
  const [found] = search("women in nursing", [construction]).items;
  expect(found?.missed).toEqual([]);
  expect(found?.unknown.map(({ slot }) => slot)).toEqual(["field_of_study"]);
});

test.each([
  ["wsu nursing", [], ["We list no open scholarship only for students of “wsu”. Ask the financial aid office there."]],
  [
    "nursing at rice university",
    [{ title: "Owl Award", institutions: ["Rice University"], field_of_study: ["Music"] }],
    [
      "We list no open scholarship only for students of “rice university” in Nursing. Ask the financial aid office there.",
    ],
  ],
  [
    "nursing at rice university",
    [{ title: "Owl Award", institutions: ["Rice University"], field_of_study: ["Nursing"] }],
    [],
  ],
  ["nursing", [], []],
])("a college of which none is listed for the field is named: %s", (query, own, notes) => {
  const found = search(query, [{ title: "Nurses Award", field_of_study: ["Nursing"] }, ...own]);
  const told = readingOf(query, found, today).notes.filter((note) => note.startsWith("We list"));
  expect(told).toEqual(notes);
});
