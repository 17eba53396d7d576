import { expect, test } from "vitest";
import { isOnboarded } from "./onboarded.ts";

test("onboarding is done with a level and a field of study", () => {
  expect(isOnboarded({ academic_level: "graduate", field_of_study: "History" })).toBe(true);
  expect(isOnboarded({ academic_level: "graduate", field_of_study: " " })).toBe(false);
  expect(isOnboarded({ academic_level: null, field_of_study: "History" })).toBe(false);
});
