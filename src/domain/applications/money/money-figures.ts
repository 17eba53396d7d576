import { monthsFrom } from "../../calendar/months.ts";
import type { Application } from "../application.ts";
import { type ApplicationStatus, applicationStatuses, isSent, isToDo } from "../application-status.ts";
import {
  isDecided,
  isMissed,
  isOver,
  type MoneyTotal,
  moneyTotal,
  type OverForClass,
  pipelineValue,
  wonSoFar,
} from "./money-total.ts";

export type MoneyFigures = {
  /** Not decided, without those that were not sent in time or can be sent no more. */
  pipeline: MoneyTotal;
  /** The pipeline by status, in the order of the board. */
  byStatus: readonly (MoneyTotal & { status: UndecidedStatus })[];
  /** To be sent, by the month of the deadline (YYYY-MM): the present month and the five after it. */
  byMonth: readonly (MoneyTotal & { month: string })[];
  /** To be sent, due after those months or without a deadline. */
  later: MoneyTotal;
  /** Not sent before the deadline passed. */
  missed: MoneyTotal;
  sent: MoneyTotal;
  waiting: MoneyTotal;
  won: MoneyTotal;
  notWon: MoneyTotal;
};

export type UndecidedStatus = Exclude<ApplicationStatus, "accepted" | "rejected">;
const isUndecided = (status: ApplicationStatus): status is UndecidedStatus => !isDecided(status);

const shownMonths = 6;

/**
 * What the student's applications are worth, as seen on `today`, the day that deadlines are compared with. The months begin with that of `ownDay`, the
 * student's day (both YYYY-MM-DD).
 */
export function moneyFigures(
  applications: readonly Application[],
  today: string,
  over: OverForClass = new Set(),
  ownDay = today,
): MoneyFigures {
  const inTime = applications.filter((application) => !isMissed(application, today) && !isOver(application, over));
  const having = (...statuses: ApplicationStatus[]) =>
    moneyTotal(inTime.filter(({ status }) => statuses.includes(status)));
  const toSend = inTime.filter(({ status }) => isToDo(status));
  // A month that has ended for the student is shown only for what is still open in the rest of the country.
  const isOpenElsewhere = toSend.some(({ deadline }) => monthOf(deadline) === monthOf(today));
  const months = monthsFrom(isOpenElsewhere ? today : ownDay, shownMonths);
  const dueIn = (month: string) => toSend.filter(({ deadline }) => monthOf(deadline) === month);
  return {
    pipeline: pipelineValue(applications, today, over),
    byStatus: applicationStatuses.filter(isUndecided).map((status) => ({ status, ...having(status) })),
    byMonth: months.map((month) => ({ month, ...moneyTotal(dueIn(month)) })),
    later: moneyTotal(toSend.filter(({ deadline }) => !months.includes(monthOf(deadline)))),
    missed: moneyTotal(applications.filter((application) => isMissed(application, today))),
    sent: moneyTotal(applications.filter(({ status }) => isSent(status))),
    waiting: having("submitted", "under_review"),
    won: wonSoFar(applications),
    notWon: having("rejected"),
  };
}

const monthOf = (day: string | null) => day?.slice(0, 7) ?? "";
