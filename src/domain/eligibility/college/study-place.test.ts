import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const kindsIn = (text: string) =>
  readEligibility({ title: "", provider: "", text }).demands.flatMap((each) =>
    each.about === "check" && each.kind !== "unread" ? [each.kind] : [],
  );

test.each([
  ["Must attend a college in Texas.", ["study_place"]],
  ["Open to students at Ohio colleges.", ["study_place"]],
  ["Must study in Scotland.", ["study_place"]],
  ["Must attend a historically Black college or university.", ["study_place"]],
  ["You must be studying in one of the following countries: Canada.", ["study_place"]],
  ["You must be studying in one of the following countries: Unrestricted.", []],
  ["Must attend a college or university in the United States.", ["study_place"]],
  ["Applicants must have completed two college courses.", ["course"]],
  ["Applicants must conduct original research.", ["research"]],
  ["Applicants must be in an ABET-accredited program.", ["program"]],
])("%s is checked as %j", (text, kinds) => {
  expect([...new Set(kindsIn(text))]).toEqual(kinds);
});
