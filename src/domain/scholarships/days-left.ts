import { daysBetween } from "../calendar/day.ts";
import { shortDay } from "../calendar/format-day.ts";
import type { ScholarshipFacts } from "./scholarship.ts";

const soonDays = 14;
const shortWords = 24;
const dated = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** `Feb 28`, with the year when the day is not within the next eleven months of `today`. */
export function formatDay(day: string, today: string): string {
  const away = daysBetween(today, day);
  return away < 0 || away > 330 ? shortDay(day) : dated.format(Date.parse(`${day}T00:00:00Z`));
}

export type DeadlineNotice = {
  /** The text of the row: a day with the days left, or what is known instead. */
  text: string;
  /** A caution to show beside the text, or the sponsor's words where they are too long for a row. */
  note: string | null;
  /** Fourteen days or fewer are left. */
  soon: boolean;
};

type Deadline = Pick<ScholarshipFacts, "deadline" | "deadline_kind" | "deadline_text">;

/**
 * How a deadline is shown on `today` (YYYY-MM-DD). A yearly date is never shown as confirmed; an unknown one is shown
 * in the sponsor's words or as not announced.
 */
export function deadlineNotice({ deadline, deadline_kind, deadline_text }: Deadline, today: string): DeadlineNotice {
  if (deadline_kind === "rolling") return { text: "Rolling", note: null, soon: false };
  if (!deadline) return unknownDay(deadline_text?.trim() || null);
  const left = daysBetween(today, deadline);
  return {
    text: daysLeftText(left, formatDay(deadline, today)),
    note: deadline_kind === "yearly" ? "Last year's date, not confirmed" : null,
    soon: left >= 0 && left <= soonDays,
  };
}

function unknownDay(words: string | null): DeadlineNotice {
  if (words && words.length <= shortWords) return { text: words, note: null, soon: false };
  return { text: "No date announced", note: words, soon: false };
}

function daysLeftText(left: number, day: string): string {
  if (left < 0) return `Closed ${day}`;
  if (left === 0) return "Due today";
  if (left === 1) return `${day} · 1 day left`;
  return `${day} · ${left} days${left <= soonDays ? " left" : ""}`;
}

/** How fresh the facts are: `Checked 12 days ago`, or `Not checked yet`. */
export function checkedAgo(lastChecked: string | null, today: string): string {
  if (!lastChecked) return "Not checked yet";
  const days = daysBetween(lastChecked, today);
  if (days <= 0) return "Checked today";
  return days === 1 ? "Checked 1 day ago" : `Checked ${days.toLocaleString("en-US")} days ago`;
}
