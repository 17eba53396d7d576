import type { CalendarFeed } from "#domain/applications/calendar/calendar-feed.ts";
import type { Deps } from "#server/deps.ts";
import type { Env } from "#server/platform/env.ts";
import { feedSecret, newFeedKey } from "./feed-secret.ts";
import { calendarFeedOf, insertCalendarFeed } from "./store.ts";
import type { CalendarFeedRow } from "./table.ts";

/** The student's feed as sent, or null. */
export async function readCalendarFeed(
  { db, env }: Pick<Deps, "db" | "env">,
  userId: string,
): Promise<CalendarFeed | null> {
  const row = await calendarFeedOf(db, userId);
  return row && asSent(env, row);
}

/** Makes the student's feed. A student who has one gets the same again, with `made: false`. */
export async function makeCalendarFeed(
  { db, env, clock }: Pick<Deps, "db" | "env" | "clock">,
  userId: string,
): Promise<{ feed: CalendarFeed | null; made: boolean }> {
  const row = { user_id: userId, key: newFeedKey(), created_at: clock() };
  if (await insertCalendarFeed(db, row)) return { feed: asSent(env, row), made: true };
  return { feed: await readCalendarFeed({ db, env }, userId), made: false };
}

function asSent(env: Env, { key, created_at }: CalendarFeedRow): CalendarFeed {
  const url = `${env.PUBLIC_URL}/calendar/${feedSecret(env, key)}.ics`;
  return { url, webcal_url: url.replace(/^https?:/, "webcal:"), created_at: created_at.toISOString() };
}
