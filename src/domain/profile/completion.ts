import type { Profile } from "./profile.ts";

/** Whether a stored value is an answer: text that is not blank, a list or object with something in it, any number. */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === "string") return value.trim() !== "";
  if (typeof value === "number") return !Number.isNaN(value);
  if (typeof value === "object") return Object.values(value).some(isFilled);
  return true;
}

/** The 11 fields that the completion percentage counts, with their labels. */
export const completionFields = [
  { field: "full_name", label: "Full name" },
  { field: "date_of_birth", label: "Date of birth" },
  { field: "location", label: "Location" },
  { field: "academic_level", label: "Academic level" },
  { field: "field_of_study", label: "Field of study" },
  { field: "gpa", label: "GPA" },
  { field: "graduation_year", label: "Graduation year" },
  { field: "annual_family_income", label: "Family income amount" },
  { field: "financial_need_level", label: "Financial need level" },
  { field: "citizenship_status", label: "Citizenship status" },
  { field: "career_goals", label: "Career goals" },
] as const;

type CompletionField = (typeof completionFields)[number];

type ProfileCompletion = {
  filled: number;
  total: number;
  /** 0 to 100, whole. */
  percent: number;
  /** Those that are not filled, without those that the student skipped or that do not apply, and without the amount of the income beside the level of need. */
  missing: CompletionField[];
  /** Those others that are not filled. */
  optional: CompletionField[];
};

/** `GPA, Graduation year` */
export const labelsOf = (fields: readonly Pick<CompletionField, "label">[]): string =>
  fields.map(({ label }) => label).join(", ");

/** The percentage of the 11 fields that are filled; 0 without a profile. */
export function profileCompletion(
  profile: Readonly<Partial<Pick<Profile, CompletionField["field"] | "set_aside">>> | null,
): ProfileCompletion {
  const empty = completionFields.filter(({ field }) => !isFilled(profile?.[field]));
  const setAside: Readonly<Record<string, unknown>> = profile?.set_aside ?? {};
  // Onboarding asks for the level of need, which most sponsors go by, and never for the amount.
  const isCovered = (field: string) => field === "annual_family_income" && isFilled(profile?.financial_need_level);
  const isOptional = ({ field }: CompletionField) => !!setAside[field] || isCovered(field);
  const missing = empty.filter((each) => !isOptional(each));
  const total = completionFields.length;
  const filled = total - empty.length;
  return { filled, total, percent: Math.round((filled / total) * 100), missing, optional: empty.filter(isOptional) };
}
