import { expect, test } from "vitest";
import { emptyFacts } from "./empty-facts.ts";
import { requiredMaterials } from "./required-materials.ts";

const namedIn = (...requirements: string[]) => {
  const { letters, transcript } = requiredMaterials({ ...emptyFacts(), requirements });
  return [letters !== null && "letters", transcript !== null && "transcript"].filter(Boolean);
};

test.each([
  ["Provide a professor's recommendation and transcripts.", ["letters", "transcript"]],
  ["Send transcripts and three letters.", ["letters", "transcript"]],
  ["Provide two academic references and transcripts.", ["letters", "transcript"]],
  ["Submit two letters of support.", ["letters"]],
  ["Have a recommendation from your restaurant's leadership.", ["letters"]],
  ["Submit a video, a transcript and the FAFSA report.", ["transcript"]],
  ["Submit your transcript no later than March 1.", ["transcript"]],
  ["Have at least a 3.0 GPA.", []],
  ["Study arts and letters.", []],
  ["Write a cover letter.", []],
  ["No essay, letters of recommendation or transcripts.", []],
  ["Letters of recommendation are optional. Transcripts are required.", ["transcript"]],
  ["Transcripts are not required.", []],
  ["Do not send transcripts.", []],
  ["Apply without a transcript.", []],
])("%s", (requirement, expected) => {
  expect(namedIn(requirement)).toEqual(expected);
});

test("the first line that requires it is quoted, also one that was left to the student to check", () => {
  const facts = {
    ...emptyFacts(),
    requirements: ["Be a senior.", "Send a transcript."],
    demands: [{ about: "check", kind: "unread", quote: "Two recommendations from teachers." } as const],
  };
  expect(requiredMaterials(facts)).toEqual({
    letters: "Two recommendations from teachers.",
    transcript: "Send a transcript.",
  });
});
