import { daysBetween } from "../../calendar/day.ts";
import { dayOfYear, shortDay, shortMonth } from "../../calendar/format-day.ts";
import { namesOfMonths } from "../../calendar/months.ts";
import { capitalized } from "../../words/capitalized.ts";
import { deadlineState, type KnownDeadline } from "./deadline-state.ts";
import { nextDeadline } from "./next-deadline.ts";
import { type UsualTime, usualTime } from "./usual-time.ts";

const soonDays = 14;
const noDate = "No date announced";
const shortWords = 24;

/** `Feb 28`, with the year when the day is not within the next eleven months of `today`. */
export function formatDay(day: string, today: string): string {
  const away = daysBetween(today, day);
  return away < 0 || away > 330 ? shortDay(day) : dayOfYear(day);
}

type DeadlineNotice = {
  /** The text of a row: a day with the days left, or what is known instead. */
  text: string;
  /** The day alone, or what is known instead. */
  day: string;
  /** How far away it is: `9 days left`, `in 50 days`; null without a confirmed day ahead. */
  left: string | null;
  /** A caution to show beside the text, or the sponsor's words where they are too long for a row. */
  note: string | null;
  /** Fourteen days or fewer are left until a confirmed day. */
  soon: boolean;
};

/** Of a deadline whose day has ended for the student, but not yet in the whole country. */
export const lastHours = "open for a few more hours";

/**
 * How a deadline is shown. `today` (YYYY-MM-DD) is the day that deadlines are compared with, and `ownDay` the student's day, from which the
 * days left are counted: that of the calendar beside it. A yearly date is never shown as confirmed; an unknown one is shown
 * in the sponsor's words or as not announced.
 */
export function deadlineNotice(known: KnownDeadline, today: string, ownDay = today): DeadlineNotice {
  const { deadline, deadline_kind } = known;
  if (deadline_kind === "rolling") return withoutDay("Rolling");
  if (!deadline) return unknownDay(known, today);
  const isPast = deadline < today;
  const away = daysBetween(ownDay, deadline);
  const soon = !isPast && away <= soonDays;
  const day = formatDay(deadline, today);
  const yearly = dayOfYear(deadline);
  const next = nextRound(known, today);
  if (next) return withoutDay(next, `A guess from its yearly date, ${yearly}`);
  if (isPast) return withoutDay(`Closed ${day}`);
  if (deadline_kind === "yearly") {
    return {
      text: `Usually ${yearly}`,
      day: `Usually ${yearly}`,
      left: null,
      note: "Last year's date, not confirmed",
      // What is not sure is not urgent either.
      soon: false,
    };
  }
  if (away < 0) return { ...withoutDay(capitalized(lastHours)), soon };
  if (away === 0) return { ...withoutDay("Due today"), soon };
  const days = away === 1 ? "1 day" : `${away} days`;
  const text = `${day} · ${days}${soon ? " left" : ""}`;
  return { text, day, left: soon ? `${days} left` : `in ${days}`, note: null, soon };
}

const withoutDay = (text: string, note: string | null = null): DeadlineNotice => ({
  text,
  day: text,
  left: null,
  note,
  soon: false,
});

/** `The FAFSA counts until June 30`, `Follows the FAFSA`. */
const followsAidForm = /^(?:[\w']+ ){0,3}FAFSA\b/;
/** The deadline of aid whose date is that of the FAFSA. */
export const throughAidForm = "Through the FAFSA";

/**
 * What is told of a round whose usual time has passed, on every screen: `Next: about Nov 2027`, as its day is not announced; null for
 * all others. `today` is YYYY-MM-DD.
 */
export function nextRound(known: KnownDeadline, today: string): string | null {
  if (deadlineState(known, today) !== "unannounced") return null;
  const { deadline } = known;
  // That of a tracked application may be the one of its last round.
  if (deadline)
    return `Next: about ${shortMonth(deadline < today ? nextDeadline(deadline.slice("YYYY-".length), today) : deadline)}`;
  const usual = usualTime(known.deadline_text);
  return usual && `Next: about ${monthsOf(usual)} ${nextDeadline(usual.to, today).slice(0, 4)}`;
}

function unknownDay(known: KnownDeadline, today: string): DeadlineNotice {
  const words = known.deadline_text?.trim() || null;
  if (words && followsAidForm.test(words)) return withoutDay(throughAidForm, words);
  const next = nextRound(known, today);
  if (next) return withoutDay(next, words);
  if (words && words.length <= shortWords) return withoutDay(words.replace(/\.$/, ""));
  const named = usualTimeWords(words) ?? oneUsualMonth(words ?? "");
  return withoutDay(named ?? noDate, words);
}

/** `Usually Nov 2`, `Usually in February`, `Usually Oct–Nov`, from words that are too long for a row. */
function usualTimeWords(words: string | null): string | null {
  const usual = usualTime(words);
  if (!usual) return null;
  if (usual.from === usual.to) return `Usually ${dayOfYear(`2000-${usual.from}`)}`;
  const isOneMonth = usual.from.slice(0, 2) === usual.to.slice(0, 2);
  return isOneMonth ? `Usually in ${longMonth(usual.from)}` : `Usually ${monthsOf(usual)}`;
}

const longMonth = (monthDay: string) => namesOfMonths[Number(monthDay.slice(0, 2)) - 1] ?? "";

/** `Oct`, `Oct–Nov`. */
function monthsOf({ from, to }: UsualTime): string {
  const [first, last] = [from, to].map((day) => dayOfYear(`2000-${day}`).slice(0, 3));
  return first === last ? `${first}` : `${first}–${last}`;
}

/** `Usually in March`, of words that name one month and say more than is understood. */
function oneUsualMonth(words: string): string | null {
  const said = namesOfMonths.filter((month) => words.split(/\W+/).includes(month));
  return said.length === 1 && /\busually\b/i.test(words) ? `Usually in ${said[0]}` : null;
}

/** How fresh the facts are: `Checked 12 days ago`, or `Not checked by us yet`. */
export function checkedAgo(lastChecked: string | null, today: string): string {
  if (!lastChecked) return "Not checked by us yet";
  const days = daysBetween(lastChecked, today);
  if (days <= 0) return "Checked today";
  return days === 1 ? "Checked 1 day ago" : `Checked ${days.toLocaleString("en-US")} days ago`;
}

const oldDays = 180;

/** Why the facts may be wrong: `Not checked by us yet`, `Last checked 7 months ago`; null while the check is at most 180 days old. */
export function checkNotice(lastChecked: string | null, today: string): string | null {
  if (!lastChecked) return checkedAgo(lastChecked, today);
  const days = daysBetween(lastChecked, today);
  if (days <= oldDays) return null;
  const months = Math.floor(days / 30.44);
  if (months < 12) return `Last checked ${months} months ago`;
  const years = Math.floor(days / 365.25);
  return years <= 1 ? "Last checked a year ago" : `Last checked ${years} years ago`;
}
