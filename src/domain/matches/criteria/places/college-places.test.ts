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
  ["Great Falls College Montana State University", "two_year"],
  ["Any Town Community College", "two_year"],
  // It gives some bachelor's degrees.
  ["Sinclair Community College", "two_year"],
  ["Montana State University Billings", "university"],
  ["UT Austin", "university"],
  ["Carleton College", "four_year"],
  // Colleges of both types have this name.
  ["Columbia College", undefined],
  ["A college of my dreams", undefined],
])("the type of %s is %s", (name, type) => {
  expect(placeOfCollege(name).type).toBe(type);
});

test("a student who lives abroad may name a college of the US by several words that no other has", () => {
  const ghana = { state: null, country: "GH" };
  expect(placeOfCollege("Carnegie Mellon", ghana)).toMatchObject({ countries: ["US"], states: ["PA"] });
  for (const name of ["Vanderbilt", "Cornell", "Ashesi University"])
    expect(placeOfCollege(name, ghana).countries).toEqual([]);
});
