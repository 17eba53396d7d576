import { expect, test } from "vitest";
import { type RequiredDetail, readDetail } from "./details.ts";

test.each<[string, RequiredDetail]>([
  ["Live in Travis County, Texas.", { about: "county", names: ["Travis"], state: "TX", livesThere: true }],
  [
    "Reside in Orange or Los Angeles County, California.",
    { about: "county", names: ["Orange", "Los Angeles"], state: "CA", livesThere: true },
  ],
  ["Be a student in Clark County, Nevada.", { about: "county", names: ["Clark"], state: "NV", livesThere: false }],
  ["Be a resident of Clark County.", { about: "county", names: ["Clark"], state: null, livesThere: true }],
  ["Speak German well enough.", { about: "languages", names: ["German"] }],
  ["Be fluent in Spanish or Portuguese.", { about: "languages", names: ["Spanish", "Portuguese"] }],
  ["Be a dependent of an eligible PepsiCo employee.", { about: "parent_employers", names: ["PepsiCo"] }],
  ["Be the child of Walmart associates.", { about: "parent_employers", names: ["Walmart"] }],
  ["Be the child of a member of Plumbers Local 68.", { about: "parent_unions", names: ["Plumbers Local 68"] }],
  [
    "Be a member of the International Brotherhood of Teamsters.",
    { about: "parent_unions", names: ["International Brotherhood of Teamsters"] },
  ],
  ["Be a senior at Reno High School.", { about: "high_school", names: ["Reno High School"] }],
  ["Be of Korean heritage.", { about: "heritage", names: ["Korean"] }],
  ["Have an ACT of 15.", { about: "test_scores", sat: null, act: 15, equivalent: false }],
  ["Have an ACT of 19 or the equivalent.", { about: "test_scores", sat: null, act: 19, equivalent: true }],
  ["Have an SAT score of 1200 or an ACT score of 25.", { about: "test_scores", sat: 1200, act: 25, equivalent: false }],
])("%j requires %j", (line, detail) => {
  expect(readDetail(line)).toEqual(detail);
});

test.each([
  "Write an essay.",
  "Be a U.S. citizen.",
  "Attend your county college full-time.",
  "Be a student of Orange County Community College.",
  "Graduate from a Nevada high school.",
  "Study foreign languages.",
  "Be proficient in English.",
  "Have Hispanic heritage.",
  "Work for Simonini Builders, or belong to an employee's family.",
  "Have a 3.0 GPA or an ACT of 21 (or the SAT equivalent).",
  "Be an ASME student member.",
  "Live in Travis County, Texas, or attend a school there.",
])("%j requires nothing that one answer decides", (line) => {
  expect(readDetail(line)).toBeNull();
});
