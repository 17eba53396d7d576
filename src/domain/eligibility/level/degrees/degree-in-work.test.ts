import { expect, test } from "vitest";
import { excludesNobody } from "../../demand.ts";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });

test("a degree that a student works toward is a level, and no employment", () => {
  const text = "Applicants must be working toward a bachelor's degree.";
  expect(read(text).facts.academic_level).toEqual(["bachelor"]);
  expect(read(text).demands).toEqual([]);
});

test("a first degree that a student works on excludes those who have one", () => {
  const quote = "Applicants must be working on a first associate's or bachelor's degree.";
  expect(read(quote).facts.academic_level).toEqual(["associate", "bachelor"]);
  expect(read(quote).demands).toEqual([{ ...excludesNobody, graduates: true, quote }]);
});

test("work on something else than a degree is left to check", () => {
  expect(read("Applicants must be working on a first novel.").demands).toHaveLength(1);
});
