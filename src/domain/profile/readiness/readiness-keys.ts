/** The ten scores, in the order of the radar. */
export const readinessKeys = [
  "academic",
  "experience",
  "service",
  "writing",
  "profile_completeness",
  "financial_need",
  "identity",
  "focus",
  "potential",
  "readiness",
] as const;
export type ReadinessKey = (typeof readinessKeys)[number];
