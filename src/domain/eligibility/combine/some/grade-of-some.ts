import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import type { Demand } from "../../demand.ts";
import type { Meaning } from "../../mention.ts";
import type { Statement } from "../statement.ts";

/**
 * "A 3.0 GPA for high school seniors", where the text admits college students too, or students of any level; of grades for several levels
 * (`stated`) the lowest counts.
 */
export function isGradeOfSomeLevels(
  { meaning, statement }: { meaning: Meaning; statement: Statement },
  all: readonly MatchingLevel[],
  stated: readonly { meaning: Meaning; statement: Statement }[],
) {
  if (meaning.about !== "gpa") return false;
  const named = levelsNamed(statement);
  if (named.length === 0) return false;
  if (all.length > 0) return all.some((level) => !named.includes(level));
  return stated.every((each) => each.meaning.about !== "gpa" || isWithin(levelsNamed(each.statement), named));
}
const levelsNamed = ({ mentions }: Statement): MatchingLevel[] =>
  mentions.flatMap((mention) =>
    [mention.meaning, ...(mention.also ?? [])].flatMap((each) =>
      each.about === "level" && !each.implied ? each.levels : [],
    ),
  );
const isWithin = (some: readonly MatchingLevel[], levels: readonly MatchingLevel[]): boolean =>
  some.every((level) => levels.includes(level));

/** "Freshmen need a 3.2 GPA", where the text demands no class: the others may need less. */
export const isGradeOfClass = (
  { meaning, statement }: { meaning: Meaning; statement: Statement },
  demands: readonly Demand[],
): boolean =>
  meaning.about === "gpa" &&
  statement.mentions.some((each) => each.meaning.about === "level" && each.meaning.years_left !== undefined) &&
  !demands.some(({ about }) => about === "class");
