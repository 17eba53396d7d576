import { type Comparison, type Criterion, mostMore } from "./criteria/criterion.ts";

/**
 * Units that every scholarship counts and none earns. So a scholarship without requirements scores near 0, and a few met
 * requirements score less than many.
 */
export const prior = 20;

/** How much results count in the mean, and how much of that they earn. */
export type Share = { earned: number; counted: number };

/** One criterion and its result; null where the sponsor requires nothing. */
export type Answered = { criterion: Criterion<unknown>; comparison: Comparison | null };

/** How much one result counts; `not_asked` counts nothing. */
export function shareOf({ criterion: { weights }, comparison }: Answered): Share {
  if (comparison === null) return { earned: 0, counted: 0 };
  const { result } = comparison;
  if (result === "met" || result === "close") return { earned: weights[result], counted: weights[result] };
  if (result === "against") return { earned: 0, counted: weights.against ?? weights.open };
  const more = result === "failed" ? mostMore : (comparison.more ?? 0);
  return { earned: result === "unknown" ? weights.unknown : 0, counted: weights.open + (weights.more ?? 0) * more };
}

/** The score, an integer from 0 to 100: the earned units of all counted ones, with the prior among these. */
export function scoreOf({ earned, counted }: Share): number {
  return Math.round((100 * earned) / (counted + prior));
}

/** `weight`: how many of the 100 points the criterion decides in this match; all of them are earned when it is met. */
export type Points = { points: number; weight: number };

/** The score and the integer points of each criterion, which add up to it. */
export function scoreAnswers(answers: readonly Answered[]): { score: number; points: Points[] } {
  const shares = answers.map(shareOf);
  const earned = shares.map((share) => share.earned);
  const counted = shares.map((share) => share.counted);
  const score = scoreOf({ earned: sum(earned), counted: sum(counted) });
  const whole = sum(counted) + prior;
  const points = apportion(score, earned).map((own, at): Points => {
    const isWhole = earned[at] === counted[at];
    return { points: own, weight: isWhole ? own : Math.max(own, Math.round((100 * (counted[at] ?? 0)) / whole)) };
  });
  return { score, points };
}

/**
 * Splits `total` in proportion to `shares` (whole, not negative) into whole parts that add up to it: each is rounded
 * down, and the largest remainders get one more, the first of equal ones. A share of 0 gets 0.
 */
function apportion(total: number, shares: readonly number[]): number[] {
  const whole = sum(shares);
  if (whole === 0) return shares.map(() => 0);
  const parts = shares.map((share) => Math.floor((total * share) / whole));
  const byRemainder = shares.map((share, at) => ({ at, remainder: (total * share) % whole }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, total - sum(parts))) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
