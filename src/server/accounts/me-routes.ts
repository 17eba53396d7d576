import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { Me, signedOut } from "#domain/accounts/me.ts";
import { trialSubscription } from "#domain/billing/subscription.ts";
import { isOnboarded } from "#domain/profile/onboarded.ts";
import { answers, type Base, currentStudent } from "#server/platform/http.ts";
import { findProfile } from "#server/profile/store.ts";
import { askAuth, setCookies } from "./ask-auth.ts";
import { sessionToken } from "./session.ts";
import { accountAtSession } from "./store.ts";

/** Mounted at /api/me. */
export const meRoutes = new Hono<Base>().get(
  "/",
  describeRoute({
    tags: ["Accounts"],
    summary: "Who is signed in",
    description: "Answers 200 with `user: null` when nobody is. Prolongs a session in use.",
    responses: { 200: answers(Me, "The student and what they may do") },
  }),
  async (c) => {
    const { db, env, clock } = c.get("deps");
    const student = await currentStudent(c);
    if (!student) return c.json(signedOut);
    const [account, profile] = await Promise.all([
      accountAtSession(db, student.id, sessionToken(env, c.req.raw.headers)),
      findProfile(db, student.id),
    ]);
    if (!account) return c.json(signedOut);
    if (account.session_ages) setCookies(c, await askAuth(c, "/get-session"));
    const { id, email, full_name } = student;
    const me: Me = {
      user: { id, email, full_name },
      profile_complete: profile !== null && isOnboarded(profile),
      subscription: trialSubscription(account.signed_up_at, clock()),
      credits: 0,
    };
    return c.json(me);
  },
);
