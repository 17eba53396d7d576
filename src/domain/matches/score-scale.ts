import { type Comparison, type Criterion, mostDoubt } from "./criteria/criterion.ts";

/**
 * Units that every scholarship counts and none earns. So a scholarship without requirements scores near 0, and a few met
 * requirements score less than many.
 */
export const prior = 20;

/** Each step of doubt takes this share of the score away. */
export const lostByStep = 0.06;

/** How much results count in the mean, how much of that they earn, and the steps of doubt that they leave. */
export type Share = { earned: number; counted: number; doubt: number };

/** One criterion and its result; null where the sponsor requires nothing. */
export type Answered = { criterion: Criterion<unknown>; comparison: Comparison | null };

/** How much one result counts; `not_asked` counts nothing. */
export function shareOf({ criterion: { weights }, comparison }: Answered): Share {
  if (comparison === null) return { earned: 0, counted: 0, doubt: 0 };
  const { result, doubt = 0 } = comparison;
  if (result === "met" || result === "close") return { earned: weights[result], counted: weights[result], doubt: 0 };
  if (result === "against") return { earned: 0, counted: weights.against ?? weights.open, doubt };
  if (result === "failed") return { earned: 0, counted: weights.open, doubt: mostDoubt };
  return { earned: weights.unknown, counted: weights.open, doubt };
}

/** The chance that a scholarship is for the student, by the steps of doubt. */
export const chanceOf = (doubt: number): number => (1 - lostByStep) ** doubt;

/** The percentage that the earned units are of all counted ones, with the prior among these. */
export const fitOf = ({ earned, counted }: Pick<Share, "earned" | "counted">): number =>
  (100 * earned) / (counted + prior);

/** The score, an integer from 0 to 100: the fit times the chance. */
export const scoreOf = (share: Share): number => Math.round(fitOf(share) * chanceOf(share.doubt));

/** `weight`: how many of the 100 points the criterion decides in this match; all of them are earned when it is met. */
export type Points = { points: number; weight: number };

/** The score and the integer points of each criterion, which add up to it. */
export function scoreAnswers(answers: readonly Answered[]): { score: number; points: Points[] } {
  const shares = answers.map(shareOf);
  const earned = shares.map((share) => share.earned);
  const counted = shares.map((share) => share.counted);
  const all: Share = { earned: sum(earned), counted: sum(counted), doubt: sum(shares.map(({ doubt }) => doubt)) };
  const score = scoreOf(all);
  const points = apportion(score, earned).map((own, at): Points => {
    const share = shares[at] ?? all;
    return { points: own, weight: share.earned === share.counted ? own : Math.max(own, weightOf(share, all)) };
  });
  return { score, points };
}

/** How many of the 100 points an open result decides: what it counts, and what its doubt takes away. */
function weightOf({ counted, doubt }: Share, all: Share): number {
  const ofCounted = (100 * counted) / (all.counted + prior);
  const ofDoubt = fitOf(all) * (1 - chanceOf(doubt));
  return Math.min(100, Math.round(ofCounted + ofDoubt));
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
