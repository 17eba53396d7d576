import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { askedThing, wordsOfAsked } from "./asked-of-students.ts";

test.each([
  ["Agree to work in Texas for three years after graduation.", "service owed"],
  ["The grant becomes a loan if the student does not teach.", "service owed"],
  ["The grant becomes a loan if the student does not teach.", "loans"],
  ["Send two letters of recommendation.", "rec letters"],
  ["Finalists are interviewed.", "interviews"],
  ["Submit a video.", "video submission"],
  ["Send a transcript.", "transcripts"],
  ["File the FAFSA.", "fafsa"],
])("“%s” asks for what a student refuses as “%s”", (line, refused) => {
  const asked = wordsOfAsked(blankScholarship({ description: "", requirements: [line] }));
  expect(asked).toContain(askedThing(refused)?.word);
});

test.each([
  "Have two years of work experience.",
  "Help to repay student loans.",
  "No interview and no video.",
  "Pays tuition for three years, without a duty to serve.",
])("“%s” asks for none of it", (line) => {
  expect(wordsOfAsked(blankScholarship({ description: line, requirements: [] }))).toEqual([]);
});

test("a kind of video is no refusal of videos", () => {
  expect(askedThing("video game design")).toBeNull();
});
