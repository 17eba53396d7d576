import type { Scholarship } from "../scholarship.ts";

/**
 * The next day, YYYY-MM-DD, on which a yearly deadline (MM-DD) falls, `today` included.
 * In a year without a 29 February, a deadline on that day falls on the 28th.
 */
export function nextDeadline(yearly: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = inYear(yearly, year);
  return thisYear >= today ? thisYear : inYear(yearly, year + 1);
}

/** The last day, YYYY-MM-DD, before `today` on which a yearly deadline (MM-DD) fell. */
export function lastDeadline(yearly: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = inYear(yearly, year);
  return thisYear < today ? thisYear : inYear(yearly, year - 1);
}

function inYear(yearly: string, year: number): string {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = yearly === "02-29" && !leap ? "02-28" : yearly;
  return `${String(year).padStart(4, "0")}-${day}`;
}

type Dated = Pick<Scholarship, "deadline" | "deadline_kind" | "deadline_yearly" | "status">;

/**
 * The scholarship on `today` (YYYY-MM-DD): a yearly deadline gets its next date (not confirmed by the sponsor), and an
 * active one whose fixed deadline has passed is closed.
 */
export function scholarshipAsOf<S extends Dated>(scholarship: S, today: string): S {
  const { deadline, status } = deadlineAsOf(scholarship, today);
  if (deadline === scholarship.deadline && status === scholarship.status) return scholarship;
  return { ...scholarship, deadline, status };
}

/** The deadline and the state of `scholarshipAsOf`, without a copy of the whole scholarship. */
export function deadlineAsOf(
  { deadline, deadline_kind, deadline_yearly, status }: Dated,
  today: string,
): Pick<Dated, "deadline" | "status"> {
  if (deadline_kind === "yearly" && deadline_yearly) return { deadline: nextDeadline(deadline_yearly, today), status };
  const over = deadline_kind === "fixed" && deadline !== null && deadline < today;
  return { deadline, status: over && status === "active" ? "closed" : status };
}
