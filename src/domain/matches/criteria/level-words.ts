import { matchingLevelLabels } from "../../profile/answers/academic-level.ts";
import { orList } from "./criterion.ts";
import type { DegreePaidFor, RequiredLevels } from "./requirements.ts";

/** "Bachelor's or Master's, to study for a doctorate". */
export function levelWords({ levels, paid }: RequiredLevels): string {
  if (levels.length === 0) return "Not stated";
  const words = orList(levels.map((level) => matchingLevelLabels[level]));
  return paid ? `${words}, to study for ${paidWords[paid]}` : words;
}
/** The degree that a scholarship pays for, inside a sentence. */
export const paidWords: Readonly<Record<DegreePaidFor, string>> = {
  master: "a master's",
  doctorate: "a doctorate",
  graduate: "a graduate degree",
  no_doctorate: "a master's or professional degree",
};
