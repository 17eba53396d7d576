import { formatDollars, moneyRange } from "../../scholarships/money/money-range.ts";
import type { Application } from "../application.ts";
import { type ApplicationStatus, isToDo } from "../application-status.ts";
import { countOf } from "../count-of.ts";
import { applicationDeadlineState, type Dated } from "../tracked-deadline.ts";

/** Whether the sponsor has decided. */
export const isDecided = (status: ApplicationStatus): boolean => status === "accepted" || status === "rejected";

/** Whether a confirmed deadline passed before the application was sent. `today` is YYYY-MM-DD. */
export const isMissed = (application: Dated & Pick<Application, "status">, today: string): boolean =>
  isToDo(application.status) && applicationDeadlineState(application, today) === "passed";

type Amounts = Pick<Application, "amount_min" | "amount_max">;

/** The most that an application may bring in, in whole US dollars; null when its amount states no dollars. */
export const mostDollars = ({ amount_min, amount_max }: Amounts): number | null => amount_max || amount_min || null;

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
export function moneyTotal(applications: readonly Amounts[]): MoneyTotal {
  const total = { min: 0, max: 0, read: 0, of: applications.length };
  for (const amounts of applications) {
    const most = mostDollars(amounts);
    if (most === null) continue;
    total.min += amounts.amount_min ?? 0;
    total.max += most;
    total.read += 1;
  }
  return total;
}

/** The scholarships whose last round for the student's class is over. They can be won only where the application was sent. */
export type OverForClass = ReadonlySet<string>;

/** Whether nothing can come of an application any more, though no sponsor has decided: it was not sent, and no round is left for the student's class. */
export const isOver = ({ status, scholarship_id }: Application, over: OverForClass): boolean =>
  isToDo(status) && scholarship_id !== null && over.has(scholarship_id);

/** The money of the applications that no sponsor has decided yet, without those that were not sent in time or can be sent no more. */
export const pipelineValue = (
  applications: readonly Application[],
  today: string,
  over: OverForClass = new Set(),
): MoneyTotal =>
  moneyTotal(applications.filter((each) => !isDecided(each.status) && !isMissed(each, today) && !isOver(each, over)));

/** The money of the applications that were accepted. */
export const wonSoFar = (applications: readonly Application[]): MoneyTotal =>
  moneyTotal(applications.filter(({ status }) => status === "accepted"));

/** Nothing is won with nothing, but of applications without an amount in dollars no sum is known. */
const isNotStated = ({ read, of }: MoneyTotal): boolean => of > 0 && read === 0;

/** The total as a figure, such as `$12,500` or `$8,000 - $12,500`; `Not stated` where no application states dollars. */
export function moneyFigure(total: MoneyTotal): string {
  if (isNotStated(total)) return "Not stated";
  const { min, max } = total;
  return max === 0 ? formatDollars(0) : moneyRange({ amount_min: min, amount_max: max, amount_text: null });
}

/** The most that a total may be: `$5,000` where the least is the same, `up to $5,000` otherwise; `not stated` as in `moneyFigure`. */
export function mostFigure(total: MoneyTotal): string {
  if (isNotStated(total)) return "not stated";
  const { min, max } = total;
  return min === max ? formatDollars(max) : `up to ${formatDollars(max)}`;
}

/** What a total was read from: `from 4 of 6 applications`, or `none` where there are no applications to read. */
export function moneySource({ read, of }: MoneyTotal, none: string): string {
  if (of === 0) return none;
  if (read === 0) return `${countOf(of)}, none in dollars`;
  return read === of ? `from ${countOf(of)}` : `from ${read.toLocaleString("en-US")} of ${countOf(of)}`;
}
