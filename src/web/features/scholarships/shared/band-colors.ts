import type { ScoreBand } from "#domain/matches/match-vocabulary.ts";

/** The color of a match score by its band. Amber is for what is to check. */
export const bandColors: Record<ScoreBand, string> = {
  excellent: "text-green",
  strong: "text-teal",
  good: "text-ink",
  possible: "text-grey",
  weak: "text-grey",
};
