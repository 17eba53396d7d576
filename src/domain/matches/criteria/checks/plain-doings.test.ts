import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import type { CheckKind } from "../../../eligibility/demand.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { compareDemands, demandsOf } from "../conditions.ts";
import { readStudent } from "../student.ts";

function resultOf(kind: CheckKind, quote: string, profile: ProfileChanges) {
  const required = demandsOf(blankScholarship({ demands: [{ about: "check", kind, quote }] }));
  return required && compareDemands(readStudent(profile), required, "2026-11-21").result;
}

const clubs = { extracurricular_activities: ["SHPE", "4-H", "Society of Women Engineers", "soccer"] };

test.each([
  ["Be an active SHPE member.", "close"],
  ["Be a registered, paid member of SHPE.", "close"],
  ["Be a 4-H member.", "close"],
  ["Be a member of the Society of Women Engineers or the Elks.", "close"],
  ["Be a member of SHPE and the Elks.", "unknown"],
  ["Be a former 4-H member with a record in the program.", "unknown"],
  ["Be the child of a SHPE member.", "unknown"],
  ["Be an Elks member.", "unknown"],
])("%j for a student who names SHPE and 4-H among their activities is %s", (quote, expected) => {
  expect(resultOf("membership", quote, clubs)).toBe(expected);
});

test("a club of which only the goals tell is no membership", () => {
  expect(resultOf("membership", "Be a SHPE member.", { career_goals: "I want to join SHPE." })).toBe("unknown");
});

test("who volunteers does community service, and who names a sport takes part in sports", () => {
  expect(resultOf("community_service", "Do community service.", { volunteer_hours: 20 })).toBe("close");
  expect(resultOf("community_service", "Do community service.", { volunteer_hours: 0 })).toBe("unknown");
  expect(resultOf("community_service", "Have a strong record of community service.", { volunteer_hours: 20 })).toBe(
    "unknown",
  );
  expect(resultOf("activity", "Take part in sports.", clubs)).toBe("close");
  expect(resultOf("activity", "Take part in sports.", { extracurricular_activities: ["chess"] })).toBe("unknown");
});
