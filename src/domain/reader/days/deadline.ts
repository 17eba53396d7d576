import { weekdayPattern } from "../../calendar/weekdays.ts";
import { nextDeadline } from "../../scholarships/days/next-deadline.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { readableLine } from "../bounded-text.ts";
import { isBlank } from "../is-blank.ts";
import { sentencesOf } from "../statements.ts";
import { readDates, type WrittenDate } from "./dates.ts";
import { type DayRole, isCalledDeadline, roleAfter, roleBefore } from "./day-role.ts";
import { canMoveTo } from "./moved-deadline.ts";

/** A deadline as stored: `deadline` only for `fixed`; the next day of a `yearly` one is computed when it is read. */
export type Deadline = Pick<ScholarshipFacts, "deadline" | "deadline_kind" | "deadline_yearly" | "deadline_text">;

/** What is done with an application that was made. */
const notApplying = "\\b(?:cancel|chang|discontinu|end|refund|revok|terminat|unsubscrib|withdr)\\w*";
const rolling: readonly RegExp[] = [
  // Not "may be withdrawn at any time".
  new RegExp(
    `(?:^|\\bdeadlines?\\W{1,3}|\\b(?:accept(?:s|ed|ing)?|appl(?:y|ied)|begin|considered|enter|fill(?:ed)? (?:in|out)|open|received?|reviewed|sen[dt]|submit(?:ted)?|taken|welcome)\\b(?:(?!${notApplying})[^.;]){0,60}\\b)(?:any\\s?time|at any (?:time|point|moment))\\b`,
    "i",
  ),
  /\brolling\b|\bongoing\b|\bcontinuous(?:ly)?\b|\byear[- ]round\b|\ball year\b/i,
  /^open$|\b(?:always|continuously) open\b|\bopen (?:all|year|continuous|until filled)/i,
  /\b(?:open|accepted) throughout the (?:academic |calendar |entire |school |whole )?year\b/i,
  /\bno (?:fixed |set |specific |application )?(?:deadlines?|(?:closing|due|cut[- ]?off) date)\b/i,
  /\buntil (?:filled|further notice)\b|^unrestricted$|\bdeadline\W{1,3}(?:open|unrestricted|none)\b/i,
  // "Applications are reviewed as they come in"
  /\b(?:applications?|requests?|proposals?)\b(?:(?!\b(?:mailed|paid|sent|shipped) out\b)[^.;]){0,60}\b(?:as (?:they|we) (?:come in|arrive|reach us|are received|receive them)|(?:in (?:the )?|by )order (?:of (?:receipt|arrival)|(?:in which )?they (?:are (?:received|submitted)|come|arrive))|whenever (?:they|you))\b/i,
  /\bapply whenever you\b|\bwhile (?:the )?(?:funds|funding|money) (?:lasts?|remains?|(?:is|are) (?:available|left))\b/i,
];
const untilSpent =
  /\b(?:until|till) (?:the |all )?(?:our )?(?:available )?(?:budget|funds|funding|money) (?:is |are |has been |have been |run |runs )?(?:all |fully )?(?:exhausted|depleted|expended|gone|out|awarded|spent|used(?: up)?)\b/i;
/** "Grants are made first come, first served": whoever asks in time. */
const firstCome =
  /\b(?:applications?|awards?|bursar(?:y|ies)|funds|funding|grants?|requests?|scholarships?)\b[^.;]{0,80}\bfirst[- ]come(?:[ ,/-]{1,3}(?:and )?first\b|[- ]basis\b|[.,;)]|$)/i;
const recurring =
  /\bannual(?:ly)?\b|\bfuture years\b|\b(?:every|each) (?:calendar )?(?:year|spring|fall|autumn|summer|winter|january|february|march|april|may|june|july|august|september|october|november|december)\b|\byearly\b|\bof the year\b/i;
const unconfirmed =
  /\b(?:estimated|expected|anticipated|tentative(?:ly)?|approximately|approx|usually|typically|around|about)\b/i;

