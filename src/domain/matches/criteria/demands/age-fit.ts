import { dayAsNumber } from "../../../calendar/day.ts";
import { shortDay } from "../../../calendar/format-day.ts";
import { type Demand, oldest } from "../../../eligibility/demand.ts";
import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import { nextDeadline } from "../../../scholarships/days/next-deadline.ts";
import { type Comparison, failed, met, mostDoubt, unanswered, unclear } from "../criterion.ts";
import { readPart } from "../read-part.ts";
import type { AgeDay } from "../requirements.ts";
import type { Student } from "../student.ts";

type Age = Extract<Demand, { about: "age" }> & { counts?: AgeDay };

/** A day that has passed was that of an earlier round, unless that round is still open. */
function dayAt({ day, until }: AgeDay, today: string): string | null {
  if (day === null || day > today || (until !== undefined && until >= today)) return day;
  return nextDeadline(day.slice(-lengthOfYearly), today);
}
const lengthOfYearly = 5;

/** Students of every level are at least this old. */
const youngestStudent = 13;

/**
 * Compares the age today and on the day that counts at the latest. Met where both are allowed. Who becomes too old or old enough
 * in between is left to check, and so is who becomes old enough soon after a day that the sponsor did not confirm, and who misses
 * the age by a year where the words hold a date that was not understood.
 */
export function compareAge(student: Student, { least, most, counts }: Age, today: string): Comparison {
  const { level } = student;
  const now = readPart(student, "born", ageIfKnown, dayAsNumber(today));
  if (now === null) return level && least <= youngestStudent && most >= oldest ? met : unanswered("date_of_birth");
  const day = counts ? dayNumberAt(counts, today) : dayAsNumber(today);
  const then = (day === null ? null : readPart(student, "born", ageIfKnown, day)) ?? now + 1;
  if (counts?.is === "stated" && day !== null) {
    return then >= least && then <= most ? met : failed;
  }
  const isSure = counts?.hasOtherDate === undefined;
  if (now > most) return isSure || now - 1 > most ? failed : unclear;
  const last = Math.max(now, then);
  if (now >= least) return last > most ? unclear : met;
  if (last >= least) return unclear;
  return (counts?.is === "fixed" && isSure) || now + 1 < least ? failed : unclear;
}

/** Both as `dayAsNumber` gives them. */
const ageOf = (born: number, day: number): number => Math.floor((day - born) / 10_000);
const ageIfKnown = (born: number | null, day: number): number | null => (born === null ? null : ageOf(born, day));

const knownDays = new WeakMap<AgeDay, { today: string; day: number | null }>();

/** `dayAt` as a number, remembered for a day: to write it for each student made a third of the garbage of a list. */
function dayNumberAt(counts: AgeDay, today: string): number | null {
  const known = knownDays.get(counts);
  if (known?.today === today) return known.day;
  const day = dayAt(counts, today);
  const found = { today, day: day === null ? null : dayAsNumber(day) };
  knownDays.set(counts, found);
  return found.day;
}

/** "Born Mar 3, 1992", and the birthday that decides, where one comes within a year of the day that counts. */
export function ageAnswer({ profile, born }: Student, { least, most, counts }: Age, today: string): string | null {
  const birthday = profile.date_of_birth;
  if (!birthday || born === null) return null;
  const said = `Born ${shortDay(birthday)}`;
  const last = counts ? dayAt(counts, today) : null;
  if (!counts || last === null) return said;
  const now = ageOf(born, dayAsNumber(today));
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
