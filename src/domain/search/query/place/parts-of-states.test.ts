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
