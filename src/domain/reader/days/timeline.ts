import { readDates } from "./dates.ts";
import { roleBefore } from "./day-role.ts";

/** In UTF-16 code units: a longer line is a sentence, not an entry of a list. */
const longestEntry = 80;
const around = /^[\s*–—-]+|[\s.!:]+$/g;
/** What can stand beside the day in a line that is only a day: its weekday, a time, a zone, the start of a window. */
const besideDay =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?|\b\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b\.?)|\b\d{1,2}:\d\d\b|\b(?:noon|midnight|by|on|at|from|to|until|through|[ECMP][SD]?T|GMT|UTC|CES?T|eastern|central|pacific|time)\b/gi;

/** Whether a line holds days and nothing else: "- January 20, 2025 5 p.m. EST", "25 January - 25 March 2023". */
function isOnlyDay(line: string | undefined): boolean {
  if (line === undefined || line.length > longestEntry) return false;
  const days = readDates(line, 2000);
  const [first] = days;
  if (!first) return false;
  const rest = days.reduceRight((words, { start, end }) => words.slice(0, start) + words.slice(end), line);
  return !/[\p{L}\d]/u.test(rest.replace(besideDay, ""));
}

const title = /:\s*$|^\W*date\W*$|\b(?:action|calendar|dates|events?|milestones?|schedule|timeline|timetable)\b/i;
/** "Deadline:", "Awards announced:": the label of one day, where "Deadlines:" is the title of several. */
const ofOneDay = /\b(?:deadline|due|date|opens?|clos(?:es?|ing)|announced|notified)\b/i;
const endsOpen = (line: string | undefined): boolean => line?.trimEnd().endsWith(":") ?? false;
const month =
  /^\W{0,3}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?:[ –-]{1,3}(?:to )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})?(?: \d{4})?\W{0,3}$/i;

/** Whether a line can be the label of the day below it: short, no sentence, no day and no title of the list. */
const isLabel = (line: string | undefined): boolean =>
  line !== undefined &&
  line.length <= longestEntry &&
  !/[.!]\s*$/.test(line) &&
  (!title.test(line) || (endsOpen(line) && ofOneDay.test(line))) &&
  !month.test(line) &&
  readDates(line, 2000).length === 0;

/** Whether a line says what happens on a day: "Applications due", "Winners announced", but neither "Fall" nor "Eligibility". */
const tells = (line: string | undefined): boolean => line !== undefined && roleBefore(line) !== null;

/** Whether days and labels that take turns from a day on end with a day. */
function endsWithDay(all: readonly string[], from: number): boolean {
  let last = from;
  while (isLabel(all[last + 1]) && isOnlyDay(all[last + 2])) last += 2;
  return !isLabel(all[last + 1]);
}

const joined = (label: string, day: string): string => `${label.replace(around, "")}: ${day.replace(around, "")}`;

/**
 * The statements, where a day and the label above or below it are one: "March 1", "Application deadline", "May 1", "Awards
 * announced" and "Application deadline", "March 1", "Awards announced", "May 1" both become "Application deadline: March 1"
 * and "Awards announced: May 1". A label that tells nothing ("Fall") and one of several days stay as they are.
 */
export function withLabeledDays(all: readonly string[]): string[] {
  const told: string[] = [];
  let opensWithDay = false;
  for (let i = 0; i < all.length; i++) {
    const line = all[i] ?? "";
    const next = all[i + 1];
    if (!isOnlyDay(line)) {
      const isAbove = !opensWithDay && isOnlyDay(next) && !isOnlyDay(all[i + 2]) && isLabel(line) && tells(line);
      // "November", "- Forms are sent out", "February 1", "- Reminder": months stand above their events too.
      opensWithDay = month.test(line) || (opensWithDay && /^[*–—-]/.test(line));
      told.push(isAbove ? joined(line, next ?? "") : line);
      if (isAbove) i++;
      continue;
    }
    const areLabels = endsOpen(all[i - 1]) && endsOpen(next);
    opensWithDay ||=
      !areLabels && (!isLabel(all[i - 1]) || (!tells(all[i - 1]) && tells(next) && !endsWithDay(all, i)));
    const isEntry = opensWithDay && next !== undefined && next.length <= longestEntry && !isOnlyDay(next);
    told.push(isEntry ? joined(next, line) : line);
    if (isEntry) i++;
  }
  return told;
}
