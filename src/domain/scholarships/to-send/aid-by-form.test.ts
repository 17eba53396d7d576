import { expect, test } from "vitest";
import { emptyFacts } from "../requirements/empty-facts.ts";
import { isAidByForm } from "./aid-by-form.ts";

const facts = (provider_name: string, ...requirements: string[]) => ({ ...emptyFacts(), provider_name, requirements });

test.each([
  [true, "U.S. Department of Education", "File the FAFSA."],
  [true, "Oregon Office of Student Access and Completion", "Send the FAFSA or ORSAA."],
  [true, "Finance Authority of Maine", "Send the FAFSA."],
  [false, "Maine Department of Education", "Send the FAFSA and two letters of recommendation."],
  [false, "State Board of Education", "Send the FAFSA and a transcript."],
  [false, "State Board of Education", "Live in Idaho."],
  [false, "Ohio Council on Economic Education", "Submit the FAFSA."],
  [true, "Arkansas Division of Higher Education", "Submit the FAFSA."],
  [false, "TechForce Foundation", "Submit the FAFSA."],
  [false, "Student Aid Commission Foundation", "Submit the FAFSA."],
  [false, "Carnegie Mellon University", "Submit the FAFSA."],
])("%s: aid of %s with “%s” is reached through the FAFSA", (expected, provider, requirement) => {
  expect(isAidByForm(facts(provider, requirement))).toBe(expected);
});

test("aid with an essay has a contest of its own", () => {
  expect(isAidByForm({ ...facts("Idaho State Board of Education", "Send the FAFSA."), essay_required: true })).toBe(
    false,
  );
});
