import { expect, test } from "vitest";
import { emptyFacts } from "../requirements/empty-facts.ts";
import { aidFormName } from "./aid-form-name.ts";
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
    aidForm: null,
  });
});

test.each([
  ["Send the FAFSA.", "File the FAFSA"],
  ["Complete the Free Application for Federal Student Aid.", "File the FAFSA"],
  ["Submit the FAFSA or show hardship.", "File the FAFSA"],
  ["Send the FAFSA or TASFA.", "File the FAFSA or your state's own form"],
  ["Send the FAFSA or the California Dream Act Application.", "File the FAFSA or your state's own form"],
  ["Send the FAFSA or the state's form.", "File the FAFSA or your state's own form"],
  ["Submit the FAFSA or the aid form of your state.", "File the FAFSA or your state's own form"],
  ["Send the FAFSA or CADAA.", "File the FAFSA or your state's own form"],
  ["The FAFSA is not required.", null],
  ["Students who cannot file the FAFSA may apply.", null],
  ["Not be eligible for the FAFSA.", null],
  ["Show financial need.", null],
])("the form for need-based aid: %s", (requirement, task) => {
  const { aidForm } = requiredMaterials({ ...emptyFacts(), requirements: [requirement] });
  expect(aidForm && `File ${aidFormName(aidForm, null)}`).toBe(task);
});

test.each([
  ["Send the FAFSA or TASFA.", "the TASFA"],
  ["Submit the FAFSA or the aid form of your state.", "the TASFA"],
  ["Send the FAFSA.", null],
  ["Submit the FAFSA or show hardship.", null],
])("who cannot file the FAFSA is told another form where the line takes one: %s", (requirement, form) => {
  expect(aidFormName(requirement, "the TASFA")).toBe(form);
});
