import { expect, test } from "vitest";
import { matchingLevels } from "../../profile/answers/academic-level.ts";
import { sharedFacts } from "./shared-facts.ts";

type Facts = Parameters<typeof sharedFacts>[0];
const facts = (known: Partial<Facts>): Facts => ({
  ...{ location_restrictions: [], groups: [], institutions: [], field_of_study: [], academic_level: [], keywords: [] },
  provider_name: "",
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
  [{ academic_level: ["high_school", "bachelor"], location_restrictions: ["CA"] }, "Also for students in California"],
  [{ keywords: ["chess"], academic_level: ["bachelor"] }, "Also about chess"],
  [{ keywords: ["chess"], field_of_study: ["Nursing"] }, "Also for nursing"],
  [{ provider_name: "Rotary Club", academic_level: ["bachelor"] }, "Also from Rotary Club"],
  [{}, null],
  [{ academic_level: [...matchingLevels], field_of_study: ["All majors"] }, null],
])("two scholarships with %j share it", (known, expected) => {
  expect(sharedFacts(facts(known), facts(known))).toBe(expected);
});

test("what only one of them has is not shared", () => {
  const one = facts({ field_of_study: ["Nursing", "Biology"], location_restrictions: ["TX"] });
  expect(sharedFacts(one, facts({ field_of_study: ["Biology"], groups: ["women"] }))).toBe("Also for biology");
});

test("a wider field, or one within it, is shared", () => {
  const nursing = facts({ field_of_study: ["Nursing"] });
  const health = facts({ field_of_study: ["Health Professions"] });
  expect(sharedFacts(nursing, health)).toBe("Also for health professions");
  expect(sharedFacts(health, nursing)).toBe("Also for nursing");
});

test("a level alone is nothing to share", () => {
  const one = facts({ academic_level: ["bachelor"] });
  expect(sharedFacts(one, one)).toBeNull();
});
