export const onboardingNeedLevels = ["low", "medium", "high"] as const;
export const stepFormNeedLevels = ["low", "moderate", "high", "critical"] as const;

/** The union of the two scales; stored as given. */
export const financialNeedLevels = ["low", "medium", "moderate", "high", "critical"] as const;
export type FinancialNeedLevel = (typeof financialNeedLevels)[number];

const ranks: Record<FinancialNeedLevel, 1 | 2 | 3 | 4> = { low: 1, medium: 2, moderate: 2, high: 3, critical: 4 };

/** 1 (low) to 4 (critical); medium and moderate are the same need. */
export function needRank(level: FinancialNeedLevel): 1 | 2 | 3 | 4 {
  return ranks[level];
}

/** What the step form (low, moderate, high, critical) selects for a stored need; saved only when it is changed. */
export function stepFormNeed(level: FinancialNeedLevel): (typeof stepFormNeedLevels)[number] {
  return level === "medium" ? "moderate" : level;
}

/**
 * What the one-page editor and onboarding (low, medium, high) select for a stored need; it is saved only when changed.
 */
export function onboardingNeed(level: FinancialNeedLevel): (typeof onboardingNeedLevels)[number] {
  if (level === "moderate") return "medium";
  return level === "critical" ? "high" : level;
}
