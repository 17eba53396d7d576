import { formatDollars, moneyRange } from "../scholarships/money-range.ts";
import type { Application } from "./application.ts";
import type { ApplicationStatus } from "./application-status.ts";

/** Whether the sponsor has decided. */
export const isDecided = (status: ApplicationStatus): boolean => status === "accepted" || status === "rejected";

/** The money of several applications, in whole US dollars. */
export type MoneyTotal = {
  /** What the applications pay at least, and at most. */
  min: number;
  max: number;
  /** How many of the applications state an amount in dollars. */
  read: number;
  /** How many applications there are. */
  of: number;
};

/**
 * Adds up the amounts that state dollars. "Up to $500" adds nothing to the least and $500 to the most; "from $500" adds
 * $500 to both.
 */
export function moneyTotal(applications: readonly Pick<Application, "amount_min" | "amount_max">[]): MoneyTotal {
  const total = { min: 0, max: 0, read: 0, of: applications.length };
  for (const { amount_min, amount_max } of applications) {
    const most = amount_max || amount_min;
    if (!most) continue;
    total.min += amount_min ?? 0;
    total.max += most;
    total.read += 1;
  }
  return total;
}

/** The money of the applications that no sponsor has decided yet. */
export const pipelineValue = (applications: readonly Application[]): MoneyTotal =>
  moneyTotal(applications.filter(({ status }) => !isDecided(status)));

/** The money of the applications that were accepted. */
export const wonSoFar = (applications: readonly Application[]): MoneyTotal =>
  moneyTotal(applications.filter(({ status }) => status === "accepted"));

/** The total as a figure, such as `$12,500` or `$8,000 - $12,500`. */
export const moneyFigure = ({ min, max }: MoneyTotal): string =>
  max === 0 ? formatDollars(0) : moneyRange({ amount_min: min, amount_max: max, amount_text: null });

/** What a total was read from: `from 4 of 6 applications`. */
export function moneySource({ read, of }: MoneyTotal): string {
  const applications = of === 1 ? "application" : "applications";
  if (of === 0) return "no applications yet";
  return read === of ? `from ${count(of)} ${applications}` : `from ${count(read)} of ${count(of)} ${applications}`;
}

const count = (number: number) => number.toLocaleString("en-US");
