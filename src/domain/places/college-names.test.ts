import { expect, test } from "vitest";
import { collegesOfUs } from "./college-names.ts";

test("each college of the US has a name, the code of its state and its size", () => {
  const colleges = collegesOfUs();
  expect(colleges).toContainEqual({ name: "Rice University", state: "TX", size: 0 });
  expect(colleges).toContainEqual({ name: "University of Georgia", state: "GA", size: 2 });
  expect(colleges.filter(({ name, state }) => name.length < 4 || name.endsWith("*") || state.length !== 2)).toEqual([]);
});
