import { CalendarFeedAnswer } from "#domain/applications/calendar/calendar-feed.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

const calendarFile = (description: string) => ({
  description,
  content: { "text/calendar": { schema: { type: "string" as const } } },
});

export const docs = routeDocs("Calendar", {
  read: {
    summary: "The student's calendar feed",
    description: "`feed` is null until the student makes one. Anyone with its URL can read the feed.",
    responses: { 200: answers(CalendarFeedAnswer, "The feed") },
    refusals: [401],
  },
  make: {
    summary: "Make the student's calendar feed",
    description: "A student who has a feed gets the same one with status 200.",
    responses: {
      200: answers(CalendarFeedAnswer, "The feed that the student had"),
      201: answers(CalendarFeedAnswer, "The new feed"),
    },
    refusals: [401, 403],
  },
  revoke: {
    summary: "Revoke the student's calendar feed",
    description: "Its URL stops working at once. The next feed has another URL.",
    responses: { 204: { description: "Revoked, or there was none" } },
    refusals: [401, 403],
  },
  application: {
    summary: "One application as a calendar file",
    description:
      "Its deadline and the days by which to do its open tasks. Answers 409 `no_days` when none of them has a day.",
    responses: { 200: calendarFile("An iCalendar file") },
    refusals: [401, 404, 409],
  },
});
