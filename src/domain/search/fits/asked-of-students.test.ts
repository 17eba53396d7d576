import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { askedThing, asksOf, bitOfAsked } from "./asked-of-students.ts";

test.each([
  ["Agree to work in Texas for three years after graduation.", "service owed"],
  ["The grant becomes a loan if the student does not teach.", "service owed"],
  ["The grant becomes a loan if the student does not teach.", "loans"],
  ["Who does not teach must repay it.", "loans"],
  ["Students who do not graduate will have to repay the grant.", "loans"],
  ["It does not have to be repaid, but who leaves college must repay half.", "loans"],
  ["Send two letters of recommendation.", "rec letters"],
  ["Finalists are interviewed.", "interviews"],
  ["Submit a video.", "video submission"],
  ["Send a transcript.", "transcripts"],
  ["File the FAFSA.", "fafsa"],
])("“%s” asks for what a student refuses as “%s”", (line, refused) => {
  const thing = askedThing(refused);
  expect(thing && asksOf(blankScholarship({ requirements: [line] })) & bitOfAsked(thing)).toBeGreaterThan(0);
});

test.each([
  "Have two years of work experience.",
  "Help to repay student loans.",
  "No interview and no video.",
  "This grant does not have to be repaid.",
  "You don't have to repay it.",
  "You will not have to repay the award.",
  "It never has to be repaid.",
  "Nothing has to be repaid.",
  "None of the money has to be repaid.",
  "It is not a forgivable loan.",
  "Pays tuition for three years, without a duty to serve.",
])("“%s” asks for none of it", (line) => {
  expect(asksOf(blankScholarship({ description: line }))).toBe(0);
});

test("a kind of video is no refusal of videos", () => {
  expect(askedThing("video game design")).toBeNull();
});
