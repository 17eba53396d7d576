import { usualChance } from "./published-rates.ts";

/** How many of a student's applications were accepted and rejected. */
export type OwnResults = { won: number; lost: number };

/** As many wins as we expect of anybody before we know a result. The more, the less own results count. */
const priorWins = 4;
const fewestWins = 2;
const fewestDecided = 10;

/**
 * What a student's results multiply a chance by: the wins over those that the usual chance gives, both with the prior
 * added (a gamma-Poisson estimate). Two wins are enough to raise it and ten decided applications to lower it; with
 * fewer it is 1. One more win never lowers it, one more rejection never raises it.
 */
export function resultsFactor({ won, lost }: OwnResults): number {
  const decided = won + lost;
  const factor = (priorWins + won) / (priorWins + decided * usualChance);
  if (factor > 1) return won >= fewestWins ? factor : 1;
  return decided >= fewestDecided ? factor : 1;
}
