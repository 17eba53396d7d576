import type { Comparison, Criterion } from "./criteria/criterion.ts";

/**
 * Units that every scholarship starts with, half of them earned, because much about its fit is unknown. A scholarship
 * without requirements scores 50, and a few met requirements score less than many. The number is even, so that half of
 * it is whole.
 */
export const prior = 36;

/** How much results count in the mean, and how much of that they earn. */
export type Share = { earned: number; counted: number };

/** One criterion and its result; null where the sponsor requires nothing. */
export type Answered = { criterion: Criterion<unknown>; comparison: Comparison | null };

/** How much one result counts; `not_asked` counts nothing. */
export function shareOf({ criterion: { weights }, comparison }: Answered): Share {
  if (comparison === null) return { earned: 0, counted: 0 };
  const { result } = comparison;
  if (result === "met" || result === "close") return { earned: weights[result], counted: weights[result] };
  return { earned: result === "unknown" ? weights.unknown : 0, counted: weights.open };
}

/** The score, an integer from 0 to 100: the mean of all results and the prior. */
export function scoreOf({ earned, counted }: Share): number {
  return Math.round((100 * (earned + prior / 2)) / (counted + prior));
}

/** `weight`: how many of the 100 points the criterion decides in this match; all of them are earned when it is met. */
export type Points = { points: number; weight: number };

/**
 * The score and the integer points of each criterion, which add up to it. Criteria without a requirement get half the
 * prior; if there are none, it is divided among the criteria that earn.
 */
export function scoreAnswers(answers: readonly Answered[]): { score: number; points: Points[] } {
  const shares = answers.map(shareOf);
  const earned = shares.map((share) => share.earned);
  const counted = shares.map((share) => share.counted);
  const silent = answers.map(({ criterion, comparison }) => (comparison === null ? criterion.weights.met : 0));
  const all = { earned: sum(earned), counted: sum(counted) };
  const score = scoreOf(all);
  const [fit = 0, silence = 0] = sum(silent) > 0 ? apportion(score, [all.earned, prior / 2]) : [score];
  const forFit = apportion(fit, all.earned > 0 ? earned : counted);
  const forSilence = apportion(silence, silent);
  const points = answers.map(({ comparison }, at): Points => {
    const own = (forFit[at] ?? 0) + (forSilence[at] ?? 0);
    const isOpen = comparison?.result === "failed" || comparison?.result === "unknown";
    const decided = isOpen ? Math.round((100 * (counted[at] ?? 0)) / (all.counted + prior)) : 0;
    return { points: own, weight: Math.max(own, decided) };
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
