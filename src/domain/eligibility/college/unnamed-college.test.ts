import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const kindsIn = (text: string, provider = "Friends of Ann Doe") =>
  readEligibility({ title: "Ann Doe Bursary", provider, text }).demands.flatMap((demand) =>
    demand.about === "check" ? [demand.kind] : [],
  );

test.each([
  "Offered annually to a student in the Faculty of Law, JD program.",
  "Awarded to an undergraduate student entering first year in the Faculty of Arts.",
  "Offered annually to an undergraduate student entering Faculty of Law, JD program.",
  "Must be enrolled in the School of Nursing.",
  "Open to students of the Department of Chemistry.",
])("a faculty of a university that nothing names is left to check: %s", (text) => {
  expect(kindsIn(text)).toContain("study_place");
});

test.each([
  "Must be enrolled in the School of Nursing at Duke University.",
  "Must be enrolled in a school of nursing.",
  "Must be accepted at an accredited college of engineering.",
])("a named university, or any of a kind, leaves no place to check: %s", (text) => {
  expect(kindsIn(text)).not.toContain("study_place");
});
