import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const kinds = (text: string) =>
  read(text).demands.map((demand) => (demand.about === "check" ? demand.kind : demand.about));

test.each([
  "Open to students who have experienced foster care life and/or have suffered parental loss.",
  "Must be in the top forty percent of their class or have a C average.",
  "The nominee must (a) be younger than 36 years of age, or (b) have received the highest degree within 10 years.",
  "To compete you have to either be a U.S. citizen, have a bachelor's degree from a U.S. university or be enrolled at one.",
])("%j is a choice, and demands none of its parts alone", (text) => {
  const { facts } = read(text);
  expect(kinds(text)).toContain("alternative");
  expect([facts.groups, facts.gpa_requirement, facts.citizenship]).toEqual([[], null, []]);
});

test("who may also apply is added to those who are named, and alone limits nobody", () => {
  expect(read("Open to undergraduates. Master's students may also apply.").facts.academic_level).toContain("master");
  const alone = "U.S. citizens attending schools abroad may also apply.";
  expect(read(alone).facts.citizenship).toEqual([]);
  expect(kinds(alone)).toContain("alternative");
});
