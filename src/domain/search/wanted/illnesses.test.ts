import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";

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

test.each([
  ["heart disease", "Heart Disease Award"],
  ["diabetes", "Diabetes Award"],
  ["type 1 diabetic", "Diabetes Award"],
  ["cancer survivor", "Cancer Award"],
  ["leukemia", "Cancer Award"],
  ["asthma", "Asthma Award"],
  ["epileptic", "Epilepsy Award"],
  ["chronic kidney disease", "Kidney Disease Fund"],
])("what is for any illness is found after what names %s, and says that it does not name it", (words, named) => {
  const { items, fitting } = find(words, [named, "Walk of Hearts"]);
  const any = items.find(({ id }) => id === "Any Illness Award");
  expect(items[0]).toMatchObject({ id: named, unnamed: [] });
  expect(any?.unnamed).toHaveLength(1);
  expect(items.filter(({ missed, unnamed }) => missed.length + unnamed.length === 0)).toHaveLength(fitting);
});

test("the people of an illness are not taken for another word: aid", () => {
  expect(find("AIDS patient", ["Student Aid"]).fitting).toBe(0);
});

test("only what names the illness fits, or is for something else that was said", () => {
  const named = find("heart disease", ["Heart Disease Award", "Walk of Hearts"]);
  expect([named.fitting, idsOf(named)[0]]).toEqual([1, "Heart Disease Award"]);
  const disabled = find("disabled student with heart disease", ["Heart Disease Award"]);
  expect(disabled.items.filter(({ unnamed }) => unnamed.length === 0).map(({ id }) => id)).toContain("Bright Path");
});

test("beside a level, what is near to the illness comes before what is for the level alone", () => {
  expect(idsOf(find("kidney transplant, high school senior")).slice(0, 2).toSorted()).toEqual([
    "Any Illness Award",
    "Bright Path",
  ]);
});

test("beside a field, what is for any disability is for the illness too, and not what is for another one", () => {
  const rows = [
    { title: "Nurses Fund", field_of_study: ["Nursing"] },
    { title: "Bright Path", groups: ["disability" as const] },
    { title: "Blind Path", groups: ["disability" as const], description: "For blind students." },
  ].map((each) => blankScholarship({ id: each.title, ...each }));
  const words = "sickle cell, nursing";
  const found = searchCatalogue(compileIndex(rows, today), { understood: readQuery(words, today), words, limit: 9 });
  expect(idsOf(found).toSorted()).toEqual(["Bright Path", "Nurses Fund"]);
  expect(found.fitting).toBe(2);
});
