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
  /** What stands in the row: days left, a day, or what is known instead of one. */
  text: string;
  /** A caution that belongs beside the text, or the sponsor's words where they are too long for a row. */
  note: string | null;
  /** Fourteen days or fewer are left. */
  soon: boolean;
};

type Deadline = Pick<ScholarshipFacts, "deadline" | "deadline_kind" | "deadline_text">;

/**
 * How a deadline is shown on `today` (YYYY-MM-DD). A recurring day is never shown as if the sponsor had confirmed it,
 * and an unknown one is the sponsor's words or "deadline not stated".
 */
export function deadlineNotice({ deadline, deadline_kind, deadline_text }: Deadline, today: string): DeadlineNotice {
  if (deadline_kind === "rolling") return { text: "rolling", note: null, soon: false };
  if (!deadline) return unknownDay(deadline_text?.trim() || null);
  const left = daysBetween(today, deadline);
  return {
    text: daysLeftText(left, formatDay(deadline, today)),
    note: deadline_kind === "yearly" ? "usual deadline, not confirmed for this year" : null,
    soon: left >= 0 && left <= soonDays,
  };
}

function unknownDay(words: string | null): DeadlineNotice {
  if (words && words.length <= shortWords) return { text: words, note: null, soon: false };
  return { text: "deadline not stated", note: words, soon: false };
}

function daysLeftText(left: number, day: string): string {
  if (left < 0) return `closed ${day}`;
  if (left === 0) return "due today";
  if (left === 1) return `${day} · 1 day left`;
  return `${day} · ${left} days${left <= soonDays ? " left" : ""}`;
}

/** How fresh the facts are: `checked 12 days ago`, or `not checked yet`. */
export function checkedAgo(lastChecked: string | null, today: string): string {
  if (!lastChecked) return "not checked yet";
  const days = daysBetween(lastChecked, today);
  if (days <= 0) return "checked today";
  return days === 1 ? "checked 1 day ago" : `checked ${days.toLocaleString("en-US")} days ago`;
}
