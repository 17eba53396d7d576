import type { Rates } from "./published-rates.ts";

/** A chance and the range that it lies in, each from 0 to 1. */
export type Chance = Rates & { estimate: number };

/** What a student's fit and past results together multiply a chance by, at most; at least one divided by it. */
export const largestFactor = 1.5;

/** The match score that leaves a chance as it is ("Good fit" begins here), and how far from it the factor is largest. */
const usualScore = 60;
const scoreSpan = 40;

const atMost1 = (chance: number) => Math.min(1, chance);
const bounded = (factor: number) => Math.min(largestFactor, Math.max(1 / largestFactor, factor));

/** From 2/3 at a match score of 20 to 1.5 at 100. */
export const fitFactor = (matchScore: number): number =>
  bounded(largestFactor ** ((matchScore - usualScore) / scoreSpan));

/** The middle of a range of chances is the geometric mean: between 1 in 10,000 and 1 in 100 lies 1 in 1,000. */
export const chanceBetween = ({ low, high }: Rates): Chance => ({ low, high, estimate: Math.sqrt(low * high) });

type Numbers = { low: number; high: number };

/** Awards over applicants. Both are numbers of at least 1. */
export function chanceOfCounts(awards: Numbers, applicants: Numbers): Chance {
  return chanceBetween({ low: atMost1(awards.low / applicants.high), high: atMost1(awards.high / applicants.low) });
}

/** The chance moved by the factors, and the range widened to hold both. */
export function movedChance({ low, estimate, high }: Chance, ...factors: readonly number[]): Chance {
  const factor = bounded(factors.reduce((product, each) => product * each, 1));
  return {
    low: Math.min(low, low * factor),
    estimate: atMost1(estimate * factor),
    high: atMost1(Math.max(high, high * factor)),
  };
}
