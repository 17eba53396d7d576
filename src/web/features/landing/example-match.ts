import type { RequirementSummary } from "#domain/matches/criteria-summary.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";

/** A row of the example: a scholarship with a yearly deadline (MM-DD), and how the example student fits. */
export type ExampleMatch = Pick<
  ScholarshipFacts,
  "title" | "provider_name" | "amount_min" | "amount_max" | "amount_text"
> &
  Pick<RequirementSummary, "met" | "total" | "toCheck"> & { deadline_yearly: string; match_score: number };
