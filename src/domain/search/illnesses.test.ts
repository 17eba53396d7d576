import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { compileIndex } from "../matches/catalogue/index-builder.ts";
import { readQuery } from "./query/read-query.ts";
import { searchCatalogue } from "./search-catalogue.ts";

const list = [
  { title: "Garden Prize" },
  { title: "Any Illness Award", keywords: ["chronic illness"] },
  { title: "Bright Path", groups: ["disability" as const] },
];
const find = (words: string, more: readonly string[] = []) =>
  searchCatalogue(
    compileIndex(
      [...list, ...more.map((title) => ({ title }))].map((each) => blankScholarship({ id: each.title, ...each })),
      today,
    ),
    { understood: readQuery(words, today), words, limit: 9 },
  );
const idsOf = ({ items }: ReturnType<typeof find>) => items.map(({ id }) => id);

test.each(["kidney disease", "I have lupus", "sickle cell", "Crohn's disease"])(
  "for an illness that no scholarship names, those for any illness or disability are shown, and fit nothing: %s",
  (words) => {
    const found = find(words);
    expect(idsOf(found)).toEqual(["Any Illness Award", "Bright Path"]);
    expect(found.fitting).toBe(0);
    expect(found.corrections[0]?.searched).toEqual(["chronic illness", "disability"]);
  },
);

test("a scholarship that names the illness comes first and fits", () => {
  const found = find("kidney disease", ["Kidney Disease Fund"]);
  expect(idsOf(found)[0]).toBe("Kidney Disease Fund");
  expect(found.fitting).toBeGreaterThan(0);
});

test("beside a level, what is near to the illness comes before what is for the level alone", () => {
  expect(idsOf(find("kidney transplant, high school senior")).slice(0, 2).toSorted()).toEqual([
    "Any Illness Award",
    "Bright Path",
  ]);
});
