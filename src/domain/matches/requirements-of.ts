import type { CriterionKey } from "../scholarships/vocabulary.ts";
import type { Factor } from "./match.ts";
import type { FactorStatus } from "./match-vocabulary.ts";

export type Compared = Pick<Factor, "key" | "status" | "about" | "score_only" | "required" | "parts">;

/** The criteria that only order the list, as no sponsor requires them: those with `decides: false` in criteria.ts. */
export const rankingCriteria: readonly CriterionKey[] = ["interests", "award_amount", "place_of_study", "drawing"];

/** The criteria that tell whom a scholarship is for also where no sponsor requires it: by a name, a text, or the country to study in. */
export const tellingWhom: readonly CriterionKey[] = [
  "groups",
  "residence",
  "citizenship",
  "institution",
  "place_of_study",
];

/**
 * The factors that are requirements of the student. A deadline is one only when it has passed or comes too late. What is probably for
 * others is left to check.
 */
export const requirementsOf = <F extends Compared>(factors: readonly F[]): (F & { probably?: true })[] =>
  factors.flatMap((factor) => {
    const { key, status, required } = factor;
    if (tellingWhom.includes(key) && status === "not_asked" && required !== null && !factor.score_only)
      return { ...factor, status: "unknown", probably: true };
    const isAsked = !rankingCriteria.includes(key) || status === "failed";
    const isOne = status !== "not_asked" && isAsked && (key !== "deadline" || status !== "met");
    return isOne ? factor : [];
  });

/**
 * The statuses of a requirement: each of its conditions counts as one of its own, as the details list them. What is asked of others is
 * none, and so is that nobody checked them.
 */
export const statusesOf = ({ status, parts = [] }: Compared): FactorStatus[] =>
  parts.length > 0
    ? parts.filter(({ unchecked, of_others }) => !unchecked && !of_others).map((part) => part.status)
    : [status];

/** How many of the requirements are left to check. 0 where some stand elsewhere, as nobody knows how many. */
export function leftToCheck(requirements: readonly Compared[]): number {
  if (requirements.some(({ parts = [] }) => parts.some(({ elsewhere }) => elsewhere))) return 0;
  return requirements.flatMap(statusesOf).filter((status) => status === "unknown").length;
}

/** `1 thing to check`. Where it is 0, nobody knows how many: `requirements to check`. */
export const thingsToCheck = (left: number): string =>
  left === 0 ? "requirements to check" : `${left} ${left === 1 ? "thing" : "things"} to check`;
