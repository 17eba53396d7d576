export const oddsLabels = ["High", "Medium", "Low"] as const;
export type OddsLabel = (typeof oddsLabels)[number];

/** The labels of spec 2, section 4. */
export function labelOf(probability: number): OddsLabel {
  if (probability >= 0.8) return "High";
  return probability >= 0.6 ? "Medium" : "Low";
}
