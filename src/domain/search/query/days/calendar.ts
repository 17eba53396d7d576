import { daysAfter } from "../../../calendar/day.ts";

/** A stretch of days, both YYYY-MM-DD and included. */
export type Days = { first: string; last: string };

/** A stretch of days that words of a query name, at tokens `from` to `to` (excluded). */
export type NamedDays = Days & {
  from: number;
  to: number;
  /** Set for a season. */
  isSeason?: true;
};

const written = (date: Date) => date.toISOString().slice(0, 10);

/** All days of a month (1 to 12). */
export function monthOf(year: number, month: number): Days {
  return { first: written(new Date(Date.UTC(year, month - 1, 1))), last: written(new Date(Date.UTC(year, month, 0))) };
}

/** The days of the month that is so many months after the month of a day. */
export function monthAfter(day: string, months: number): Days {
  return monthOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months);
}

/** The week, from Sunday to Saturday, that is so many weeks after the week of a day. */
export function weekAfter(day: string, weeks: number): Days {
  const sunday = daysAfter(day, 7 * weeks - new Date(`${day}T00:00:00Z`).getUTCDay());
  return { first: sunday, last: daysAfter(sunday, 6) };
}

/** The Sunday on or after a day. */
export function sundayFrom(day: string): string {
  const { first, last } = weekAfter(day, 0);
  return first === day ? day : daysAfter(last, 1);
}

/** The next day with this month and day of the month. */
export function nextYearly(today: string, monthDay: string): string {
  const year = Number(today.slice(0, 4));
  const day = `${year}-${monthDay}`;
  return day >= today ? day : `${year + 1}-${monthDay}`;
}

/** The fourth Thursday of November. */
export function nextThanksgiving(today: string): string {
  const year = Number(today.slice(0, 4));
  const of = (each: number) => {
    const first = new Date(Date.UTC(each, 10, 1)).getUTCDay();
    return `${each}-11-${String(1 + ((11 - first) % 7) + 21).padStart(2, "0")}`;
  };
  return of(year) >= today ? of(year) : of(year + 1);
}

/** The day with this number in the month of a day; null where the month has none. */
export function dayOfMonth(day: string, number: number): string | null {
  const found = `${day.slice(0, 8)}${String(number).padStart(2, "0")}`;
  const { first, last } = monthOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
  return found >= first && found <= last ? found : null;
}
