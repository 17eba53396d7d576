import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";
import { tokensOf } from "../text/tokens.ts";
import { owesService } from "./service-owed.ts";

test.each([
  ["Serve at a Critical Shortage Facility after graduation.", true],
  ["Agree to work in Texas for three years after graduation.", true],
  ["Recipients must teach in the state for two years.", true],
  ["Must serve on active duty for four years after graduation.", true],
  ["Recipients must complete a year of service.", true],
  ["Sign a service agreement.", true],
  ["Recipients must remain in the state after graduation.", true],
  ["They serve as officers after college.", true],
  ["Go home for two years afterwards.", true],
  ["Have two years of work experience.", false],
  ["Pays for a year of work and language study in Asia.", false],
  ["Pays full tuition for three years, without a duty to serve.", false],
  ["Recipients must send a report after graduation.", false],
  ["Recipients will work with a mentor for two years.", false],
  ["To renew the award, serve as an officer for one year.", false],
  ["Recipients must maintain a 3.0 GPA for four years.", false],
])("%s owes service: %s", (text, owes) => {
  expect(owesService(tokensOf(text))).toBe(owes);
});

test("service after the studies is left to check, in a list of requirements too", () => {
  const texts = [
    "Recipients must remain in the state after graduation.",
    "Requirements:\nStudy nursing.\nServe at a Critical Shortage Facility after graduation.",
    "Requirements:\nStudy nursing.\nAgree to work in Texas for three years after graduation.",
  ];
  for (const text of texts)
    expect(readEligibility({ title: "", provider: "", text }).demands).toContainEqual(
      expect.objectContaining({ about: "check", quote: expect.stringMatching(/^(?:Recipients|Serve|Agree)/) }),
    );
});
