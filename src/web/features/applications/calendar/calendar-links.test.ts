import { expect, test } from "vitest";
import { calendarLinks } from "./calendar-links.ts";

test("each calendar gets the kind of link that it understands", () => {
  const feed = { url: "https://laurel.test/calendar/a-b.ics", webcal_url: "webcal://laurel.test/calendar/a-b.ics" };
  expect(Object.fromEntries(calendarLinks(feed).map(({ name, href }) => [name, href]))).toEqual({
    "Google Calendar": "https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Flaurel.test%2Fcalendar%2Fa-b.ics",
    "Apple Calendar": "webcal://laurel.test/calendar/a-b.ics",
    "Outlook.com":
      "https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Flaurel.test%2Fcalendar%2Fa-b.ics&name=Laurel%20deadlines",
    "Outlook for school":
      "https://outlook.office.com/calendar/0/addfromweb?url=https%3A%2F%2Flaurel.test%2Fcalendar%2Fa-b.ics&name=Laurel%20deadlines",
  });
});
