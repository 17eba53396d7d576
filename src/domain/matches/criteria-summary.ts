import type { CriterionKey } from "../scholarships/vocabulary.ts";
import { inSentence } from "./in-sentence.ts";
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
  award_amount: "Award amount",
  place_of_study: "Place of study",
  drawing: "Drawing",
  conditions: "Other conditions",
};

type Answered = Pick<Factor, "key" | "status">;

/** The criteria that only order the list: no requirement of the sponsor. Those of the table that do not decide. */
export const rankingCriteria: readonly CriterionKey[] = ["interests", "award_amount", "place_of_study", "drawing"];

/** The factors that lower the score though the sponsor requires nothing of the student. */
export const countingAgainst = (factors: readonly Factor[]): Factor[] =>
  factors.filter(({ status, weight }) => status === "not_asked" && weight > 0);

/** The labels of the factors with this status, in their order. */
export function labelsOf(factors: readonly Answered[], status: FactorStatus): string[] {
  return factors.filter((factor) => factor.status === status).map((factor) => criterionLabels[factor.key]);
}

/**
 * One line about all criteria: `5 of 5 requirements met`, or `2 met` and `, 2 to check: level, field of study`.
 * What the sponsor does not require is left out.
 */
export function summarize(factors: readonly Answered[]): { met: string; rest: string } {
  const requirements = factors.filter(({ key }) => !rankingCriteria.includes(key));
  const [met, failed, unknown] = (["met", "failed", "unknown"] as const).map((status) =>
    labelsOf(requirements, status),
  );
  const part = (labels: readonly string[] = [], word: string) =>
    labels.length > 0 ? `, ${labels.length} ${word}: ${labels.map(inSentence).join(", ")}` : "";
  const count = met?.length ?? 0;
  const rest = part(failed, "not met") + part(unknown, "to check");
  if (rest) return { met: `${count} met`, rest };
  if (count === 0) return { met: "No requirements listed", rest };
  return { met: `${count} of ${count} ${count === 1 ? "requirement" : "requirements"} met`, rest };
}
