import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { scored } from "#tests/support/score-scholarship.ts";
import { readCuratedFacts } from "./curated-facts.ts";

const eligibilityOf = (said: { requirements?: string[]; description?: string }) =>
  scored(
    { academic_level: "undergraduate", demographics: { military: true } },
    readCuratedFacts(blankScholarship({ groups: ["military"], academic_level: ["bachelor"], ...said })),
  ).eligibility;

test.each([
  [{ requirements: ["Be a veteran, the spouse of a disabled veteran, or a widow or widower."] }, "unknown"],
  [{ requirements: ["Be a veteran or the spouse of one."] }, "unknown"],
  [{ requirements: ["Be a veteran, a service member or the spouse or child of one."] }, "eligible"],
  [{ requirements: [], description: "For veterans, service members and their families." }, "eligible"],
  [{ requirements: [], description: "For children of veterans." }, "unknown"],
  [{ requirements: [], description: "For undergraduates." }, "unknown"],
])("a yes to the military makes %j %s", (said, expected) => {
  expect(eligibilityOf(said)).toBe(expected);
});
