import type { Constraint } from "./understood.ts";

/** Sentences about words that have two meanings, and how they were read. */
export function readingNotes(constraints: readonly Constraint[]): string[] {
  const notes = constraints.flatMap((constraint): string[] => {
    if (constraint.slot !== "academic_level" || !constraint.read_as) return [];
    const { value, words, read_as } = constraint;
    const school = value === "high_school" ? "high school" : "college";
    if (read_as === "profile") return [`We read “${words}” as a year of ${school}, as in your profile.`];
    return [`“${words}” can be a year of high school or college. We searched for both.`];
  });
  return [...new Set(notes)];
}