/** In UTF-16 code units: how near a word such as "annually" must be to a day. */
const near = 60;

/** "The deadline of March 31 has been extended", "April 30 (was March 31)": a day that no longer counts. */
const moved =
  "[ ,;:()–—-]{1,4}(?:(?:has been|have been|was|is) )?(?:now )?(?:extended|moved|postponed|pushed)(?: back)?";
const movedLater = new RegExp(`^${moved}\\b(?!:? from\\b)`, "i");
const movedTo = new RegExp(`^${moved}(?: to| until|:) $`, "i");
/** "The deadline was March 1 | but is now | April 15", "used to be May 1 | ; this year it is | April 20". */
const replacedBy =
  /^[,;:]? (?:but |and )?(?:(?:it )?(?:is now|(?:has been|have been|was|is)(?: now)? (?:changed|extended|moved|postponed|pushed)(?: back)?(?: to| until)?)|this year,? (?:it )?is) $/i;
/** "September 15 for new applicants and April 15 for renewals" */
const ofRenewal =
  /^ ?\(?(?:for (?:[\w-]+ ){0,2})?(?:renewals?|renewing|(?:current|past|previous|returning) (?:recipients|scholars|holders|awardees))\b\)?/i;
/** "Apply for admission by December 1 and for the scholarship by February 1": two deadlines, not two days of one. */
const ofScholarship =
  /\band (?:apply )?for (?:the |an? |this |our )?(?:scholarship|award|fellowship|grant|bursary)s?\b/i;
