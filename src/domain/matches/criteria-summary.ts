import type { CriterionKey } from "../scholarships/vocabulary.ts";
import type { Factor } from "./match.ts";
import type { FactorStatus } from "./match-vocabulary.ts";

/** The criteria as a student reads them. */
export const criterionLabels: Record<CriterionKey, string> = {
  level: "Level",
  field_of_study: "Field of study",
  gpa: "GPA",
  citizenship: "Citizenship",
  residence: "Residence",
  financial_need: "Financial need",
  groups: "Who it is for",
  graduation_year: "Graduation year",
  institution: "College",
  interests: "Interests",
  deadline: "Deadline",
  conditions: "Other conditions",
};

type Answered = Pick<Factor, "key" | "status">;

/** The labels of the factors with this status, in their order. */
export function labelsOf(factors: readonly Answered[], status: FactorStatus): string[] {
  return factors.filter((factor) => factor.status === status).map((factor) => criterionLabels[factor.key]);
}

/** One line about all factors: how many are met, failed and unknown, and which are not met: `6 met, 1 unknown: GPA`. */
export function summarize(factors: readonly Answered[]): { met: string; rest: string } {
  const part = (status: FactorStatus, word: string) => {
    const labels = labelsOf(factors, status);
    return labels.length ? `, ${labels.length} ${word}: ${labels.join(", ")}` : "";
  };
  return {
    met: `${labelsOf(factors, "met").length} met`,
    rest: part("failed", "not met") + part("unknown", "unknown"),
  };
}
