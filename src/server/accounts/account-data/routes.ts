import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { AccountDeletion, Sent } from "#domain/accounts/account-settings.ts";
import { Me } from "#domain/accounts/me.ts";
import { signedOut } from "#domain/accounts/signed-out.ts";
import { trialSubscription } from "#domain/billing/subscription.ts";
import { dayOf } from "#domain/calendar/day.ts";
import { isOnboarded } from "#domain/profile/onboarded.ts";
import { notSignedIn } from "#server/platform/http/problem.ts";
import { answers, type Base, body, currentStudent, refusals } from "#server/platform/http/routing.ts";
import { findProfile } from "#server/profile/store.ts";
import { requestLink } from "../email-links/request-link.ts";
import { limitPlace } from "../limits.ts";
import { renewSession } from "../sessions/renew-session.ts";
import { sessionToken } from "../sessions/session.ts";
import { accountAtSession } from "../store.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";

const tags = ["Accounts"];

/** Mounted at /api/me. */
export const meRoutes = new Hono<Base>()
  .get(
    "/",
    describeRoute({
      tags,
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
      if (account.session_ages) await renewSession(c);
      const { id, email, full_name } = student;
      const me: Me = {
        user: { id, email, full_name },
        has_profile: profile !== null,
        profile_complete: profile !== null && isOnboarded(profile),
        subscription: trialSubscription(account.signed_up_at, clock()),
        credits: 0,
      };
      return c.json(me);
    },
  )
  .get(
    "/export",
    describeRoute({
      tags,
      summary: "Everything stored about the student",
      responses: {
        200: answers(z.record(z.string(), z.unknown()), "One JSON file, by table"),
        ...refusals(401, 429),
      },
    }),
    async (c) => {
      const student = await currentStudent(c);
      if (!student) throw notSignedIn();
      await limitPlace(c, "export");
      const deps = c.get("deps");
      const day = dayOf(deps.clock());
      c.header("Content-Disposition", `attachment; filename="laurel-export-${day}.json"`);
      c.header("Content-Type", "application/json; charset=utf-8");
      return c.body(JSON.stringify(await exportAccount(deps, student.id), null, 2));
    },
  )
  .post(
    "/deletion-link",
    describeRoute({
      tags,
      summary: "Ask for a link that deletes the account",
      responses: { 200: answers(Sent, "On its way"), ...refusals(401, 403, 429) },
    }),
    async (c) => {
      const student = await currentStudent(c);
      if (!student) throw notSignedIn();
      return c.json(await requestLink(c, { kind: "deletion", address: student.email, user_id: student.id }));
    },
  )
  .delete(
    "/",
    describeRoute({
      tags,
      summary: "Delete the account",
      description:
        "With the password, or the `token` of a mailed link. Everything stored about the student goes at once.",
      responses: { 204: { description: "Gone" }, ...refusals(400, 401, 403, 409, 429) },
    }),
    body(AccountDeletion),
    async (c) => {
      await deleteAccount(c, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
