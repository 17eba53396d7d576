import { expect, test } from "vitest";
import { readQuery } from "../read-query.ts";

const today = "2026-11-22";
const residences = (query: string) =>
  readQuery(query, today).constraints.flatMap(({ slot, value }) => (slot === "residence" ? [value] : []));

test.each([
  ["yakima", "WA"],
  ["spokane valley high school seniors", "WA"],
  ["from killeen", "TX"],
  ["students in tyler", "TX"],
  ["i live in round rock", "TX"],
])("a town that only one state has is a residence: %s", (query, state) => {
  expect(residences(query)).toEqual([state]);
});

test.each([
  ["a name", "tyler is my name"],
  ["an everyday word", "a degree in commerce"],
  ["a sponsor", "abilene foundation"],
  ["a sponsor in a large city", "dayton foundation"],
  ["a sponsor of several words", "chicago community trust"],
  ["a college", "clemson"],
  ["a country", "student from jamaica"],
  ["shared by several states", "from portland"],
  ["Spanish for something else", "mis papas trabajan en el campo"],
])("a town whose name is %s is no residence: %s", (_, query) => {
  expect(residences(query)).toEqual([]);
});

test("a town with another state is in that state", () => {
  expect(residences("killeen alabama")).toEqual(["AL"]);
});

test("what follows behind a comma makes no sponsor of a city", () => {
  expect(residences("Dayton, fund my college")).toEqual(["OH"]);
});

test("a town is looked for as well", () => {
  expect(readQuery("nursing in yakima", today).topics).toEqual(["yakima"]);
});
