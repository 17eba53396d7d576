import { dayAsNumber } from "../../../calendar/day.ts";
import { shortDay } from "../../../calendar/format-day.ts";
import { type Demand, oldest } from "../../../eligibility/demand.ts";
import type { MatchingLevel } from "../../../profile/academic-level.ts";
import { readDates } from "../../../reader/days/dates.ts";
import { nextDeadline } from "../../../scholarships/days/next-deadline.ts";
import { usualTime } from "../../../scholarships/days/usual-time.ts";
import {
  type Comparison,
  failed,
  type MatchableScholarship,
  met,
  mostDoubt,
  unanswered,
  unclear,
} from "../criterion.ts";
import type { AgeDay } from "../requirements.ts";
import type { Student } from "../student.ts";

type Age = Extract<Demand, { about: "age" }> & { counts?: AgeDay };

/** A year near those that sponsors write with two digits. */
const aroundNow = 2030;

/** The day that the sponsor's words name ("by September 1, 2027"), else the deadline; null where one can apply today. */
export function ageDayOf(quote: string, scholarship: MatchableScholarship): AgeDay | null {
  const [date, ...others] = readDates(quote, aroundNow);
  if (date && others.length === 0 && !/\bborn\b/i.test(quote))
    return { day: date.year === null ? date.monthDay : `${date.year}-${date.monthDay}`, is: "stated" };
  const { deadline, deadline_kind, deadline_yearly, deadline_text } = scholarship;
  if (deadline_kind === "rolling") return null;
  if (deadline_kind === "fixed" && deadline !== null) return { day: deadline, is: "fixed" };
  return { day: deadline_yearly ?? usualTime(deadline_text)?.to ?? null, is: "usual" };
}

/** A day that has passed was that of an earlier round. */
function dayAt({ day }: AgeDay, today: string): string | null {
  if (day === null || day > today) return day;
  return nextDeadline(day.slice(-lengthOfYearly), today);
}
const lengthOfYearly = 5;

/** Students of every level are at least this old. */
const youngestStudent = 13;

/**
 * Compares the age today and on the day that counts at the latest. Met where both are allowed. Who becomes too old or old enough
 * in between is left to check, and so is who becomes old enough soon after a day that the sponsor did not confirm.
 */
export function compareAge({ level, born }: Student, { least, most, counts }: Age, today: string): Comparison {
  if (born === null) return level && least <= youngestStudent && most >= oldest ? met : unanswered("date_of_birth");
  const now = ageOn(born, today);
  const day = counts ? dayAt(counts, today) : today;
  if (counts?.is === "stated" && day !== null) {
    const then = ageOn(born, day);
    return then >= least && then <= most ? met : failed;
  }
  if (now > most) return failed;
  const then = day === null ? now + 1 : Math.max(now, ageOn(born, day));
  if (now >= least) return then > most ? unclear : met;
  if (then >= least) return unclear;
  return counts?.is === "fixed" || now + 1 < least ? failed : unclear;
}

const ageOn = (born: number, day: string): number => Math.floor((dayAsNumber(day) - born) / 10_000);

/** "Born Mar 3, 1992", and the birthday that decides, where one comes within a year of the day that counts. */
export function ageAnswer({ profile, born }: Student, { least, most, counts }: Age, today?: string): string | null {
  const birthday = profile.date_of_birth;
  if (!birthday || born === null) return null;
  const said = `Born ${shortDay(birthday)}`;
  const last = counts && today ? dayAt(counts, today) : null;
  if (!counts || !today || last === null) return said;
  const now = ageOn(born, today);
  const turns = now === most || now + 1 === least ? now + 1 : null;
  if (turns === null) return said;
  const day = `${Number(birthday.slice(0, 4)) + turns}${birthday.slice(4)}`;
  const isAfter = day > last;
  // Who stays young enough beyond that day needs no explanation.
  if (isAfter && now === most) return said;
  return `${said}; you turn ${turns} on ${shortDay(day)}, ${isAfter ? "after" : "by"} ${dayWords[counts.is]} ${shortDay(last)}`;
}

const dayWords: Record<AgeDay["is"], string> = {
  stated: "the day that counts,",
  fixed: "the deadline,",
  usual: "the usual deadline,",
};

/** How old most students of each level are. */
const usualAges: Record<MatchingLevel, readonly [number, number]> = {
  high_school: [13, 19],
  associate: [17, 25],
  bachelor: [17, 25],
  master: [21, 32],
  doctoral: [22, 34],
  professional: [21, 32],
};

/** Whether the ages of a level are all allowed, only a few of them, or none. */
export function doubtOfAge({ level }: Student, { least, most }: { least: number; most: number }): number {
  if (level === null) return 0;
  const [from, to] = usualAges[level];
  const allowed = (Math.min(to, most) - Math.max(from, least)) / (to - from);
  if (allowed < 0) return level === "high_school" ? mostDoubt : 2;
  return allowed < half ? 1 : 0;
}
const half = 0.5;
