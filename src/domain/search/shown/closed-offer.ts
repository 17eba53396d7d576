import { dayOfYear, shortDay } from "../../calendar/format-day.ts";
import { closedWords } from "../../scholarships/days/closed.ts";
import { filterLimits } from "../../scholarships/lists/filter-limits.ts";
import type { Scholarship } from "../../scholarships/scholarship.ts";
import type { Unlisted } from "../found/unlisted.ts";
import { forWhom } from "./reading-notes.ts";
import type { ClosedOffer } from "./search-reading.ts";

type Named = Pick<Scholarship, "title" | "status" | "deadline" | "deadline_kind" | "deadline_text" | "cycle">;

/** `days` are the last deadlines, YYYY-MM-DD, where they are known; `isAll`: the catalog has no more. `named` are those that are told by name. */
export type ClosedOnes = {
  count: number;
  isAll: boolean;
  days: readonly string[];
  said: Unlisted | null;
  named: readonly Named[];
};

/**
 * What a search tells of closed scholarships that it misses: how many, when they closed, and when to look again, as far as that is
 * known. A round that closed less than a year ago may come again about a year later. `today` is YYYY-MM-DD.
 */
export function closedOffer(query: string, ones: ClosedOnes, today: string): ClosedOffer {
  const withClosed = `${query.trim()}, including closed`;
  return {
    count: ones.count,
    text:
      ones.named.length > 0 ? ones.named.map((each) => ofOne(each, ones.said, today)).join(" ") : ofMany(ones, today),
    query: withClosed.length > filterLimits.q ? null : withClosed,
  };
}

function ofOne(scholarship: Named, said: Unlisted | null, today: string): string {
  const { title, deadline, deadline_kind, deadline_text } = scholarship;
  const isDated = deadline_kind === "fixed" && deadline !== null;
  const end = isDated ? closedWords(scholarship) : (deadline_text ?? closedWords(scholarship));
  const what = said
    ? `We list one that is not open now ${forWhom(said)}: “${title}”.`
    : `We list “${title}”, but it is not open now.`;
  return `${what} ${end}${isDated ? comesAgain("it comes", [deadline], today) : ""}`;
}

function ofMany({ count, isAll, days, said }: ClosedOnes, today: string): string {
  const isOne = isAll && count === 1;
  const noun = count === 1 ? "scholarship" : "scholarships";
  const many = `${isAll ? "" : "At least "}${count.toLocaleString("en-US")} ${noun}${said ? ` ${forWhom(said)}` : ""} ${isOne ? "is" : "are"} closed now.`;
  if (days.length === 0) return many;
  if (isOne) return `${many} Its deadline was ${spanOf(days)}.${comesAgain("it comes", days, today)}`;
  const whose = days.length === count ? "Their" : "The known";
  return `${many} ${whose} deadlines were ${spanOf(days)}.${comesAgain("they come", days, today)}`;
}

/** "Aug 28 to Oct 15, 2026" */
function spanOf(days: readonly string[]): string {
  const [first, last] = endsOf(days);
  if (first === last) return shortDay(last);
  return `${first.slice(0, 4) === last.slice(0, 4) ? dayOfYear(first) : shortDay(first)} to ${shortDay(last)}`;
}

const endsOf = (days: readonly string[]): [first: string, last: string] => {
  const sorted = days.toSorted();
  return [sorted[0] ?? "", sorted.at(-1) ?? ""];
};

const monthOf = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { month: "long", timeZone: "UTC" });

/**
 * " If they come again, expect deadlines from August to October 2027.": each a year after its last one, the first of which may be of this
 * year still. Nothing where one of the rounds closed more than a year ago.
 */
function comesAgain(who: string, days: readonly string[], today: string): string {
  const [first, last] = endsOf(days);
  if (sameDayNextYear(first) < today) return "";
  const [from, to] = [monthOf(first), monthOf(last)];
  const [yearFrom, yearTo] = [first, last].map((day) => Number(day.slice(0, 4)) + 1);
  const start = yearFrom === yearTo ? from : `${from} ${yearFrom}`;
  return ` If ${who} again, expect deadlines ${start === to ? `in ${to}` : `from ${start} to ${to}`} ${yearTo}.`;
}

const sameDayNextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
