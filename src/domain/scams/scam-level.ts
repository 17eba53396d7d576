import type { ScamLevel, Warning } from "../scholarships/scholarship.ts";

/** Whether lists mark a scholarship of this level. */
export const isWarned = (level: ScamLevel): boolean => level === "warn" || level === "stop";

/** So many medium signs together count as much as a high one. */
const mediumsToStop = 3;

/** The level of the warnings of one scholarship. One medium sign alone is never more than a warning. */
export function scamLevel(warnings: readonly Pick<Warning, "severity">[]): ScamLevel {
  const count = (wanted: Warning["severity"]) => warnings.filter(({ severity }) => severity === wanted).length;
  if (count("high") > 0 || count("medium") >= mediumsToStop) return "stop";
  if (count("medium") > 0) return "warn";
  return count("low") > 0 ? "note" : "none";
}

/** Whether one sign of a scam is strong enough that nobody is led to the scholarship. */
export const hasHighWarning = (warnings: readonly Pick<Warning, "severity">[]): boolean =>
  warnings.some(({ severity }) => severity === "high");
