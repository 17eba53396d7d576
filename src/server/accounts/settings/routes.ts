import { Hono } from "hono";
import { EmailChange, OneSession, PasswordChange } from "#domain/accounts/account-settings.ts";
import { notFound, notSignedIn } from "#server/platform/http/problem.ts";
import { body, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { bodyOf, clientOf, signedInClientOf } from "../client.ts";
import { changeEmail } from "../email-links/change-email.ts";
import { requestLink } from "../email-links/request-link.ts";
import { changePassword } from "../passwords/change-password.ts";
import { sessionToken } from "../sessions/session.ts";
import { signOutEverywhere, signOutOthers } from "../sessions/sign-out.ts";
import { endSession, listSessions } from "../sessions/store.ts";
import { accountSettings } from "../store.ts";
import { docs } from "./route-docs.ts";

const done = { success: true } as const;

/** Mounted at /api/auth: the calls of the account page. */
export const accountRoutes = new Hono<SignedIn>()
  .get("/account", requireStudent, docs.account, async (c) => {
    const settings = await accountSettings(c.var.deps.db, c.var.student.id);
    if (!settings) throw notSignedIn();
    return c.json(settings);
  })
  .post("/resend", requireStudent, docs.resend, async (c) => {
    const { id, email } = c.var.student;
    return c.json(await requestLink(c.var.deps, clientOf(c), { kind: "sign_up", email, user_id: id }));
  })
  .post("/change-password", requireStudent, docs.changePassword, body(PasswordChange), async (c) =>
    c.json(bodyOf(c, await changePassword(c.var.deps, signedInClientOf(c), c.req.valid("json")))),
  )
  .post("/change-email", requireStudent, docs.changeEmail, body(EmailChange), async (c) =>
    c.json(await changeEmail(c.var.deps, signedInClientOf(c), c.req.valid("json"))),
  )
  .get("/list-sessions", requireStudent, docs.listSessions, async (c) => {
    const { db, env } = c.var.deps;
    const items = await listSessions(db, c.var.student.id, sessionToken(env, c.req.raw.headers));
    return c.json({ items, next_cursor: null });
  })
  .post("/revoke-session", requireStudent, docs.endSession, body(OneSession), async (c) => {
    if (!(await endSession(c.var.deps.db, c.var.student.id, c.req.valid("json").id))) throw notFound();
    return c.json(done);
  })
  .post("/revoke-other-sessions", requireStudent, docs.endOtherSessions, async (c) =>
    c.json(await signOutOthers(c.var.deps, signedInClientOf(c))),
  )
  .post("/revoke-sessions", requireStudent, docs.endSessions, async (c) =>
    c.json(bodyOf(c, await signOutEverywhere(c.var.deps, signedInClientOf(c)))),
  );
