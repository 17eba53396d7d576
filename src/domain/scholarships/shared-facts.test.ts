import { expect, test } from "vitest";
import { matchingLevels } from "../profile/academic-level.ts";
import { sharedFacts } from "./shared-facts.ts";

type Facts = Parameters<typeof sharedFacts>[0];
const facts = (known: Partial<Facts>): Facts => ({
  ...{ location_restrictions: [], groups: [], institutions: [], field_of_study: [], academic_level: [] },
  ...known,
});

test.each<[Partial<Facts>, string | null]>([
  [{ field_of_study: ["Nursing"], location_restrictions: ["TX"] }, "Also for nursing in Texas"],
  [{ groups: ["hispanic"], field_of_study: ["STEM"] }, "Also for Hispanic students in STEM"],
  [{ location_restrictions: ["TX"] }, "Also for students in Texas"],
  [
    { academic_level: ["bachelor"], institutions: ["Rice University"] },
    "Also for bachelor's students at Rice University",
  ],
  [{}, null],
  [{ academic_level: [...matchingLevels], field_of_study: ["All majors"] }, null],
])("two scholarships with %j share it", (known, expected) => {
  expect(sharedFacts(facts(known), facts(known))).toBe(expected);
});

test("what only one of them has is not shared", () => {
  const one = facts({ field_of_study: ["Nursing", "Biology"], location_restrictions: ["TX"] });
  expect(sharedFacts(one, facts({ field_of_study: ["Biology"], groups: ["women"] }))).toBe("Also for biology");
});
