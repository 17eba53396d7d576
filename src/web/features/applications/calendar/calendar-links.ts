import type { CalendarFeed } from "#domain/applications/calendar/calendar-feed.ts";

type CalendarLink = { name: string; href: string };

const feedName = "Laurel deadlines";

/**
 * The links that subscribe a calendar to a feed. Apple's calendar opens webcal URLs; Google takes one as a search param;
 * Outlook takes the https URL. School accounts have an Outlook of their own.
 */
export function calendarLinks({ url, webcal_url }: Pick<CalendarFeed, "url" | "webcal_url">): CalendarLink[] {
  const outlook = (host: string) =>
    `https://${host}/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=${encodeURIComponent(feedName)}`;
  return [
    {
      name: "Google Calendar",
      href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal_url)}`,
    },
    { name: "Apple Calendar", href: webcal_url },
    { name: "Outlook.com", href: outlook("outlook.live.com") },
    { name: "Outlook for school", href: outlook("outlook.office.com") },
  ];
}