const wasBefore =
  /(?:\(\s?(?:was|(?:extended |moved |postponed )?from|formerly|originally|previously)|\b(?:former|old|original|previous|last year['’]s) deadline was|\b(?:instead of|rather than))\s$/i;

const rangeMark = /^,?\s*(?:-|–|—|to|through|thru|until|till|and closes?|and (?:will )?ends?)\s*(?:on\s)?$/i;
const isoDay = /^\d{4}-\d\d-\d\d\//;
/** "Application window: January 1 / March 31", right before the first day. */
const window = /\b(?:between|from|period|window)(?: is| of| runs)?[\s:(–-]*$/i;
/** "Accepted January 1 / March 31, 2027": of one year, where "accepted January 1 / July 1" can be two rounds. */
const accepted = /\baccepted[\s:(–-]*$/i;
/** "Closing dates of each period: January 31 / August 31": two days, of which the earlier one counts. */
const ofSeveral = /\b(?:both|by|clos\w+|dates|deadlines?|due|each|every|rounds|till|twice|two|until)\b[^.;\n]*$/i;
/** "Deadlines: March 31, June 30 (summer) and December 31", "by May 1 for the fall term and by December 1". */
const listMark =
  /^(?: ?\([^()]{0,40}\)| for (?:the )?\w+(?: \w+){0,3}?)?(?:,|;| ?\/)?(?: (?:and|or|&))?(?: for (?:the )?\w+(?: \w+)?)?(?: (?:by|on))? ?(?:(?:(?:round|cycle|quarter|session|period) \w{1,5}|(?:fall|autumn|winter|spring|summer)(?: (?:cycle|round|semester|term))?(?: \d{4})?) ?[:–-]? ?)?$/i;
const weekday = new RegExp(`,?\\s*\\b${weekdayPattern}\\b[.,]{0,2}`, "gi");
const time =
  /,?\s*(?:at )?(?:\b\d{1,2}(?::\d\d){0,2} ?(?:[ap]\.?m\.?)?|noon|midnight)(?: ?\(?(?!to\b|and\b)[A-Z]{2,4}\)?)?(?=\s)/gi;

/** How far apart deadlines of one round are. */
const daysOfRound = 92;
/** A day further ahead is a placeholder ("06/30/2999"). */
const furthestYears = 6;

/**
 * Reads the deadline of a scholarship from a field for deadlines, where a plain day is one. Only a written day becomes a
 * date; a month or a season alone stays in words. A day without a year recurs yearly. `today` is YYYY-MM-DD. A time of
 * day and its zone are not read: the date is the day as written.
 */
export function parseDeadline(words: string | null | undefined, today: string): Deadline {
  const text = readableLine(words ?? "");
  if (isBlank(text)) return unknownDeadline(null);
  const date = chosen(daysIn(text, today), today);
  if (isRolling(text) && !(date?.named && date.role === "deadline")) return rollingDeadline(text);
  return date ? deadlineOn(date, text) : unknownDeadline(text);
}

export const unknownDeadline = (text: string | null): Deadline => ({
  deadline_kind: "unknown",
  deadline: null,
  deadline_yearly: null,
  deadline_text: text,
});
export const rollingDeadline = (text: string): Deadline => ({ ...unknownDeadline(text), deadline_kind: "rolling" });

/** Whether the words say that there is no last day. */
export const isRolling = (text: string): boolean => rolling.some((pattern) => pattern.test(text)) || lasts(text);

/** Whether the words say that there is no last day, though they name no application: "until the funds are spent". */
export const lasts = (text: string): boolean => untilSpent.test(text) || firstCome.test(text);

export const isRecurring = (text: string): boolean => recurring.test(text);

const around = (text: string, { start, end }: WrittenDate): string => text.slice(Math.max(0, start - near), end + near);

/** The deadline on a day that was read in this text. */
export function deadlineOn(date: WrittenDate, text: string): Deadline {
  const words = around(text, date);
  if (date.year === null || recurring.test(words) || unconfirmed.test(words)) {
    return { ...unknownDeadline(text), deadline_kind: "yearly", deadline_yearly: date.monthDay };
  }
  return { ...unknownDeadline(text), deadline_kind: "fixed", deadline: `${date.year}-${date.monthDay}` };
}

/** A written day that can be the deadline. `named`: the words call it a deadline or speak of the application. */
export type DeadlineDay = WrittenDate & { role: DayRole | null; named: boolean; recurs: boolean };

/** The written days that can be the deadline: the end of a range, and no opening or announcement days. */
export function daysIn(text: string, today: string): DeadlineDay[] {
  const thisYear = Number(today.slice(0, 4));
  const all = readDates(text, thisYear);
  const isDayFirst = all[0] !== undefined && !/[a-z]{2}/i.test(text.slice(0, all[0].start));
  let listed: { role: DayRole; named: boolean } | null = null;
  const days = all.flatMap((date, i): Omit<DeadlineDay, "recurs">[] => {
    const [previous, next] = [all[i - 1], all[i + 1]];
    if (next && isRange(text, previous, date, next)) return [];
    const opens = previous && isRange(text, all[i - 2], previous, date) ? previous : null;
    const before = clauseBefore(text, opens ? all[i - 2] : previous, opens ?? date);
    const behind = text.slice(date.end, next?.start);
    const after = behind.replace(bracket, "").split(/[.;)]\s|[;\n]/)[0] ?? "";
    const ofBracket = roleAfter(bracket.exec(behind)?.[0] ?? "");
    // "Received after April 3 are not reviewed" tells nothing of a day of review.
    const tellsAfter = isDayFirst || /^\s*(?:is|are|was|were)\b(?! not\b)/i.test(after);
    if (wasBefore.test(text.slice(Math.max(0, date.start - 32), date.start))) return [];
    const gap = previous && wordsSince(text, previous, date);
    const isNext = gap !== undefined && roleAfter(gap) === null && !ofScholarship.test(gap);
    const follows = isNext && (listMark.test(gap.replace(weekday, "")) || movedTo.test(gap) || replacedBy.test(gap));
    const own = (tellsAfter || isCalledDeadline(after) ? roleAfter(after) : null) ?? roleBefore(before);
    const isListed = follows && (own === null || (own.role === "deadline" && !own.named));
    listed = (isListed ? listed : null) ?? own ?? roleAfter(after);
    const isMoved = movedLater.test(after) || (next && replacedBy.test(behind));
    if (isMoved && (!next || canMoveTo(date, next, text.slice(next.end)))) return [];
    const isLesser = ofBracket?.role === "lesser" && listed?.role === "deadline";
    const told: typeof listed = isLesser ? ofBracket : (listed ?? ofBracket);
    if (!told) return [{ ...date, role: null, named: false }];
    // "Open January 1 - March 1": the end of the range is the deadline.
    if (opens && told.role === "opening") return [{ ...date, role: "deadline", named: true }];
    if (told.role === "deadline" && ofRenewal.test(after)) return [{ ...date, role: "lesser", named: true }];
    return told.role === "deadline" || told.role === "lesser" ? [{ ...date, ...told }] : [];
  });
  return days
    .filter(({ year }) => year === null || (year >= 1990 && year <= thisYear + furthestYears))
    .map((day) => ({ ...day, recurs: recurring.test(around(text, day)) }));
}

/** "Nov. 1 (priority), Jan. 15 (final)": a bracket behind a day is about that day alone. */
const bracket = /^ ?\([^()]*\)/;

function isRange(text: string, before: WrittenDate | undefined, from: WrittenDate, to: WrittenDate): boolean {
  const gap = text.slice(from.end, to.start).replace(time, "").replace(weekday, "");
  return (
    rangeMark.test(gap) ||
    (gap.trim() === "/" &&
      (isoDay.test(text.slice(from.start)) || isWindow(text.slice(before?.end ?? 0, from.start), from, to))) ||
    (/^,? and $/i.test(gap) &&
      /\bbetween\s*$/i.test(
        text
          .slice(before?.end ?? 0, from.start)
          .replace(weekday, "")
          .replace(/ the $/i, " "),
      ))
  );
}

/** Whether two days with a slash between them are the ends of one time, by the words before them. */
const isWindow = (words: string, from: WrittenDate, to: WrittenDate): boolean =>
  !ofSeveral.test(words) && (window.test(words) || (from.year === null && to.year !== null && accepted.test(words)));

/** The words between two days, without those that tell what the first one is for. */
const wordsSince = (text: string, previous: WrittenDate, date: WrittenDate): string =>
  text.slice(previous.end, date.start).replace(ofRenewal, "").replace(bracket, "");

function clauseBefore(text: string, previous: WrittenDate | undefined, date: WrittenDate): string {
  const words = previous ? wordsSince(text, previous, date) : text.slice(0, date.start);
  return sentencesOf(`${words.split("; ").at(-1) ?? ""}…`).at(-1) ?? "";
}

/**
 * Of several days the one that is named a deadline, else one without a name, else a lesser deadline. Of several of
 * these the next one, or the last when all are past.
 */
export function chosen<Day extends DeadlineDay>(days: readonly Day[], today: string): Day | null {
  const tiers = [
    days.filter((day) => day.role === "deadline" && day.named),
    days.filter((day) => day.role !== "lesser"),
    days,
  ];
  const best = tiers.find((tier) => tier.length > 0) ?? [];
  const dated = best.find(({ year }) => year !== null);
  const meant = best.map((day) => {
    const year = day.year ?? (dated && !day.recurs ? yearOfRound(day.monthDay, dated) : null);
    return { day: { ...day, year }, on: year === null ? nextDeadline(day.monthDay, today) : `${year}-${day.monthDay}` };
  });
  const ordered = meant.toSorted((a, b) => a.on.localeCompare(b.on));
  return (ordered.find(({ on }) => on >= today) ?? ordered.at(-1))?.day ?? null;
}

/** The year of a day in the round of a deadline that has one, if they are near: "due June 27, 2026, the second time August 29". */
function yearOfRound(monthDay: string, { year, monthDay: other }: WrittenDate): number | null {
  if (year === null || monthDay === other) return null;
  const apart = (of: number) => Math.abs(Date.parse(`${of}-${monthDay}`) - Date.parse(`${year}-${other}`)) / 864e5;
  return [year - 1, year, year + 1].find((of) => apart(of) <= daysOfRound) ?? null;
}
