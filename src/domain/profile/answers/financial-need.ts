import { formatDollars } from "../../scholarships/money/money-range.ts";
import type { ProfileChanges } from "../profile.ts";

export const onboardingNeedLevels = ["low", "medium", "high"] as const;
export const stepFormNeedLevels = ["low", "moderate", "high", "critical"] as const;

/** The values of both scales in the specification. Each is stored as given. */
export const financialNeedLevels = ["low", "medium", "moderate", "high", "critical"] as const;
export type FinancialNeedLevel = (typeof financialNeedLevels)[number];

const ranks: Record<FinancialNeedLevel, 1 | 2 | 3 | 4> = { low: 1, medium: 2, moderate: 2, high: 3, critical: 4 };

/** 1 (low) to 4 (critical); medium and moderate are the same need. */
export function needRank(level: FinancialNeedLevel): 1 | 2 | 3 | 4 {
  return ranks[level];
}

/**
 * The option that the step form (low, moderate, high, critical) selects for a stored need. It is saved only when the
 * student changes it.
 */
export function stepFormNeed(level: FinancialNeedLevel): (typeof stepFormNeedLevels)[number] {
  return level === "medium" ? "moderate" : level;
}

/**
 * The option that the one-page editor and onboarding (low, medium, high) select for a stored need. It is saved only
 * when the student changes it.
 */
export function onboardingNeed(level: FinancialNeedLevel): (typeof onboardingNeedLevels)[number] {
  if (level === "moderate") return "medium";
  return level === "critical" ? "high" : level;
}

type IncomeBand = { from: number; below: number | null };

/** The incomes that the options of onboarding name. */
const bands: Record<(typeof onboardingNeedLevels)[number], IncomeBand> = {
  low: { from: 60_000, below: null },
  medium: { from: 30_000, below: 60_000 },
  high: { from: 0, below: 30_000 },
};

/**
 * Between which dollars a year a student said that their family income is: the figure that they gave, else the band of the
 * option that they chose for their need. "Little or no family income" is in the lowest band. Null without either.
 */
export function toldIncome({
  annual_family_income: income,
  financial_need_level: need,
}: Pick<ProfileChanges, "annual_family_income" | "financial_need_level">): { from: number; to: number } | null {
  if (income != null) return { from: income, to: income };
  if (!need) return null;
  const { from, below } = bands[onboardingNeed(need)];
  return { from, to: below === null ? Number.POSITIVE_INFINITY : below - 1 };
}

/** The incomes that an option of onboarding names: ` (family income under $30,000)`; empty for one of the other scale. */
export function needBand(need: FinancialNeedLevel): string {
  const option = onboardingNeed(need);
  if (need !== option) return "";
  const { from, below } = bands[option];
  if (below === null) return ` (family income of ${formatDollars(from)} or more)`;
  const most = formatDollars(below);
  return from === 0 ? ` (family income under ${most})` : ` (family income ${formatDollars(from)} to ${most})`;
}

/** The need that a family income means in the bands of onboarding: under $30,000 high, from $60,000 low. */
export const needOfIncome = (income: number): (typeof onboardingNeedLevels)[number] =>
  onboardingNeedLevels.find((level) => income >= bands[level].from) ?? "high";

/** Says at the field that need and income do not go together as usual; null when they do. The student decides. */
export function needContradiction(need: FinancialNeedLevel, income: number): string | null {
  const usual = needOfIncome(income);
  if (onboardingNeed(need) === usual) return null;
  return `A family income of ${formatDollars(income)} usually counts as ${usual} need. If your situation is different, such as a large family or high medical costs, keep both answers.`;
}
