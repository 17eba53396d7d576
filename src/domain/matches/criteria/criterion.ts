import type { QuestionPath } from "../../profile/question-paths.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import type { CriterionKey, ScholarshipStatus } from "../../scholarships/vocabulary.ts";
import type { Student } from "./student.ts";

/** A scholarship as matching needs it: its facts, and whether it still takes applications. */
export type Scholarship = ScholarshipFacts & { id: string; status: ScholarshipStatus };

/**
 * `close` counts as met, but weighs less: right, but not made for this student ("Engineering" for civil engineering).
 */
export type CriterionResult = {
  answer: "met" | "close" | "failed" | "unknown";
  /** For `unknown`: the profile path whose answer would settle it; null when no answer of the student's would. */
  missing: QuestionPath | "career_goals" | null;
};

export const met: CriterionResult = { answer: "met", missing: null };
export const close: CriterionResult = { answer: "close", missing: null };
export const failed: CriterionResult = { answer: "failed", missing: null };
/** The student answered, but the words do not settle it. */
export const unclear: CriterionResult = { answer: "unknown", missing: null };
export const unanswered = (path: NonNullable<CriterionResult["missing"]>): CriterionResult => ({
  answer: "unknown",
  missing: path,
});

/**
 * One thing a sponsor may ask. `asked` is the whole requirement as plain data (null when nothing is asked), equal for
 * awards that ask the same; `judge` and the words depend on nothing but the student and that.
 */
export type Criterion<Asked> = {
  key: CriterionKey;
  /**
   * How much an answer counts, in whole units of the mean that the score is. Met and close earn all they count; unknown
   * and failed count `open`, of which unknown earns `unknown` and failed nothing. `unknown` <= `close` <= `met`, and
   * `open` is at least `met` for what decides, so that a better answer never lowers a score.
   */
  weights: { met: number; close: number; open: number; unknown: number };
  /** False for what only ranks: it never fails, and its being unknown leaves the eligibility and the score alone. */
  decides: boolean;
  /** The profile fields that it reads; a change of any other cannot change its answer. */
  reads: readonly (keyof Student["profile"])[];
  asked: (scholarship: Scholarship, today: string) => Asked | null;
  /** Null where the requirement turns out not to concern this student. */
  judge: (student: Student, asked: Asked, today: string) => CriterionResult | null;
  /** The questions of the profile whose answers may settle it. */
  questions: (asked: Asked) => readonly QuestionPath[];
  /** What the sponsor asks, in our words. */
  required: (asked: Asked) => string;
  /** What the student answered, or null. */
  answered: (student: Student, asked: Asked) => string | null;
};

/** Forgets what kind of requirement a criterion reads, so that criteria of all kinds fit one table. */
export function criterion<Asked>(definition: Criterion<Asked>): Criterion<unknown> {
  // Safe: `judge`, `required` and `answered` are only ever given what the same criterion's `asked` returned.
  return definition as unknown as Criterion<unknown>;
}

/** "a, b or c". */
export function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The same list in one order without repeats, so that equal requirements are equal data. */
export function inOrder<T extends string | number>(list: readonly T[]): T[] {
  return [...new Set(list)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
