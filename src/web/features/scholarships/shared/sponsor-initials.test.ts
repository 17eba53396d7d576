import { expect, test } from "vitest";
import { numberOfName, sponsorInitials } from "./sponsor-initials.ts";

test.each([
  ["Foundation of the National Student Nurses' Association", "FN"],
  ["Elks", "EL"],
  ["U.S. Department of Education", "US"],
  ["100 Black Men of America", "1B"],
  ["The Óscar Fund", "ÓF"],
  ["the", "TH"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(sponsorInitials(name)).toBe(initials);
});

test("a sponsor always has the same number, whatever the case of its name", () => {
  expect(numberOfName("HSF", 6)).toBe(numberOfName("hsf", 6));
  const numbers = new Set(Array.from({ length: 200 }, (_, i) => numberOfName(`Sponsor ${i}`, 6)));
  expect([...numbers].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
});
