import { nextDeadline } from "../../scholarships/next-deadline.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { readableLine } from "../bounded-text.ts";
import { readDates, type WrittenDate } from "./dates.ts";
import { isBlank } from "../is-blank.ts";

/** A deadline as stored: `deadline` only for `fixed`; the next day of a `yearly` one is computed when it is read. */
export type Deadline = Pick<ScholarshipFacts, "deadline" | "deadline_kind" | "deadline_yearly" | "deadline_text">;

const rolling =
  /\brolling\b|\bany\s?time\b|\bongoing\b|^open$|\b(?:always|continuously) open\b|\bopen (?:all|year|continuous|until filled)|\byear[- ]round\b|\bno (?:fixed |set )?deadline\b|\bcontinuous(?:ly)?\b|\buntil filled\b/i;
const recurring =
  /\bannual(?:ly)?\b|\b(?:every|each) (?:year|spring|fall|autumn|summer|winter|january|february|march|april|may|june|july|august|september|october|november|december)\b|\byearly\b/i;
const unconfirmed =
  /\b(?:estimated|expected|anticipated|tentative(?:ly)?|approximately|usually|typically|around|about)\b/i;

/** The last of these words before a day decides whether the day is the deadline. */
const dayWords =
  /\b(?:(?<other>opens?|opening|begins?|starts?|starting|from|available|announced?|notif\w+|winners?|selected|awarded|interviews?|born|posted|updated|since)|(?<deadline>deadlines?|due|clos(?:es?|ing|ed)|by|until|till|through|before|ends?|no later than|submit(?:ted)?))\b/gi;
const rangeMark = /^\s*(?:-|–|—|to|through|until|and closes)\s*$/i;

/** A day further ahead is a placeholder ("06/30/2999"). */
const furthestYears = 6;

/**
 * Reads the deadline of a scholarship from the sponsor's words. Only a written day becomes a date; a month or a season
 * alone stays in words. A day without a year recurs yearly. `today` is YYYY-MM-DD. A time of day and its zone are not
 * read: the date is the day as written.
 */
export function parseDeadline(words: string | null | undefined, today: string): Deadline {
  const text = readableLine(words ?? "");
  if (isBlank(text)) return unknown(null);
  const date = chosen(deadlinesIn(text, today), today);
  if (rolling.test(text) && !date?.named) {
    return { ...unknown(text), deadline_kind: "rolling" };
  }
  if (!date) return unknown(text);
  if (date.year === null || recurring.test(text) || unconfirmed.test(text)) {
    return { ...unknown(text), deadline_kind: "yearly", deadline_yearly: date.monthDay };
  }
  return { ...unknown(text), deadline_kind: "fixed", deadline: `${date.year}-${date.monthDay}` };
}

function unknown(text: string | null): Deadline {
  return { deadline_kind: "unknown", deadline: null, deadline_yearly: null, deadline_text: text };
}

type Candidate = WrittenDate & { named: boolean };

/** The written days that can be the deadline: the end of a range, and no opening or announcement days. */
function deadlinesIn(text: string, today: string): Candidate[] {
  const thisYear = Number(today.slice(0, 4));
  const all = readDates(text, thisYear).filter(
    ({ year }) => year === null || (year >= 1990 && year <= thisYear + furthestYears),
  );
  return all.flatMap((date, i) => {
    const following = all[i + 1];
    if (following && rangeMark.test(text.slice(date.end, following.start))) return [];
    const clause =
      text
        .slice(all[i - 1]?.end ?? 0, date.start)
        .split(/[.;] /)
        .at(-1) ?? "";
    const said = [...clause.matchAll(dayWords)].at(-1)?.groups;
    return said?.other ? [] : [{ ...date, named: said?.deadline !== undefined }];
  });
}

/** Of several deadlines the next one, or the last when all are past. */
function chosen(dates: readonly Candidate[], today: string): Candidate | null {
  const named = dates.filter((date) => date.named);
  const candidates = (named.length > 0 ? named : [...dates]).toSorted((a, b) =>
    next(a, today).localeCompare(next(b, today)),
  );
  return candidates.find((date) => next(date, today) >= today) ?? candidates.at(-1) ?? null;
}

const next = (date: WrittenDate, today: string) =>
  date.year === null ? nextDeadline(date.monthDay, today) : `${date.year}-${date.monthDay}`;
