import { expect, test } from "vitest";
import { mentionsOf } from "#tests/support/meanings-of.ts";
import { readEligibility } from "../../read-eligibility.ts";
import { degrees } from "./degrees.ts";

const demandsOf = (text: string) => mentionsOf(degrees, text).map(([, meaning]) => meaning);

test.each([
  "Must hold a bachelor's degree.",
  "HOLDERS OF A BACHELOR'S DEGREE",
  "Must have completed an undergraduate degree.",
  "Must hold the equivalent of a bachelor's degree.",
  "Must hold a first degree.",
])("%s demands a bachelor's degree", (text) => {
  expect(demandsOf(text)).toEqual([{ about: "demand", demand: { about: "bachelors_degree" } }]);
});

const readDemands = (text: string) =>
  readEligibility({ title: "", provider: "", text }).demands.map((demand) =>
    demand.about === "check" ? demand.kind : demand.about,
  );

test.each([
  ["Applicants must hold a master's degree in nursing.", "degree"],
  ["Must have a PhD.", "degree"],
  ["PhD required.", "degree"],
  ["For postdoctoral scholars of history.", "level"],
  ["Open to university faculty.", "level"],
])("%s: who has no bachelor's degree surely fails, and the rest is left to check", (text, kind) => {
  expect(readDemands(text).toSorted()).toEqual(["bachelors_degree", kind]);
});

test.each([
  "Must hold a PhD or be enrolled in a doctoral program.",
  "Open to advanced undergraduate, predoctoral and postdoctoral students.",
  "Open to professors and their children.",
  "Students nominated by faculty members may apply.",
  "Applicants may not hold a doctoral degree.",
  "Preference to those who have a master's degree.",
  "Have a PhD in science as your goal.",
  "Must aspire to hold a doctorate.",
  "Must have a mentor with a doctorate.",
  "Open to future professors.",
  "Students mentored by faculty members may apply.",
  "Must have a parent with a master's degree.",
])("%s: nobody has to have a degree", (text) => {
  expect(readDemands(text)).not.toContain("bachelors_degree");
});

test.each([
  "Recent graduates may apply.",
  "Must be a graduate of the University of Iowa.",
  "A first class honours degree.",
  "High school graduates.",
])("%s is left to check", (text) => {
  expect(demandsOf(text)).toEqual([{ about: "demand", demand: { about: "check", kind: "degree" } }]);
});

test("the time by which a degree must be held demands nothing more", () => {
  for (const quote of ["Hold a bachelor's degree by the time the grant starts.", "Hold a first degree."])
    expect(readEligibility({ title: "", provider: "", text: `Requirements:\n- ${quote}` }).demands).toEqual([
      { about: "bachelors_degree", quote },
    ]);
});

test("a degree that is not held is not demanded", () => {
  expect(demandsOf("Applicants without a graduate degree.")).toEqual([]);
});
