import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { IndexedScholarship } from "../../matches/catalogue/compiled-row.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";
import { sponsorWords } from "./sponsor-words.ts";

const others = [
  { title: "Women Forward Fund", groups: ["women" as const] },
  { title: "Children of Fallen Heroes Award" },
  { title: "Drawing Prize", keywords: ["mining"] },
];
const find = (words: string, more: readonly (Partial<IndexedScholarship> & { title: string })[] = []) =>
  searchCatalogue(
    compileIndex(
      [...others, ...more].map((each) => blankScholarship({ id: each.title, ...each })),
      today,
    ),
    { understood: readQuery(words, today), words, limit: 9 },
  );

test.each(["daughter of a coal miner", "children of coal miners", "my dad is a coal miner", "coal miner's daughter"])(
  "a parent's work that no scholarship is for is said so, whatever else the words tell: %s",
  (words) => {
    const nobody = find(words);
    expect([nobody.fitting, nobody.corrections[0]?.searched]).toEqual([0, ["mining"]]);
    const some = find(words, [{ title: "Coal Miners Families Award" }]);
    expect(some.items[0]?.id).toBe("Coal Miners Families Award");
    expect(some.corrections.some(({ word }) => word.includes("miner"))).toBe(false);
    expect(some.fitting).toBeGreaterThan(0);
  },
);

test("where no scholarship is for the people of a work, the families of others are not found by their family", () => {
  expect(find("children of coal miners").items.map(({ id }) => id)).toEqual(["Drawing Prize"]);
});

test("what the student studies fits beside a parent's work that no scholarship is for", () => {
  const { items, fitting } = find("daughter of a coal miner studying nursing", [
    { title: "Nurses Award", field_of_study: ["Nursing"] },
  ]);
  expect(fitting).toBeGreaterThan(0);
  expect(items[0]?.id).toBe("Nurses Award");
});

test.each([
  ["postal worker", "letter carriers", "postal"],
  ["plumber", null, "Plumbing"],
  ["registered nurse", null, "Nursing"],
  ["electrician", null, "skilled trades"],
])("%s is an occupation with words of its own and near ones", (work, same, near) => {
  const parts = sponsorWords(`the family of one ${work}`);
  expect(parts).toHaveLength(1);
  const [part] = parts;
  expect(part?.otherWords).toEqual(same === null ? [] : expect.arrayContaining([same]));
  expect(part?.nearWords).toContain(near);
});
