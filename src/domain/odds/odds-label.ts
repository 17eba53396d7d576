export const oddsLabels = ["High", "Medium", "Low"] as const;
type OddsLabel = (typeof oddsLabels)[number];

/** The label of a chance between 0 and 1: 0.8 and above, 0.6, below (docs/decisions/0057). */
export function labelOf(probability: number): OddsLabel {
  if (probability >= 0.8) return "High";
  return probability >= 0.6 ? "Medium" : "Low";
}
