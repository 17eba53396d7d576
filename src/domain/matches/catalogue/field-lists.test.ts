import { expect, test } from "vitest";
import { fitOfList, fitsOfLists, listFits } from "./field-lists.ts";
import { inOneGo } from "./slices.ts";

const named = ["Nursing", "STEM", "Computer Science", "Engineering", "Software Engineering", "Any field"];
const fitting = (wanted: string, values = named.map((name) => [name])) =>
  [...fitsOfLists({ values }, wanted)]
    .map((fit, number) => [values[number]?.[0], fit])
    .filter(([, fit]) => Number(fit) >= listFits.any);

test("a field fits itself, the wider fields that contain it, and lists for any field", () => {
  expect(fitting("Computer Science")).toEqual([
    ["STEM", listFits.broader],
    ["Computer Science", listFits.exact],
    ["Any field", listFits.any],
  ]);
});

test("a wide field that holds only a side of the wanted one does not fit it", () => {
  expect(fitOfList(["Engineering"], "Agriculture")).toBe(listFits.unclear);
  expect(fitOfList(["Agricultural Engineering"], "Agriculture")).toBe(listFits.exact);
  expect(fitOfList(["Engineering"], "Civil Engineering")).toBe(listFits.broader);
});

test("fits that are made in slices are those that are made in one go", () => {
  const values = Array.from({ length: 450 }, (_, at) => [named[at % named.length] ?? "", `Field ${at}`]);
  const slices = fitsOfLists.inSlices({ values }, "Nursing");
  expect(slices.next().done).toBe(false);
  const made = inOneGo(slices);
  expect(fitsOfLists({ values }, "Nursing")).toBe(made);
  expect(made).toEqual(fitsOfLists({ values: [...values] }, "Nursing"));
});

test("a list fits as its best field does", () => {
  expect(fitOfList(["Nursing", "STEM", "Computer Science"], "computer science")).toBe(listFits.exact);
  expect(fitOfList([], "computer science")).toBe(listFits.none);
});

test("an unknown name fits only itself", () => {
  expect(fitOfList(["Underwater Basketry"], "underwater basketry")).toBe(listFits.exact);
  expect(fitOfList(named.slice(0, 5), "underwater basketry")).toBe(listFits.unclear);
});

test("lists that are added later are compared too", () => {
  const values = [["Nursing"]];
  expect(fitting("Physics", values)).toEqual([]);
  values.push(["STEM"], ["Physics"]);
  expect(fitting("Physics", values)).toEqual([
    ["STEM", listFits.broader],
    ["Physics", listFits.exact],
  ]);
});
