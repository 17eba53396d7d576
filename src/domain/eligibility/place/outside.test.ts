import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const excludedBy = (text: string) =>
  readEligibility({ title: "", provider: "", text }).demands.flatMap((demand) =>
    demand.about === "excluded" ? [demand.citizens_of, demand.residents_of] : [],
  );

test("who must be from outside some countries may not be their citizen", () => {
  const [citizens] = excludedBy("Be a citizen of a country outside the EEA and Switzerland.");
  expect(citizens).toEqual(expect.arrayContaining(["CH", "DE", "NO"]));
  expect(citizens).not.toContain("GB");
  expect(excludedBy("You must be from a country outside of Canada.")).toEqual([["CA"], []]);
});

test("who must need a study permit for a country may not be its citizen", () => {
  expect(excludedBy("Need a study permit for Canada.")).toEqual([["CA"], []]);
});

test("who must live outside a country may not live there", () => {
  expect(excludedBy("Live outside Italy.")).toEqual([[], ["IT"]]);
});

test.each([
  "Students who live outside the United States must send a visa.",
  "Students who need a study permit for Canada must apply by January 15.",
  "Applicants who need a study permit for Canada apply by January 15.",
  "Live outside the city.",
  "Study outside Italy.",
])("%j rules out nobody", (text) => {
  expect(excludedBy(text)).toEqual([]);
});
