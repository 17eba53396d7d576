import { firstExpectedDay } from "../../scholarships/days/deadline-state.ts";
import type { Application } from "../application.ts";
import { applicationStatuses } from "../application-status.ts";
import { mostDollars } from "../money/money-total.ts";
import { trackedDeadline } from "../tracked-deadline.ts";

/** The orders of a list of applications. The first is the usual one. */
export const applicationSorts = ["deadline", "newest", "amount", "status", "title"] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

type Order = (one: Application, other: Application) => number;

const byTitle: Order = (one, other) => one.scholarship_title.localeCompare(other.scholarship_title, "en-US");
const byNewest: Order = (one, other) => other.created_at.localeCompare(one.created_at);
const byAmount: Order = (one, other) => (mostDollars(other) ?? -1) - (mostDollars(one) ?? -1);
const byStatus: Order = (one, other) =>
  applicationStatuses.indexOf(one.status) - applicationStatuses.indexOf(other.status);

/**
 * Deadlines that are still ahead first, then applications without one, then past deadlines, the latest first. A usual time counts as the
 * first day on which it may close, as on the dashboard.
 */
function byDeadlineOn(today: string, applications: readonly Application[]): Order {
  const days = new Map(applications.map((each) => [each, firstExpectedDay(trackedDeadline(each), today)]));
  return (one, other) => {
    const [day, otherDay] = [days.get(one) ?? null, days.get(other) ?? null];
    const group = groupOn(day, today) - groupOn(otherDay, today);
    const order = (day ?? "").localeCompare(otherDay ?? "");
    return group || (groupOn(day, today) === past ? -order : order);
  };
}

const ahead = 0;
const without = 1;
const past = 2;
const groupOn = (day: string | null, today: string) => (day === null ? without : day >= today ? ahead : past);

/** The applications in an order, as seen on `today` (YYYY-MM-DD). Those that are equal are ordered by deadline, then title. */
export function sortApplications(
  applications: readonly Application[],
  sort: ApplicationSort,
  today: string,
): Application[] {
  const byDeadline = byDeadlineOn(today, applications);
  const first = { deadline: byDeadline, newest: byNewest, amount: byAmount, status: byStatus, title: byTitle }[sort];
  return applications.toSorted((one, other) => first(one, other) || byDeadline(one, other) || byTitle(one, other));
}
