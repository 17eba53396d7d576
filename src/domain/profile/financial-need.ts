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
