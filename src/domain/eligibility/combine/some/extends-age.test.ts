import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const kinds = (text: string) => read(text).demands.map(({ about }) => about);

test.each([
  "Age limit 30 years (women: one year more).",
  "Must be under 30; one year more for women.",
  "Applicants must be under 35 (mothers: plus one year per child).",
  "Must be under 40. The age limit may be extended for mothers.",
  "Must be no older than 25. Relaxable by five years for some castes.",
])("an age that some may pass is left to check, and nobody is asked to be one of them: %s", (text) => {
  expect(new Set(kinds(`Open to undergraduates. ${text}`))).toEqual(new Set(["check"]));
  expect(read(text).facts.groups).toEqual([]);
});

test("an award or a deadline that is extended leaves the age as it is", () => {
  expect(kinds("Must be under 30. The deadline was extended to May 1.")).toContain("age");
  expect(kinds("Must be under 30. The award may be extended by one year.")).toContain("age");
});
