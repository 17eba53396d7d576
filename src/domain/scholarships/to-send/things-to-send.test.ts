import { expect, test } from "vitest";
import { emptyFacts } from "../requirements/empty-facts.ts";
import { linesToCheck, requirementLines } from "../requirements/requirement-lines.ts";
import { thingInList, thingsToSend } from "./things-to-send.ts";

const namesOf = (...requirements: string[]) => thingsToSend({ ...emptyFacts(), requirements }).map(({ name }) => name);

test.each([
  [["Be a senior.", "Have at least a 3.0 GPA."], []],
  [["Send the FAFSA or TASFA."], ["The FAFSA or your state's own form"]],
  [["Submit a video, a transcript and the FAFSA report."], ["The FAFSA", "Your transcript", "Submit a video"]],
  [
    ["Submit a resume, transcripts, and 3 letters of reference."],
    ["3 letters of recommendation", "Your transcript", "Submit a resume"],
  ],
  [["Send the FAFSA and the CSS Profile."], ["The FAFSA", "Send the CSS Profile"]],
  [["Send the FAFSA and the Vermont Grant application."], ["The FAFSA"]],
  [
    ["Include a photo, references and a statement of your goals, plans and hopes."],
    ["Your letters of recommendation", "Include a photo", "Include a statement of your goals"],
  ],
  [["Submit a transcript and sign the pledge."], ["Your transcript", "Sign the pledge"]],
  [["Submit a video, no transcript."], ["Submit a video, no transcript"]],
  [["Submit a letter of acceptance and proof of residence."], ["Submit a letter of acceptance and proof of residence"]],
  [["Provide two academic references and transcripts."], ["2 letters of recommendation", "Your transcript"]],
  [
    ["Submit a portfolio or audition.", "Make a ninety-second video."],
    ["Submit a portfolio or audition", "Make a ninety-second video"],
  ],
  [["Submit through a local VFW post.", "Send the application to your chapter."], []],
  [["Enter original art or writing."], ["Enter original art or writing"]],
  [["Research a theme and present it as a paper or film."], ["Research a theme and present it as a paper or film"]],
  [["Create a poster about safe driving."], ["Create a poster about safe driving"]],
  [["Prepare for a nursing faculty role.", "Enter the senior year of college.", "Build strong communities."], []],
  [["Send no transcript."], []],
])("%j makes %j to send", (requirements, names) => {
  expect(namesOf(...requirements)).toEqual(names);
});

test("in a list of things each is a noun, where it is only handed in", () => {
  const inList = (requirement: string) =>
    thingsToSend({ ...emptyFacts(), requirements: [requirement] }).map((thing) => thingInList(thing));
  expect(inList("Submit a video, a transcript and the FAFSA report.")).toEqual([
    "The FAFSA",
    "Your transcript",
    "A video",
  ]);
  expect(inList("Submit a transcript and sign the pledge.")).toEqual(["Your transcript", "Sign the pledge"]);
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

test("in words, a doubtful requirement is left to check, and a doubt for some students is no requirement", () => {
  const doubt = (quote: string, ...levels: "bachelor"[]) =>
    ({ about: "doubtful", criterion: "level", levels, quote }) as const;
  const facts = {
    ...emptyFacts(),
    demands: [doubt("Seniors may apply."), doubt("College juniors send two letters of recommendation.", "bachelor")],
  };
  expect(requirementLines(facts)).toEqual({ who: [], toSend: [] });
  expect(linesToCheck(facts)).toEqual(["Seniors may apply."]);
  expect(thingsToSend(facts)).toEqual([]);
});

test("what a line asks for beside the essay is not lost", () => {
  const facts = { ...emptyFacts(), essay_required: true, requirements: ["Send an essay on service and a resume."] };
  expect(thingsToSend(facts).map(({ name }) => name)).toEqual(["An essay", "Send a resume"]);
  const unknown = { ...facts, essay_required: null };
  expect(thingsToSend(unknown).map(({ name }) => name)).toEqual(["Send an essay on service and a resume"]);
});
