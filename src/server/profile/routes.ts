import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import { Readiness, readinessOf } from "#domain/profile/readiness.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { answers, body, headers, refusals, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { saveProfile } from "./save-profile.ts";
import { findProfile } from "./store.ts";

const tags = ["Profile"];

const ReadAt = z.object({ "if-profile-unchanged-since": z.iso.datetime().optional() });
const noProfile = () => notFound("no_profile", "There is no profile yet.");

/** Mounted at /api/profile. */
export const profileRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  .get(
    "/",
    describeRoute({
      tags,
      summary: "The student's profile",
      responses: { 200: answers(Profile, "The profile"), ...refusals(401, 404) },
    }),
    async (c) => {
      const profile = await findProfile(c.get("deps").db, c.get("student").id);
      if (!profile) throw noProfile();
      return c.json(profile);
    },
  )
  .get(
    "/readiness",
    describeRoute({
      tags,
      summary: "How ready the profile is, by ten measures",
      description:
        "Every score is computed from the student's own answers, with what it rests on and the one next thing that raises it most.",
      responses: { 200: answers(Readiness, "The ten categories and their mean"), ...refusals(401, 404) },
    }),
    async (c) => {
      const profile = await findProfile(c.get("deps").db, c.get("student").id);
      if (!profile) throw noProfile();
      return c.json(readinessOf(profile));
    },
  )
  .put(
    "/",
    describeRoute({
      tags,
      summary: "Change the profile",
      description:
        "Merges the fields sent: an absent one stays as it is, null clears it, `demographics` and `set_aside` merge key by " +
        "key. Makes the profile when there is none. Unknown fields are ignored. With `If-Profile-Unchanged-Since`, the " +
        "`updated_at` that was read, an answer that got another value since then is not overwritten: 409 " +
        "`profile_changed`, with the paths of those answers in `errors`, and nothing is stored.",
      responses: { 200: answers(Profile, "The whole profile afterwards"), ...refusals(400, 401, 403, 409, 413, 415) },
    }),
    headers(ReadAt),
    body(ProfileChanges),
    async (c) => {
      const changes = c.req.valid("json");
      const readAt = c.req.valid("header")["if-profile-unchanged-since"];
      return c.json(await saveProfile(c.get("deps"), c.get("student"), { changes, readAt }));
    },
  );
