import { readDates } from "./dates.ts";

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

/**
 * The statements, where a day that stands above its event follows it: "March 1", "Application deadline", "May 1", "Awards
 * announced" become "Application deadline: March 1" and "Awards announced: May 1". A list of labels with their days below
 * ("Deadline", "March 1") stays as it is.
 */
export function withDaysFirst(all: readonly string[]): string[] {
  const joined: string[] = [];
  let opensWithDay = false;
  for (let i = 0; i < all.length; i++) {
    const line = all[i] ?? "";
    const event = all[i + 1];
    if (!isOnlyDay(line)) {
      joined.push(line);
      // "November", "- Forms are sent out", "February 1", "- Reminder": months stand above their events too.
      opensWithDay = month.test(line) || (opensWithDay && /^[*–—-]/.test(line));
      continue;
    }
    const areLabels = endsOpen(all[i - 1]) && endsOpen(event);
    opensWithDay ||= !areLabels && !isLabel(all[i - 1]);
    const isEntry = opensWithDay && event !== undefined && event.length <= longestEntry && !isOnlyDay(event);
    if (!isEntry) {
      joined.push(line);
      continue;
    }
    joined.push(`${event.replace(around, "")}: ${line.replace(around, "")}`);
    i++;
  }
  return joined;
}
