import { z } from "zod";
import { TrackedDay } from "../applications/tracked-day.ts";
import { daysAfter } from "../calendar/day.ts";

const mostHoursAWeek = 80;
export const mostBlockedDays = 366;
/** How far ahead a plan may reach. */
const mostDays = 366;
const mostHoursADay = 16;

const hoursError = `Enter hours from 0 to ${mostHoursAWeek}, such as 6 or 2.5.`;

const inOrder = <Item extends string | number>(items: Item[]): Item[] =>
  [...new Set(items)].sort((one, other) => (one < other ? -1 : 1));

/**
 * How much time a student has for applications, the body of `PUT /api/planner`. Nothing else about a plan is stored: it
 * is made again from the open tasks of today.
 */
export const PlanSettings = z
  .object({
    hours_a_week: z.number(hoursError).min(0, hoursError).max(mostHoursAWeek, hoursError),
    /** The days of the week to work on, 0 for Sunday to 6 for Saturday. The hours are spread over them evenly. */
    weekdays: z
      .array(z.int().min(0).max(6), "Choose at least one day of the week.")
      .min(1, "Choose at least one day of the week.")
      .max(7)
      .overwrite(inOrder),
    /** Days without hours, YYYY-MM-DD. */
    blocked_days: z.array(TrackedDay).max(mostBlockedDays, `Block at most ${mostBlockedDays} days.`).overwrite(inOrder),
    /** The last day of the plan, YYYY-MM-DD; null to plan up to the last deadline. */
    until: TrackedDay.nullable(),
  })
  .refine(({ hours_a_week, weekdays }) => hours_a_week <= mostHoursADay * weekdays.length, {
    // A field that is wrong by itself has its own message.
    when: ({ issues }) => issues.length === 0,
    path: ["hours_a_week"],
    message: `That is more than ${mostHoursADay} hours a day. Choose more days of the week or fewer hours.`,
  });
export type PlanSettings = z.infer<typeof PlanSettings>;

/** The settings as sent. `updated_at` is null until the student saves settings of their own. */
export const StoredPlanSettings = PlanSettings.extend({ updated_at: z.iso.datetime().nullable() });
export type StoredPlanSettings = z.infer<typeof StoredPlanSettings>;

/** What a plan assumes until the student says how much time they have: two hours on three days of the week. */
export const assumedSettings: PlanSettings = {
  hours_a_week: 6,
  weekdays: [0, 2, 4],
  blocked_days: [],
  until: null,
};

/** The first day counts, so that 12 weeks end 83 days later. */
const defaultDays = 83;

/**
 * The last day of a plan: the student's own if it is still ahead, else the last of these deadlines, else 12 weeks from
 * today. At most a year ahead.
 */
export function lastDayOf(until: string | null, deadlines: readonly (string | null)[], today: string): string {
  const ahead = deadlines.filter((day) => day !== null && day >= today).sort();
  const isAhead = until !== null && until >= today;
  const wanted = (isAhead ? until : ahead.at(-1)) ?? daysAfter(today, defaultDays);
  const [first = wanted] = [wanted, daysAfter(today, mostDays)].sort();
  return first;
}
