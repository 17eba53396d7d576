import { expect, test } from "vitest";
import { earlyStateAid } from "./state-aid.ts";

test("the early day of a state is told to its residents alone", () => {
  expect(earlyStateAid({ location: "Fresno, CA" })).toBe("California's is usually March 2");
  expect(earlyStateAid({ location: "Austin, TX", state: "CA" })).toBe("California's is usually March 2");
  expect(earlyStateAid({ location: "Houston, TX" })).toBeNull();
  expect(earlyStateAid({ location: "Los Angeles, CA", state: "TX" })).toBeNull();
  expect(earlyStateAid({ location: null })).toBeNull();
});
