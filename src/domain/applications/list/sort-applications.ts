import type { Application } from "../application.ts";
import { applicationStatuses } from "../application-status.ts";
import { mostDollars } from "../money/money-total.ts";

/** The orders of a list of applications. The first is the usual one. */
export const applicationSorts = ["deadline", "newest", "amount", "status", "title"] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

type Order = (one: Application, other: Application) => number;

const byTitle: Order = (one, other) => one.scholarship_title.localeCompare(other.scholarship_title, "en-US");
const byNewest: Order = (one, other) => other.created_at.localeCompare(one.created_at);
const byAmount: Order = (one, other) => (mostDollars(other) ?? -1) - (mostDollars(one) ?? -1);
const byStatus: Order = (one, other) =>
  applicationStatuses.indexOf(one.status) - applicationStatuses.indexOf(other.status);

/** Deadlines that are still ahead first, then applications without a deadline, then past deadlines, the latest first. */
const byDeadlineOn =
  (today: string): Order =>
  (one, other) => {
    const group = groupOn(one, today) - groupOn(other, today);
    const days = (one.deadline ?? "").localeCompare(other.deadline ?? "");
    return group || (groupOn(one, today) === past ? -days : days);
  };

const ahead = 0;
const without = 1;
const past = 2;
const groupOn = ({ deadline }: Application, today: string) =>
  deadline === null ? without : deadline >= today ? ahead : past;

/** The applications in an order, as seen on `today` (YYYY-MM-DD). Those that are equal are ordered by deadline, then title. */
export function sortApplications(
  applications: readonly Application[],
  sort: ApplicationSort,
  today: string,
): Application[] {
  const byDeadline = byDeadlineOn(today);
  const first = { deadline: byDeadline, newest: byNewest, amount: byAmount, status: byStatus, title: byTitle }[sort];
  return applications.toSorted((one, other) => first(one, other) || byDeadline(one, other) || byTitle(one, other));
}
