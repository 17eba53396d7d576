import { expect, test } from "vitest";
import { parseDraft } from "./onboarding-draft.ts";
import { blankOnboarding } from "./onboarding-steps.ts";

const answers = { ...blankOnboarding, full_name: "Maya Ortiz", interests: ["Education"], first_generation: true };

test("a draft comes back as it was typed", () => {
  expect(parseDraft({ step: 2, answers })).toEqual({ step: 2, answers });
});

test("an unused checkbox is still unused after a reload", () => {
  const untouched = { ...answers, first_generation: null };
  expect(parseDraft({ step: 2, answers: untouched })?.answers.first_generation).toBeNull();
});

test("a damaged draft loses only its damaged answers", () => {
  const damaged = { full_name: 7, location: "Ohio", interests: [1], role: "admin" };
  expect(parseDraft({ step: 99, answers: damaged })).toEqual({ step: 0, answers: { location: "Ohio" } });
  expect(parseDraft(null)).toBeNull();
});
