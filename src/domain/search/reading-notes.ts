import { isIncome } from "./query/amounts.ts";
import type { Understood } from "./understood.ts";

/** Sentences about words that have two meanings, and how they were read, and about an income, which no search has. */
export function readingNotes({ constraints, ignored }: Pick<Understood, "constraints" | "ignored">): string[] {
  const notes = constraints.flatMap((constraint): string[] => {
    if (constraint.slot !== "academic_level" || !constraint.read_as) return [];
    const { value, words, read_as } = constraint;
    const school = value === "high_school" ? "high school" : "college";
    if (read_as === "profile") return [`We read “${words}” as a year of ${school}, as in your profile.`];
    return [`“${words}” can be a year of high school or college. We searched for both.`];
  });
  const incomes = ignored
    .filter(isIncome)
    .map((words) => `“${words}” does not change a search. Say “low income” for scholarships for students in need.`);
  return [...new Set([...notes, ...incomes])];
}
