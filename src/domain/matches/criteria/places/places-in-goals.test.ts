import { expect, test } from "vitest";
import { placesInGoals } from "./places-in-goals.ts";

test.each<[string, string, string[]]>([
  ["I want a master's in Germany or the Netherlands, not in the USA.", "Lagos, Nigeria", ["Germany", "Netherlands"]],
  ["I want a master's degree in Europe.", "Lagos, Nigeria", ["Europe"]],
  ["I want a master's in Canada.", "Austin, TX", ["Canada"]],
  ["I want to open a clinic in Kenya.", "Austin, TX", []],
  ["I want to study nursing in Texas.", "Austin, TX", []],
  ["My sister studies in Canada.", "Austin, TX", []],
  ["I studied in France last year.", "Austin, TX", []],
  ["I studied in France and would like to do a master's in Japan.", "Austin, TX", []],
  ["I studied in France, and I'd like to do a master's in Japan.", "Austin, TX", ["Japan"]],
  ["I want to study politics in Germany and the wars in Iraq and Syria.", "Austin, TX", ["Germany"]],
  ["I want to study in Germany and in the Netherlands or Spain.", "Austin, TX", ["Germany", "Spain", "Netherlands"]],
  ["I want to study in Canada and my mother in Mexico.", "Austin, TX", ["Canada"]],
  ["I want to study in Germany because universities in France taught my father.", "Austin, TX", ["Germany"]],
  ["I will study in Canada. I do not want to study in Mexico.", "Austin, TX", ["Canada"]],
  ["I never wanted to study in Canada.", "Austin, TX", []],
  ["A friend will study in Canada.", "Austin, TX", []],
  ["A master's in Germany or the Netherlands, not in the USA", "", ["Germany", "Netherlands"]],
  ["Studied in France", "Austin, TX", []],
  ["After college in France I want to be a chef.", "Austin, TX", []],
  ["", "Austin, TX", []],
  [
    "I want to go to South Texas College, then transfer to Rice University.",
    "McAllen, TX",
    ["South Texas College", "Rice University"],
  ],
  ["I have DACA and want to study welding at South Texas College.", "McAllen, TX", ["South Texas College"]],
  ["Welding, South Texas College", "McAllen, TX", ["South Texas College"]],
  ["I went to Reed College and want to teach.", "Austin, TX", []],
  ["My sister is at Reed College.", "Austin, TX", []],
  ["I tutor students who left Reed College and want to study in Canada.", "Austin, TX", []],
  ["I am at Reed College and want to study in Canada.", "Portland, OR", ["Canada"]],
])("goals name where the student wants to study: %s", (career_goals, location, places) => {
  expect(placesInGoals({ career_goals, location })).toEqual(places);
});
