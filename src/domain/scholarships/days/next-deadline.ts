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

function inYear(yearly: string, year: number): string {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = yearly === "02-29" && !leap ? "02-28" : yearly;
  return `${String(year).padStart(4, "0")}-${day}`;
}

/**
 * The scholarship on `today` (YYYY-MM-DD): a yearly deadline gets its next date (not confirmed by the sponsor), and an
 * active one whose fixed deadline has passed is closed.
 */
export function scholarshipAsOf<
  S extends Pick<Scholarship, "deadline" | "deadline_kind" | "deadline_yearly" | "status">,
>(scholarship: S, today: string): S {
  const { deadline_kind, deadline_yearly, deadline, status } = scholarship;
  if (deadline_kind === "yearly" && deadline_yearly) {
    return { ...scholarship, deadline: nextDeadline(deadline_yearly, today) };
  }
  const over = deadline_kind === "fixed" && deadline !== null && deadline < today;
  return over && status === "active" ? { ...scholarship, status: "closed" } : scholarship;
}
