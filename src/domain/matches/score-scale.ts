import { type Comparison, type Criterion, usualDoubt } from "./criteria/criterion.ts";

/** Units that belong to no criterion and are never earned, so that few met requirements score less than many. */
export const prior = 15;

/** Each step of doubt takes this share of the score away. */
export const lostByStep = 0.07;

/**
 * The steps of doubt of each size. What is left to check takes 7% of the score away though most students meet it, what
 * many do not meet 14%, what a minority meets 44%, and what nearly rules a scholarship out 69%.
 */
export const stepsOfDoubt = [1, 2, 8, 16] as const;

/** What a result earns, in units, and the steps of doubt that it leaves. */
export type Share = { earned: number; doubt: number };

/** One criterion and its result; null where the sponsor requires nothing. */
export type Answered = { criterion: Criterion<unknown>; comparison: Comparison | null };

const nothing: Share = { earned: 0, doubt: 0 };

export function shareOf({ criterion: { units }, comparison }: Answered): Share {
  if (comparison === null) return nothing;
  const { result, doubt, likely, earns } = comparison;
  if (result === "met" || result === "close") return { earned: units[result], doubt: 0 };
  if (likely) return { earned: likely === "nothing" ? 0 : units[likely], doubt: 0 };
  return { earned: earns ? units.met : 0, doubt: stepsOfDoubt[doubt ?? usualDoubt[result]] as number }; // a size is a place of the table
}

/** The chance that a scholarship is for the student, by the steps of doubt. */
export const chanceOf = (doubt: number): number => (1 - lostByStep) ** doubt;

/** The percentage that the earned units are of themselves and the prior. */
export const fitOf = (earned: number): number => (100 * earned) / (earned + prior);

/** The score, an integer from 0 to 100: the fit times the chance. */
export const scoreOf = ({ earned, doubt }: Share): number => Math.round(fitOf(earned) * chanceOf(doubt));

/** `weight`: how many of the 100 points the criterion decides in this match; all of them are earned when it is met. */
export type Points = { points: number; weight: number };

/** The score and the integer points of each criterion, which add up to it. */
export function scoreAnswers(answers: readonly Answered[]): { score: number; points: Points[] } {
  const shares = answers.map(shareOf);
  const units = shares.map(({ earned }) => earned);
  const earned = sum(units);
  const score = scoreOf({ earned, doubt: sum(shares.map(({ doubt }) => doubt)) });
  const doubts = shares.map(({ doubt }) => doubt);
  const lost = lostBy(doubts, Math.round(fitOf(earned)) - score);
  const points = apportion(score, units).map((own, at): Points => ({ points: own, weight: own + (lost[at] ?? 0) }));
  return { score, points };
}

/** How many of the points that doubt takes away each doubt takes: by its steps, and at least 1 to be seen. */
function lostBy(doubts: readonly number[], total: number): number[] {
  const seen = doubts.map((doubt) => (doubt > 0 ? 1 : 0));
  const more = apportion(Math.max(0, total - sum(seen)), doubts);
  return seen.map((one, at) => one + (more[at] ?? 0));
}

/**
 * Splits `total` in proportion to `shares` (whole, not negative) into whole parts that add up to it: each is rounded
 * down, and the largest remainders get one more, the first of equal ones. A share of 0 gets 0.
 */
function apportion(total: number, shares: readonly number[]): number[] {
  const whole = sum(shares);
  if (whole === 0) return shares.map(() => 0);
  const parts = shares.map((share) => Math.floor((total * share) / whole));
  const left = total - sum(parts);
  if (left === 0) return parts;
  const byRemainder = shares.map((share, at) => ({ at, remainder: (total * share) % whole }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
