import type { ScholarshipFacts } from "../scholarship.ts";

type ExtraRule = {
  label: string;
  value: (facts: Pick<ScholarshipFacts, "essay_required" | "renewable">) => string | null;
};

const required = "Required";

export const extraRules: readonly ExtraRule[] = [
  { label: "Essay", value: (facts) => yesNo(facts.essay_required, required, "Not required") },
  { label: "Renewable", value: (facts) => yesNo(facts.renewable, "Yes", "No") },
];

/** The stated facts that no criterion compares with the student, without what has to be sent. */
export const extraFacts = (facts: Parameters<ExtraRule["value"]>[0]): { label: string; value: string }[] =>
  extraRules.flatMap(({ label, value }) => {
    const stated = value(facts);
    return stated === null || stated === required ? [] : [{ label, value: stated }];
  });

export function yesNo(fact: boolean | null, yes: string, no: string): string | null {
  return fact === null ? null : fact ? yes : no;
}
