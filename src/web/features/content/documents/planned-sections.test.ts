import { expect, test } from "vitest";
import { isPlanned, labeledSections } from "./planned-sections.ts";

test("opening one capability leaves the others planned", () => {
  const open = (paths: readonly string[]) =>
    labeledSections.filter((id) => !isPlanned(id, (path) => paths.includes(path)));
  expect(open([])).toEqual([]);
  expect(open(["/applications"])).toEqual(["a-tracker-with-deadlines"]);
  expect(open(["/credits"])).toEqual([]);
  expect(open(["/assistant"])).toEqual(["the-assistant"]);
});

test("a section about an open feature is not planned", () => {
  expect(isPlanned("matching-you-can-check", () => false)).toBe(false);
});
