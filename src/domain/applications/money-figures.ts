import { monthsFrom } from "../calendar/months.ts";
import type { Application } from "./application.ts";
import { type ApplicationStatus, applicationStatuses, isSent, isToDo } from "./application-status.ts";

/** A number of applications and the money they may bring in. */
export type Worth = {
  applications: number;
  /** The sum of their largest amounts, in whole US dollars. */
  dollars: number;
  /** How many of them state no amount in dollars. They add nothing to `dollars`. */
  unread: number;
};

export type MoneyFigures = {
  /** Not decided, and not past their deadline without being sent. */
  pipeline: Worth;
  /** The pipeline and the decided ones by status, in the order of the board. */
  byStatus: readonly (Worth & { status: ApplicationStatus })[];
  /** To be sent, by the month of the deadline (YYYY-MM): the present month and the five after it. */
  byMonth: readonly (Worth & { month: string })[];
  /** To be sent, due after those months or without a deadline. */
  later: Worth;
  /** Not sent before the deadline passed. */
  missed: Worth;
  sent: Worth;
  waiting: Worth;
  won: Worth;
  notWon: Worth;
};

const shownMonths = 6;

/** The most that an application may bring in, in whole US dollars; null when its amount states no dollars. */
export const mostDollars = ({ amount_min, amount_max }: Pick<Application, "amount_min" | "amount_max">) =>
  amount_max || amount_min || null;

/** What the student's applications are worth, as seen on `today` (YYYY-MM-DD). */
export function moneyFigures(applications: readonly Application[], today: string): MoneyFigures {
  const isMissed = ({ status, deadline }: Application) => isToDo(status) && deadline !== null && deadline < today;
  const ongoing = applications.filter((application) => !isMissed(application));
  const having = (...statuses: ApplicationStatus[]) =>
    worthOf(ongoing.filter(({ status }) => statuses.includes(status)));
  const toSend = ongoing.filter(({ status }) => isToDo(status));
  const months = monthsFrom(today, shownMonths);
  return {
    pipeline: having("not_started", "in_progress", "submitted", "under_review"),
    byStatus: applicationStatuses.map((status) => ({ status, ...having(status) })),
    byMonth: months.map((month) => ({
      month,
      ...worthOf(toSend.filter(({ deadline }) => monthOf(deadline) === month)),
    })),
    later: worthOf(toSend.filter(({ deadline }) => !months.includes(monthOf(deadline)))),
    missed: worthOf(applications.filter(isMissed)),
    sent: worthOf(applications.filter(({ status }) => isSent(status))),
    waiting: having("submitted", "under_review"),
    won: having("accepted"),
    notWon: having("rejected"),
  };
}

function worthOf(applications: readonly Application[]): Worth {
  const amounts = applications.map(mostDollars).filter((amount) => amount !== null);
  return {
    applications: applications.length,
    dollars: amounts.reduce((sum, amount) => sum + amount, 0),
    unread: applications.length - amounts.length,
  };
}

const monthOf = (day: string | null) => day?.slice(0, 7) ?? "";
