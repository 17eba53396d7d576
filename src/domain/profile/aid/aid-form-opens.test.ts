import { expect, test } from "vitest";
import type { ProfileChanges } from "../profile.ts";
import { aidFormOpens } from "./aid-form-opens.ts";

test.each<[Pick<ProfileChanges, "academic_level" | "graduation_year">, string, string | null]>([
  [{ academic_level: "high_school", graduation_year: 2028 }, "2026-11-29", "2027-10-01"],
  [{ academic_level: "high_school", graduation_year: 2027 }, "2026-09-30", "2026-10-01"],
  [{ academic_level: "high_school", graduation_year: 2027 }, "2026-10-01", null],
  [{ academic_level: "high_school" }, "2026-11-29", null],
  [{ academic_level: "undergraduate", graduation_year: 2030 }, "2026-11-29", null],
  [{}, "2026-11-29", null],
])("for %o the FAFSA of the first year of college, seen on %s, opens on %s", (profile, today, day) => {
  expect(aidFormOpens(profile, today)).toBe(day);
});
