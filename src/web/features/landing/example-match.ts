import type { ScoreBand } from "#domain/matches/match-vocabulary.ts";

/** A row of the example in words, so that the landing page loads no code that makes them. */
export type ExampleMatch = {
  title: string;
  provider_name: string;
  /** `$2,500 - $5,000`. */
  amount: string;
  /** `May 1`: the deadline of every year. */
  due: string;
  /** `Strong fit`. */
  fit: string;
  band: ScoreBand;
  match_score: number;
  /** `3 of 4 requirements`. */
  requirements: string;
  is_met: boolean;
  /** What the student has to check. */
  to_check: readonly string[];
};
