import type { Demand } from "../../../eligibility/demand.ts";
import { bandOfNeed } from "../../../profile/financial-need.ts";
import { formatDollars } from "../../../scholarships/money-range.ts";
import { type Comparison, close, failed, unanswered, unclear, withDoubt } from "../criterion.ts";
import { isSetAside, type Student } from "../student.ts";

type Limit = Extract<Demand, { about: "income" }>;

/** The federal poverty line of 2025 for one person; that of a family is higher, and so is that of later years. */
const povertyLine = 15_650;
const percent = 100;

/** Students tell a rough figure, before taxes. */
const roughly = 1.1;

/** The size of the doubt where the band of the student's need lies above the limit. */
const aboveLimit = 2;

/**
 * Compares a limit of the family's income with the income that the student told. A need is no income, but may make it doubtful. The poverty
 * line, which depends on the size of the family, rules nobody out.
 */
export function compareIncome(student: Student, { most, of }: Limit): Comparison {
  const limit = of === "dollars" ? most : (most * povertyLine) / percent;
  const income = student.profile.annual_family_income ?? null;
  if (income !== null) {
    if (income <= limit) return close;
    return of === "dollars" && income > limit * roughly ? failed : unclear;
  }
  const band = bandOfNeed(student.profile.financial_need_level);
  const open = isSetAside(student, "annual_family_income") ? unclear : unanswered("annual_family_income");
  return withDoubt(open, band !== null && band.from > limit ? aboveLimit : 0);
}

/** What the student told of the income of their family, or null. */
export const incomeAnswer = ({ profile }: Student): string | null =>
  profile.annual_family_income == null ? null : `Family income: ${formatDollars(profile.annual_family_income)}`;
