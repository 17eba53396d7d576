import type { Application } from "../applications/application.ts";
import { hasFigure } from "../scholarships/money/money-range.ts";
import type { OpenApplication } from "./open-application.ts";

/** A range of US dollars. */
export type Dollars = { low: number; high: number };

/** What the applications are ranked by, and how much of it is not known. */
export type Ranking = { applications: number; aid: number; unknownChances: number; unknownAmounts: number };

const mostDollars = 10_000_000;
/** Worths are whole thousandths of a dollar, so that sums are exact. */
const thousandths = 1000;

/** What an application pays if it wins; null when no amount is stated. "Up to $500" is from 0 to 500. */
function dollarsOf({ amount_min, amount_max }: Pick<Application, "amount_min" | "amount_max">): Dollars | null {
  if (!hasFigure({ amount_min, amount_max })) return null;
  const low = amount_min || 0;
  return { low, high: Math.max(low, amount_max || low) };
}

/** Chance times amount, both as ranges; null when one of them is not known. */
export function expectedDollars({ application, chance }: OpenApplication): Dollars | null {
  const dollars = dollarsOf(application);
  return dollars && chance && { low: dollars.low * chance.low, high: dollars.high * chance.high };
}

/**
 * What each application counts when sets are compared: chance times the middle of the amount, in thousandths of a
 * dollar. A chance or an amount that is not known counts like the lowest known one of the list; where none is known, all
 * count the same. So nothing unknown outranks what is known, and no chance is made up to be shown. Aid that is no contest
 * counts with its whole amount, unless the student is ruled out.
 */
export function worthsOf(open: readonly OpenApplication[]): { worths: number[]; ranking: Ranking } {
  const amounts = open.map(({ application }) => middle(dollarsOf(application)));
  const isAid = open.map((each) => each.isAid && each.chance?.high !== 0);
  const chances = open.map(({ chance }, at) => (isAid[at] ? 1 : (chance?.estimate ?? null)));
  const leastAmount = leastOf(amounts);
  // A student who is ruled out has the chance 0. It is no measure for other scholarships.
  const leastChance = leastOf(chances.map((chance, at) => (isAid[at] ? null : chance || null)));
  const worths = open.map((_, at) => {
    const dollars = Math.min(mostDollars, amounts[at] ?? leastAmount) * (chances[at] ?? leastChance);
    return Math.max(1, Math.round(dollars * thousandths));
  });
  const unknown = (values: readonly (number | null)[]) => values.filter((value) => value === null).length;
  return {
    worths,
    ranking: {
      applications: open.length,
      aid: isAid.filter(Boolean).length,
      unknownChances: unknown(chances),
      unknownAmounts: unknown(amounts),
    },
  };
}

const middle = (dollars: Dollars | null) => dollars && (dollars.low + dollars.high) / 2;

const leastOf = (values: readonly (number | null)[]): number => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((one, other) => Math.min(one, other)) : 1;
};
