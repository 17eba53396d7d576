import type { Application } from "#domain/applications/application.ts";
import { type ApplicationStatus, applicationStatuses } from "#domain/applications/application-status.ts";
import { type MoneyTotal, moneyTotal } from "#domain/applications/money/money-total.ts";

export type Column = {
  status: ApplicationStatus;
  applications: Application[];
  money: MoneyTotal;
};

/** The six columns of the board, each with its applications in the given order. */
export function columnsOf(applications: readonly Application[]): Column[] {
  return applicationStatuses.map((status) => {
    const ofStatus = applications.filter((application) => application.status === status);
    return { status, applications: ofStatus, money: moneyTotal(ofStatus) };
  });
}

/** The status of the column `steps` to the right (negative: to the left), or null past the edge of the board. */
export function statusBeside(status: ApplicationStatus, steps: number): ApplicationStatus | null {
  return applicationStatuses[applicationStatuses.indexOf(status) + steps] ?? null;
}

/**
 * The first `most` applications of a column. The one that was moved last is among them, first where it would be cut
 * off, so that the student sees where it went.
 */
export function shownOf(applications: readonly Application[], most: number, movedId: string | null): Application[] {
  const moved = applications.slice(most).find(({ id }) => id === movedId);
  return moved ? [moved, ...applications.slice(0, most - 1)] : applications.slice(0, most);
}
