import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { readEligibility } from "../../../eligibility/read-eligibility.ts";
import { withReading } from "../../../eligibility/with-reading.ts";
import { foldedWords } from "../../../places/folded-words.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { scoreMatch } from "../../score-match.ts";
import { readStudent } from "../student.ts";
import { collegeTypeIn } from "./college-types.ts";

const today = "2026-11-28";
const undergraduate: ProfileChanges = {
  academic_level: "undergraduate",
  graduation_year: 2029,
  location: "El Paso, TX",
};

function eligibilityFor(text: string, profile: ProfileChanges) {
  const scholarship = withReading(blankScholarship({}), readEligibility({ title: "", provider: "", text }));
  return scoreMatch(readStudent({ ...undergraduate, ...profile }), scholarship, today).eligibility;
}

test.each([
  ["Attend a public university in Texas.", "university"],
  ["Attend a university after you leave your high school.", "university"],
  ["Attend a college or university.", null],
  ["Attend a four-year college or university.", "four_year"],
  ["Attend a two-year or four-year college.", null],
  ["Attend a two- or four-year college.", null],
  ["Attend a four- or two-year college.", null],
  ["Attend a community college.", "two_year"],
  ["Attend a community college or a university.", null],
  ["Live in Texas.", null],
])("%s: %s", (words, type) => {
  expect(collegeTypeIn(foldedWords(words))).toBe(type);
});

const [community, university, college, unknown] = [
  "El Paso Community College",
  "University of Texas at Austin",
  "Carleton College",
  "Fictional Lakes College",
];

test.each([
  ["Attend a public university in Texas.", community, "unknown"],
  ["Attend a public university in Texas.", university, "eligible"],
  ["Attend a public college or university in Texas.", community, "eligible"],
  ["Attend a university in Texas.", community, "unknown"],
  ["Attend a private university in Texas.", community, "unknown"],
  ["Attend an accredited U.S. university.", college, "unknown"],
  ["Attend an accredited U.S. university.", university, "eligible"],
  ["Attend a four-year college in the United States.", unknown, "unknown"],
  ["Attend a four-year college in the United States.", college, "eligible"],
  ["University students may apply.", community, "unknown"],
  ["University students may apply.", university, "eligible"],
  ["Be enrolled at an accredited university.", community, "unknown"],
  ["Attend a four-year college.", community, "unknown"],
  ["Attend a four-year college.", unknown, "unknown"],
  ["Attend a four-year college.", college, "eligible"],
  ["Attend a community college.", community, "eligible"],
  ["Attend a community college.", university, "unknown"],
  ["Attend a community college.", "Lincoln Tech", "unknown"],
  ["Attend a public two-year college.", community, "eligible"],
])("%s A student of %s: %s", (text, name, expected) => {
  expect(eligibilityFor(text, { college: name })).toBe(expected);
});

test("the level of a student tells the type of a college that they did not name", () => {
  const text = "Attend a four-year college in the United States.";
  expect(eligibilityFor(text, { academic_level: "bachelor's_degree" })).toBe("eligible");
  expect(eligibilityFor(text, {})).toBe("unknown");
});

test("an undergraduate of a two-year college studies for an associate degree, and may go on", () => {
  const student = readStudent({ ...undergraduate, college: community });
  expect(student).toMatchObject({ level: "associate", maybeLevels: ["bachelor"] });
  expect(readStudent({ ...undergraduate, college: university })).toMatchObject({ level: "bachelor" });
  expect(readStudent({ academic_level: "bachelor's_degree", college: community })).toMatchObject({ level: "bachelor" });
});
