import { expect, test } from "vitest";
import { collegesOfUs } from "./college-names.ts";

test("each college of the US has a name, the code of its state, its size, and whether it gives two-year degrees alone", () => {
  const colleges = collegesOfUs();
  expect(colleges).toContainEqual({ name: "Rice University", state: "TX", size: 0, twoYear: false });
  expect(colleges).toContainEqual({ name: "University of Georgia", state: "GA", size: 2, twoYear: false });
  expect(colleges).toContainEqual({ name: "Triton College", state: "IL", size: 0, twoYear: true });
  expect(colleges.filter(({ name, state }) => name.length < 4 || /[*^]$/.test(name) || state.length !== 2)).toEqual([]);
});
