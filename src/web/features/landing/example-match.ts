import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";

/** A row of the example: a scholarship with a yearly deadline (MM-DD), and how the example student fits. */
export type ExampleMatch = Pick<
  ScholarshipFacts,
  "title" | "provider_name" | "amount_min" | "amount_max" | "amount_text"
> & {
  deadline_yearly: string;
  match_score: number;
  /** `3 of 4 requirements`. */
  requirements: string;
  is_met: boolean;
  /** What the student has to check. */
  to_check: readonly string[];
};
