import { expect, test } from "vitest";
import { readQuery } from "../read-query.ts";

const read = (query: string) => {
  const { constraints, topics } = readQuery(query, "2026-11-22");
  return { says: constraints.map(({ slot, value, words }) => `${slot}: ${value} (${words})`), topics };
};

test.each([
  ["welding in South Texas", "TX", "South Texas"],
  ["upstate New York", "NY", "upstate New York"],
  ["nursing, central Ohio", "OH", "central Ohio"],
  ["western North Carolina", "NC", "western North Carolina"],
  ["the West Virginia panhandle", "WV", "West Virginia panhandle"],
])("a part of a state is one place, in the state and looked for by its name: %s", (query, state, words) => {
  const { says, topics } = read(query);
  expect(says).toContain(`residence: ${state} (${words})`);
  expect(topics).toEqual([words.toLowerCase()]);
});

test.each([
  ["west virginia", ["residence: WV (west virginia)"]],
  ["south dakota", ["residence: SD (south dakota)"]],
  ["university of south florida", ["college: University of South Florida (university of south florida)"]],
])("a direction in a name of its own makes no part of a state: %s", (query, says) => {
  expect(read(query)).toEqual({ says, topics: [] });
});

test("a direction before a comma is of something else", () => {
  expect(read("moving south, Texas").topics).toEqual(["south"]);
});

test.each([
  "Out of state student, university in California",
  "out-of-state tuition in California",
  "attending college in California out of state",
  "out of state nursing student in California",
])("an out of state student does not live where they study: %s", (query) => {
  const { says } = read(query);
  expect(says).toContain("exclude: CA (California)");
  expect(says.filter((each) => each.startsWith("residence"))).toEqual([]);
  expect(read(query).topics).toContain("california");
});

test.each([
  ["UC Berkeley out of state", ["exclude: CA (out of state)"]],
  ["out of state student at Clemson", ["exclude: SC (out of state student)"]],
  ["USC out of state", []],
  ["I live in Texas, out of state at Clemson", []],
])("who is out of state for one college, and names no home, does not live in its state: %s", (query, says) => {
  const { constraints, topics } = readQuery(query, "2026-11-22");
  const excluded = constraints.filter(({ slot }) => slot === "exclude");
  expect(excluded.map(({ slot, value, words }) => `${slot}: ${value} (${words})`)).toEqual(says);
  expect(topics).toEqual([]);
});

test("in state tuition without a college is told as not understood, and its words find nothing", () => {
  expect(readQuery("in state tuition", "2026-11-22")).toMatchObject({ topics: [], ignored: ["in state tuition"] });
});

test.each([
  ["girl in California going to an out of state college", "residence: CA (California)"],
  ["I live in California and want an out of state college", "residence: CA (California)"],
  ["looking for out of state schools, live in California", "residence: CA (California)"],
  ["California student going out of state", "residence: CA (California)"],
  ["I'm from Ohio, out of state student at a college in California", "residence: OH (Ohio)"],
])("who goes out of state lives in theirs: %s", (query, says) => {
  expect(read(query).says).toContain(says);
});

test("a state before a comma is no part of the name of a college", () => {
  expect(read("I live in Nevada, university in California").says).toEqual(["residence: NV (Nevada)"]);
});
