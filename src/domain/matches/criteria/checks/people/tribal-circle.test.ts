import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { scored, today } from "#tests/support/score-scholarship.ts";
import type { Demand } from "../../../../eligibility/demand.ts";
import type { TribalMembership } from "../../../../profile/answers/answer-choices.ts";
import type { ProfileChanges } from "../../../../profile/profile.ts";
import type { Group } from "../../../../scholarships/vocabulary.ts";
import { compareDemands } from "../../demands/compare-demands.ts";
import { conditionAnswers } from "../../demands/conditions.ts";
import { demandsOf } from "../../demands/required-demands.ts";
import { readStudent } from "../../student.ts";

const check = (quote: string): Demand => ({ about: "check", kind: "membership", quote });
const native = (tribal_membership?: TribalMembership, ...heritage: string[]): ProfileChanges => ({
  demographics: { ethnicity: "American Indian or Alaska Native", tribal_membership, heritage },
});

function comparisonOf(quote: string, profile: ProfileChanges, groups: Group[] = ["native_american"]) {
  const required = demandsOf(blankScholarship({ groups, demands: [check(quote)] }));
  return required && compareDemands(readStudent(profile), required, today);
}

const orDescendants = "Be an enrolled member of a state or federally recognized tribe, or a descendant of one.";
test.each<[string, TribalMembership, string]>([
  ["Be an enrolled member of a federally recognized tribe.", "federal", "close"],
  ["Be an enrolled member of a federally recognized tribe.", "state", "failed"],
  ["Be an enrolled member of a federally recognized tribe.", "descendant", "failed"],
  ["Be an enrolled member of a federally recognized tribe.", "no", "failed"],
  ["Be an enrolled member of a federally recognized tribe or an Alaska Native corporation.", "federal", "close"],
  ["Be an enrolled tribal member.", "state", "close"],
  [orDescendants, "federal", "close"],
  [orDescendants, "state", "close"],
  [orDescendants, "descendant", "close"],
  [orDescendants, "no", "failed"],
  // The answer of those who descend is of a federally recognized tribe.
  ["Be a descendant of a member of a state recognized tribe.", "descendant", "unknown"],
  // Somebody else may apply, or the words say more of them.
  ["Belong to a federally recognized tribe, or descend from a member in some tracks.", "descendant", "unknown"],
  ["Be an enrolled member of a federally recognized tribe, or live on a reservation.", "no", "unknown"],
  ["Be an enrolled member of a tribe with a degree of Indian blood of one quarter.", "federal", "unknown"],
])("%s: %s is %s", (quote, membership, result) => {
  expect(comparisonOf(quote, native(membership))?.result).toBe(result);
});

test("one of the other groups that the words name is enough", () => {
  const quote = "Belong to a recognized tribe, or be Native Hawaiian or Pacific Islander.";
  const hawaiian = { demographics: { ethnicity: "Native Hawaiian or Pacific Islander" } };
  expect(comparisonOf(quote, hawaiian, ["native_american", "pacific_islander"])?.result).toBe("close");
});

const ofNavajo = "Be an enrolled member of the Navajo Nation.";
const ofCherokee = "Be an enrolled member of the Cherokee Nation.";
test.each<[string, string, string]>([
  [ofNavajo, "Navajo", "close"],
  [ofNavajo, "Diné", "close"],
  [ofNavajo, "Navajo Nation", "close"],
  ["Be an enrolled member of the Muscogee Nation.", "Creek", "close"],
  ["Be an enrolled member of the Oglala Sioux Tribe.", "Oglala Lakota", "close"],
  // Other Lakota are of other tribes.
  ["Be an enrolled member of the Oglala Sioux Tribe.", "Lakota", "unknown"],
  [ofCherokee, "Cherokee Nation", "close"],
  // There are three Cherokee tribes.
  [ofCherokee, "Cherokee", "unknown"],
  [ofCherokee, "Eastern Band of Cherokee Indians", "unknown"],
  [ofNavajo, "Hopi", "unknown"],
])("%s An enrolled student whose tribe is %s: %s", (quote, tribe, result) => {
  expect(comparisonOf(quote, native("federal", tribe))?.result).toBe(result);
});

test.each<[string, string]>([
  ["Be a member of the Choctaw Nation or the Navajo Nation.", "Navajo"],
  ["Be a member of the Choctaw Nation or the Navajo Nation.", "Choctaw Nation"],
  ["Be a citizen of the Seneca Nation.", "Seneca Nation"],
])("%s Of the tribes that are named one is enough: %s", (quote, tribe) => {
  expect(comparisonOf(quote, native("federal", tribe))?.result).toBe("close");
  expect(comparisonOf(quote, native("federal", "Hopi"))?.doubt).toBe(3);
});

const memberships = [
  "Be a member of the community.",
  "Be a community member.",
  "Be a registered member of the group.",
  "Belong to a community in Alaska.",
  "Be a member of the Marching Band.",
  "Be a member of the National Community Group.",
  "Be a citizen of a nation of the Commonwealth.",
  "Be a member of the Indian Community of Ohio.",
  "Be a member of the Omaha Community Band.",
];
test.each(memberships)(
  "%s names no tribe: nobody is asked for one, meets it by one or is left out for having none",
  (quote) => {
    for (const groups of [[], ["native_american"]] satisfies Group[][]) {
      const results = (["federal", "no", undefined] as const).map((answer) =>
        comparisonOf(quote, native(answer, "Navajo"), groups),
      );
      expect(results.map((each) => each?.result)).toEqual(["unknown", "unknown", "unknown"]);
      expect(results.map((each) => each?.missing)).not.toContain("demographics.tribal_membership");
      expect(results[0]?.doubt).toBe(results[2]?.doubt);
    }
  },
);

test("who is of no tribe is left out only where the scholarship is for Native Americans", () => {
  const quote = "Be an enrolled member of a federally recognized tribe.";
  expect(comparisonOf(quote, native("no"), [])?.result).toBe("unknown");
  expect(comparisonOf(quote, native("federal"), [])?.result).toBe("close");
});

test("another tribe leaves the most doubt, and what the student named stands behind the condition", () => {
  expect(comparisonOf(ofNavajo, native("federal", "Hopi"))?.doubt).toBe(3);
  const required = demandsOf(blankScholarship({ groups: ["native_american"], demands: [check(ofNavajo)] })) ?? [];
  expect(conditionAnswers(readStudent(native("federal", "Navajo")), required, today)).toBe(
    "enrolled in a federally recognized tribe; Navajo",
  );
});

test("a Native student is one answer away, and others are not asked for a tribe", () => {
  const facts = { groups: ["native_american" as const], demands: [check(orDescendants)] };
  const asked = scored(native(), facts);
  expect([asked.section, asked.unlock?.field]).toEqual(["one_answer", "demographics.tribal_membership"]);
  expect(scored(native("federal"), facts).section).toBe("qualify");
  expect(scored({ demographics: {} }, facts).open).toEqual(["demographics.ethnicity"]);
  expect(comparisonOf(ofNavajo, native("federal"))?.missing).toBe("demographics.heritage");
  // Who gave another heritage answered that question; which tribe it is stays to check.
  expect(comparisonOf(ofNavajo, native("federal", "Korean"))?.missing).toBeNull();
});

test("who is enrolled or descends from a member is Native American, whatever else they answered", () => {
  const facts = { groups: ["native_american" as const] };
  expect(scored({ demographics: { ethnicity: "White", tribal_membership: "federal" } }, facts).section).toBe("qualify");
  expect(scored({ demographics: { ethnicity: "White", tribal_membership: "no" } }, facts).section).toBeNull();
});
