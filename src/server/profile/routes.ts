import { Hono } from "hono";
import { z } from "zod";
import { ProfileChanges } from "#domain/profile/profile.ts";
import { readinessOf } from "#domain/profile/readiness/readiness.ts";
import type { Deps } from "#server/deps.ts";
import { questionImpactsOf } from "#server/matches/question-impact.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { body, headers, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { docs } from "./route-docs.ts";
import { saveProfile } from "./save-profile.ts";
import { findProfile } from "./store.ts";

const ReadAt = z.object({ "if-profile-unchanged-since": z.iso.datetime().optional() });

async function profileOr404({ db }: Deps, studentId: string) {
  const profile = await findProfile(db, studentId);
  if (!profile) throw notFound("no_profile", "There is no profile yet.");
  return profile;
}

/** Mounted at /api/profile. */
export const profileRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  .get("/", docs.read, async (c) => c.json(await profileOr404(c.var.deps, c.var.student.id)))
  .get("/readiness", docs.readiness, async (c) => c.json(readinessOf(await profileOr404(c.var.deps, c.var.student.id))))
  .get("/questions", docs.questions, async (c) => c.json([...(await questionImpactsOf(c.var.deps, c.var.student.id))]))
  .put("/", docs.change, headers(ReadAt), body(ProfileChanges), async (c) => {
    const readAt = c.req.valid("header")["if-profile-unchanged-since"];
    return c.json(await saveProfile(c.var.deps, c.var.student, { changes: c.req.valid("json"), readAt }));
  });
