import { expect, test } from "vitest";
import { emptyFacts } from "./empty-facts.ts";
import { requirementLines } from "./requirement-lines.ts";
import { thingsToSend } from "./things-to-send.ts";

const namesOf = (...requirements: string[]) => thingsToSend({ ...emptyFacts(), requirements }).map(({ name }) => name);

test.each([
  [["Be a senior.", "Have at least a 3.0 GPA."], []],
  [["Send the FAFSA or TASFA."], ["The FAFSA or your state's own form"]],
  [["Submit a video, a transcript and the FAFSA report."], ["The FAFSA", "Your transcript"]],
  [["Provide two academic references and transcripts."], ["2 letters of recommendation", "Your transcript"]],
  [
    ["Submit a portfolio or audition.", "Make a ninety-second video."],
    ["Submit a portfolio or audition", "Make a ninety-second video"],
  ],
  [["Submit through a local VFW post.", "Send the application to your chapter."], []],
  [["Send no transcript."], []],
])("%j makes %j to send", (requirements, names) => {
  expect(namesOf(...requirements)).toEqual(names);
});

test("an essay is to be sent where the sponsor requires one", () => {
  const essays = [true, false, null].map((essay_required) => thingsToSend({ ...emptyFacts(), essay_required }).length);
  expect(essays).toEqual([1, 0, 0]);
});

test("in words, what to send stands apart from who may apply", () => {
  const requirements = ["Be a senior.", "Send a transcript.", "Write three essays."];
  expect(requirementLines({ ...emptyFacts(), requirements })).toEqual({
    who: ["Be a senior."],
    toSend: ["Send a transcript.", "Write three essays."],
  });
});
