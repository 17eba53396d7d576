import { expect, test } from "vitest";
import { placesInGoals } from "./places-in-goals.ts";

test.each<[string, string, string[]]>([
  ["I want a master's in Germany or the Netherlands, not in the USA.", "Lagos, Nigeria", ["Germany", "Netherlands"]],
  ["I want a master's degree in Europe.", "Lagos, Nigeria", ["Europe"]],
  ["I want a master's in Canada.", "Austin, TX", ["Canada"]],
  ["I want to open a clinic in Kenya.", "Austin, TX", []],
  ["I want to study nursing in Texas.", "Austin, TX", []],
  ["", "Austin, TX", []],
])("goals name where the student wants to study: %s", (career_goals, location, places) => {
  expect(placesInGoals({ career_goals, location })).toEqual(places);
});
