import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import type { Demand } from "../demand.ts";

/**
 * Levels and demands that nobody could meet together are not both facts. Seniors of a high school beside students of a
 * college are both admitted. A first year of graduate studies, and a bachelor's degree of undergraduates ("in the fourth
 * year with a Bachelor of Fine Arts"), are left to check.
 */
export function agreed(
  levels: readonly MatchingLevel[],
  demands: readonly Demand[],
): { levels: MatchingLevel[]; others: Demand[] } {
  const isUndergraduate = levels.length > 0 && levels.every(isBeforeDegree);
  const isOfSchool = (demand: Demand) => demand.about === "class" && demand.of === "high_school";
  const addsSchool = isUndergraduate && demands.some(isOfSchool);
  const isImpossible = (demand: Demand) =>
    (demand.about === "bachelors_degree" && isUndergraduate) ||
    (isOfSchool(demand) && levels.length > 0 && !levels.some(isBeforeDegree));
  return {
    levels: matchingLevels.filter((level) => levels.includes(level) || (addsSchool && level === "high_school")),
    others: demands.map((demand) =>
      isImpossible(demand)
        ? { about: "check", kind: demand.about === "class" ? "level" : "degree", quote: demand.quote }
        : demand,
    ),
  };
}

const isBeforeDegree = (level: MatchingLevel): boolean =>
  level === "high_school" || level === "associate" || level === "bachelor";
