import { expect, test } from "vitest";
import type { StepName } from "./back-plan.ts";
import { stepText } from "./step-text.ts";

const textOf = (step: StepName, title: string) =>
  stepText({
    step,
    task: { id: "a", kind: "other", title, due: null, hours: null, essay_name: null, done: false },
  });

test.each([
  ["draft", "Write the essay", "First draft of the essay"],
  ["finish", "Write the essay", "Finish the essay"],
  ["finish", "Finish my personal statement", "Finish my personal statement"],
  ["draft", "Essay", "First draft of the essay"],
  ["draft", "Why I study water", "First draft of “Why I study water”"],
  ["draft", "Write", "First draft of “Write”"],
  ["fill", "Fill in the sponsor's form", "Fill in the sponsor's form"],
  ["fill", "File the FAFSA", "File the FAFSA"],
  ["fill", "FAFSA", "Fill in: FAFSA"],
  ["ask", "Ask for 2 letters of recommendation", "Ask for 2 letters of recommendation"],
  ["ask", "Two letters", "Ask for: Two letters"],
  ["request", "Order your transcript", "Order your transcript"],
  ["request", "Transcript", "Request: Transcript"],
  ["do", "Passport photo", "Passport photo"],
] as const)("the step %s of the task “%s” reads “%s”", (step, title, text) => {
  expect(textOf(step, title)).toBe(text);
});

test("the last step is to submit the application", () => {
  expect(stepText({ step: "submit", task: null })).toBe("Submit the application");
});
