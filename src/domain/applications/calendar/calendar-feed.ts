import { z } from "zod";

/** The private calendar feed of a student. Anyone with the URL can read it without signing in. */
export const CalendarFeed = z.object({
  /** The https URL for calendars that are told a URL, such as Google Calendar. */
  url: z.url(),
  /** The same with the scheme webcal, which opens the calendar app of the device. */
  webcal_url: z.url(),
  created_at: z.iso.datetime(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const CalendarFeedAnswer = z.object({ feed: CalendarFeed.nullable() });
export type CalendarFeedAnswer = z.infer<typeof CalendarFeedAnswer>;
