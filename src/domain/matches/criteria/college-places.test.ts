import { expect, test } from "vitest";
import { placeOfCollege } from "./college-places.ts";

test.each<[string, readonly string[], readonly string[]]>([
  ["Rice University", ["US"], ["TX"]],
  ["UT Austin", ["US"], ["TX"]],
  ["Virginia Tech", ["US"], ["VA"]],
  ["Miami University", ["US"], ["OH"]],
  ["University of California", ["US"], ["CA"]],
  ["Washington University in St. Louis", ["US"], ["MO"]],
  ["Triton College", ["US"], ["IL"]],
  ["University of Calgary", ["CA"], []],
  ["University of Edinburgh", ["GB"], []],
  ["University of Ghana", ["GH"], []],
  ["A college of my dreams", [], []],
])("%s is in %j, in the states %j", (name, countries, states) => {
  expect(placeOfCollege(name)).toMatchObject({ countries, states });
});

test("a name that colleges of several states share has all their states", () => {
  expect(placeOfCollege("Columbia College").states.length).toBeGreaterThan(1);
});

test.each([
  ["Great Falls College Montana State University", "associate"],
  ["Any Town Community College", "associate"],
  ["Montana State University Billings", "bachelor"],
  ["A college of my dreams", undefined],
])("the first degrees of %s are of the level %s", (name, level) => {
  expect(placeOfCollege(name).level).toBe(level);
});
