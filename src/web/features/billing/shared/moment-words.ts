import { longDay } from "#domain/calendar/format-day.ts";
import { localDay } from "#web/ui/use-today.ts";

const timed = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

/** A time as a day in the student's time zone: "February 22, 2027". */
export const dayOfMoment = (moment: string): string => longDay(localDay(new Date(moment)));

/** A time with its hour, in the student's time zone: "November 23, 2026 at 1:58 PM". */
export const timeOfMoment = (moment: string): string => timed.format(new Date(moment));
