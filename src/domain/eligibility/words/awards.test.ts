import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";
import { severalAwards } from "./awards.ts";

const read = (text: string) => readEligibility({ title: "Smith Fund", provider: "Smith Foundation", text });

test.each(severalAwards.split(" "))("%s that are not given to somebody exclude them", (awards) => {
  expect(read(`No ${awards} are available to graduate students.`).demands).toMatchObject([{ about: "excluded" }]);
});

test.each(severalAwards.split(" "))("other %s by their name are a prior award", (awards) => {
  const name = `Hale ${awards.charAt(0).toUpperCase()}${awards.slice(1)}`;
  const kinds = read(`Applicants must have received ${name}.`).demands.map((each) => "kind" in each && each.kind);
  expect(kinds).toContain("prior_award");
});
