import { rarelyYes } from "../profile/question-paths.ts";
import type { Comparison, Criterion } from "./criteria/criterion.ts";
import { isSetAside, type Student } from "./criteria/student.ts";
import type { Eligibility, Section } from "./match-vocabulary.ts";
import { tellingWhom } from "./requirements-of.ts";

/** One criterion and its result; null where the sponsor requires nothing of this student. */
type Compared = { criterion: Criterion<unknown>; comparison: Comparison | null };

/**
 * What one criterion says about the section of a match. `other_college` is a requirement to attend a college, where the
 * student named others, and `no_college` where the student named none. `question` is a missing answer that decides, and
 * `unclear` is what no answer of the profile decides, or a yes that few students can give.
 */
export type Standing = "nothing" | "met" | "failed" | "other_college" | "no_college" | "question" | "unclear";

export function standingOf(compared: Compared, student: Student): Standing {
  if (isProbablyForOthers(compared)) return "unclear";
  if (!isRequired(compared)) return "nothing";
  const { criterion, comparison } = compared;
  const { result, missing, alsoOpen } = comparison;
  if (criterion.key === "institution") {
    if (result === "failed") return "other_college";
    if (missing === "college" || missing === "intended_colleges") return "no_college";
  }
  if (result === "failed") return "failed";
  if (result === "unknown")
    return missing === null || alsoOpen || rarelyYes.has(missing) || isSetAside(student, missing)
      ? "unclear"
      : "question";
  // A future deadline does not tell who may apply.
  return criterion.key === "deadline" ? "nothing" : "met";
}

/** Whether a result is about a requirement of the sponsor, or a wish of the student that rules it out. What only orders the list is none. */
function isRequired(compared: Compared): compared is Compared & { comparison: Comparison } {
  const { criterion, comparison } = compared;
  if (comparison === null || comparison.result === "against") return false;
  return criterion.decides || comparison.result === "failed";
}

/**
 * Whether it is probably for others: a name or the text tells another group, state, citizenship or college, or one has to study in a
 * country that the student did not name, which nobody does unasked.
 */
const isProbablyForOthers = ({ criterion, comparison }: Compared): boolean =>
  comparison?.result === "against" && !comparison.scoreOnly && tellingWhom.includes(criterion.key);

/** A scholarship that states only a deadline is unknown: eligible is never claimed from missing information. */
export function eligibilityOf(compared: readonly Compared[]): Eligibility {
  const deciding = compared.filter(isRequired);
  if (deciding.some(({ comparison }) => comparison?.result === "failed")) return "ineligible";
  if (deciding.some(({ comparison }) => comparison?.result === "unknown") || compared.some(isProbablyForOthers))
    return "unknown";
  return deciding.some(({ criterion }) => criterion.key !== "deadline") ? "eligible" : "unknown";
}

/**
 * The section of the list that a match belongs to; null when the student is ruled out. `one_answer` has exactly one
 * missing answer, and nothing else is open. What needs several answers, or what only the student can check, is in
 * `check`.
 */
export function sectionOf(compared: readonly Compared[], student: Student): Section | null {
  const standings = compared.map((each) => standingOf(each, student));
  if (standings.includes("failed")) return null;
  if (standings.includes("other_college") || standings.includes("no_college")) return "other_college";
  if (standings.includes("unclear")) return "check";
  const asked = compared.filter((_, at) => standings[at] === "question").map(({ comparison }) => comparison?.missing);
  if (asked.length > 0) return new Set(asked).size === 1 ? "one_answer" : "check";
  return standings.includes("met") ? "qualify" : "check";
}
