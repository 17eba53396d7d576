import { type Context, Hono } from "hono";
import { z } from "zod";
import { applicationsToWorkOn } from "#domain/applications/aid-form-task.ts";
import { calendarEntries, entriesOf } from "#domain/applications/calendar/calendar-entries.ts";
import { ownAidForm } from "#domain/profile/aid/own-aid-form.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { allApplications, readApplication } from "#server/applications/list-applications.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { type AnyContext, type Base, params, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { builtFile, sendFile } from "#server/platform/http/static-files.ts";
import { limitUse } from "#server/platform/rate-limit/rate-limit.ts";
import { findProfile } from "#server/profile/store.ts";
import { makeCalendarFeed, readCalendarFeed } from "./calendar-feed.ts";
import { calendarText } from "./calendar-text.ts";
import { keyOfSecret, secretPattern } from "./feed-secret.ts";
import { docs } from "./route-docs.ts";
import { calendarFeedWithKey, deleteCalendarFeed } from "./store.ts";

/** For each feed, as calendar services read the feeds of many students from one IP address. Apps read every few hours. */
const feedLimit = { max: 60, windowSeconds: 600 };
const ApplicationPath = z.object({ id: z.string().max(100) });

/** Mounted at /api/calendar. */
export const calendarRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  .get("/", docs.read, async (c) => c.json({ feed: await readCalendarFeed(c.var.deps, c.var.student.id) }))
  .post("/", docs.make, async (c) => {
    const { feed, made } = await makeCalendarFeed(c.var.deps, c.var.student.id);
    return c.json({ feed }, made ? 201 : 200);
  })
  .delete("/", docs.revoke, async (c) => {
    await deleteCalendarFeed(c.var.deps.db, c.var.student.id);
    return c.body(null, 204);
  });

/** Mounted at /api/applications. */
export const applicationCalendarRoutes = new Hono<SignedIn>().get(
  "/:id/calendar.ics",
  requireStudent,
  docs.application,
  params(ApplicationPath),
  async (c) => {
    const { deps, student } = c.var;
    const today = deadlineDay(deps.clock());
    const [{ id }, all] = await Promise.all([
      readApplication(deps, { userId: student.id, id: c.req.valid("param").id }),
      workOf(deps, student.id, today),
    ]);
    const entries = all.filter((each) => each.id === id).flatMap((each) => entriesOf(each, today, all));
    if (entries.length === 0)
      throw new Problem(409, "no_days", "Add a deadline to this application, then add it to your calendar.");
    c.header("Content-Disposition", 'attachment; filename="application.ics"');
    return sendCalendar(c, calendarText(entries, deps.env.PUBLIC_URL));
  },
);

/** Mounted at /calendar: the feeds, for calendar apps. Any other path answers as anywhere else. */
export const calendarFeedRoutes = new Hono<Base>().get(`/:file{${secretPattern}\\.ics}`, async (c, next) => {
  const { db, env, clock } = c.var.deps;
  const key = keyOfSecret(env, c.req.param("file").slice(0, -".ics".length));
  const feed = key && (await calendarFeedWithKey(db, key));
  if (!feed) return next();
  await limitUse(c.var.deps, { what: "calendar-feed", parts: [key], limit: feedLimit });
  const today = deadlineDay(clock());
  const entries = calendarEntries(await workOf({ db }, feed.user_id, today), today);
  c.header("X-Robots-Tag", "noindex");
  return sendCalendar(c, calendarText(entries, env.PUBLIC_URL));
});

/** All applications of a student, without the FAFSA where it is too early to file it. */
async function workOf(deps: Pick<Deps, "db">, userId: string, today: string) {
  const [all, profile] = await Promise.all([allApplications(deps, userId), findProfile(deps.db, userId)]);
  return applicationsToWorkOn(all, ownAidForm(profile, today));
}

async function sendCalendar(c: AnyContext, text: string): Promise<Response> {
  const response = await sendFile(c as Context<Base>, builtFile("calendar.ics", Buffer.from(text)));
  response.headers.set("Cache-Control", "private, no-cache");
  return response;
}
