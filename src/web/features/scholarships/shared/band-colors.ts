import type { ScoreBand } from "#domain/matches/match-vocabulary.ts";

/** The color of a match score by its band. */
export const bandColors: Record<ScoreBand, string> = {
  excellent: "text-green",
  strong: "text-teal",
  good: "text-amber",
  possible: "text-grey",
  weak: "text-grey",
};
