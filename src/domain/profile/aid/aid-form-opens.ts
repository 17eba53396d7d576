import { matchingLevel } from "../answers/academic-level.ts";
import type { ProfileChanges } from "../profile.ts";

type Asked = Pick<ProfileChanges, "academic_level" | "graduation_year">;

/**
 * The day, YYYY-MM-DD, from which a student in high school can file the FAFSA for their first year of college: October 1 of the year
 * before they finish (Federal Student Aid). Null where it can be filed on `today`, or nobody knows when they finish.
 */
export function aidFormOpens({ academic_level: level, graduation_year: year }: Asked, today: string): string | null {
  if (level == null || year == null || matchingLevel(level) !== "high_school") return null;
  const day = `${year - 1}-10-01`;
  return day > today ? day : null;
}
