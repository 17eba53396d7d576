import type { Demand } from "../../../eligibility/demand.ts";
import { toldIncome } from "../../../profile/answers/financial-need.ts";
import { formatDollars } from "../../../scholarships/money/money-range.ts";
import { type Comparison, close, failed, unanswered, unclear, withDoubt } from "../criterion.ts";
import { isSetAside, type Student } from "../student.ts";

type Limit = Extract<Demand, { about: "income" }>;

/** The federal poverty line of 2025 for one person; that of a family is higher, and so is that of later years. */
export const povertyLine = 15_650;
const percent = 100;

/** Students tell a rough figure, before taxes. */
const roughly = 1.1;

/** The size of the doubt where the band of the student's need lies above the limit. */
const aboveLimit = 2;

/**
 * Compares a limit of the family's income with the income that the student told, or the band of incomes that the option of their
 * need names. A band rules nobody out, and neither does the poverty line, which depends on the size of the family.
 */
export function compareIncome(student: Student, { most, of }: Limit): Comparison {
  const limit = of === "dollars" ? most : (most * povertyLine) / percent;
  const told = toldIncome(student.profile);
  if (told !== null && told.to <= limit) return close;
  const income = student.profile.annual_family_income ?? null;
  if (income !== null) return of === "dollars" && income > limit * roughly ? failed : unclear;
  return withDoubt(withoutIncome(student), told !== null && told.from > limit ? aboveLimit : 0);
}

/** The result for a student who is still to be asked for their family's income. */
export const withoutIncome = (student: Student): Comparison =>
  isSetAside(student, "annual_family_income") ? unclear : unanswered("annual_family_income");

/** What the student told of the income of their family, or null. */
export function incomeAnswer({ profile }: Student): string | null {
  const told = toldIncome(profile);
  if (told === null) return null;
  const { from, to } = told;
  if (from === to) return `Family income: ${formatDollars(from)}`;
  if (from === 0) return `Family income: under ${formatDollars(to + 1)}`;
  return Number.isFinite(to)
    ? `Family income: ${formatDollars(from)} to ${formatDollars(to + 1)}`
    : `Family income: ${formatDollars(from)} or more`;
}
