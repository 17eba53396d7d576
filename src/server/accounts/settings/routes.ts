import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { SignedInAnswer } from "#domain/accounts/account.ts";
import {
  AccountSession,
  AccountSettings,
  AddressChange,
  Done,
  OneSession,
  OwnPassword,
  PasswordChange,
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorSetup,
  Sent,
} from "#domain/accounts/account-settings.ts";
import { notFound, notSignedIn } from "#server/platform/http/problem.ts";
import { answers, type Base, body, refusals, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { callBetterAuth, setCookies } from "../call-better-auth.ts";
import { changeEmail } from "../email-links/change-email.ts";
import { requestLink } from "../email-links/request-link.ts";
import { changePassword } from "../passwords/change-password.ts";
import { sessionToken } from "../sessions/session.ts";
import { endSession, endSessions, listSessions } from "../sessions/user-sessions.ts";
import { accountSettings } from "../store.ts";
import {
  renewRecoveryCodes,
  setUpSecondFactor,
  turnSecondFactorOff,
  verifyRecoveryCode,
  verifySecondFactor,
} from "../two-factor/two-factor.ts";

const tags = ["Account settings"];
const done = { success: true } as const;
const Sessions = z.object({ items: z.array(AccountSession), next_cursor: z.null() });

/** Mounted at /api/auth: the code that a sign-in waits for. */
export const secondFactorRoutes = new Hono<Base>()
  .post(
    "/two-factor/verify-totp",
    describeRoute({
      tags: ["Accounts"],
      summary: "Give a code of the authenticator app",
      description: "At sign-in, and once to finish setting the app up.",
      responses: { 200: answers(SignedInAnswer, "Signed in"), ...refusals(400, 401, 403, 429) },
    }),
    body(SecondFactorCode),
    async (c) => c.json(await verifySecondFactor(c, c.req.valid("json").code)),
  )
  .post(
    "/two-factor/verify-recovery-code",
    describeRoute({
      tags: ["Accounts"],
      summary: "Give a recovery code instead",
      description: "Each works once.",
      responses: { 200: answers(SignedInAnswer, "Signed in"), ...refusals(400, 401, 403, 429) },
    }),
    body(SecondFactorCode),
    async (c) => c.json(await verifyRecoveryCode(c, c.req.valid("json").code)),
  );

/** Mounted at /api/auth: what the account page shows and changes. */
export const accountRoutes = new Hono<SignedIn>()
  .get(
    "/account",
    requireStudent,
    describeRoute({
      tags,
      summary: "The account",
      responses: { 200: answers(AccountSettings, "Address and ways in"), ...refusals(401) },
    }),
    async (c) => {
      const settings = await accountSettings(c.get("deps").db, c.get("student").id);
      if (!settings) throw notSignedIn();
      return c.json(settings);
    },
  )
  .post(
    "/resend",
    requireStudent,
    describeRoute({
      tags,
      summary: "Ask for the confirmation mail again",
      responses: { 200: answers(Sent, "On its way, unless the address is confirmed"), ...refusals(401, 403, 429) },
    }),
    async (c) => {
      const { id, email } = c.get("student");
      return c.json(await requestLink(c, { kind: "sign_up", address: email, user_id: id }));
    },
  )
  .post(
    "/change-password",
    requireStudent,
    describeRoute({
      tags,
      summary: "Change the password",
      description: "Ends every other session.",
      responses: { 200: answers(Done, "Changed; this session has a new token"), ...refusals(400, 401, 403, 409, 429) },
    }),
    body(PasswordChange),
    async (c) => {
      await changePassword(c, c.req.valid("json"));
      return c.json(done);
    },
  )
  .post(
    "/change-email",
    requireStudent,
    describeRoute({
      tags,
      summary: "Ask to change the address",
      description:
        "A link goes to the new address; nothing changes until it is opened. Needs the password, or in an account " +
        "without one a sign-in of the last 15 minutes (else 409 `fresh_sign_in_needed`).",
      responses: { 200: answers(Sent, "On its way"), ...refusals(400, 401, 403, 409, 429) },
    }),
    body(AddressChange),
    async (c) => c.json(await changeEmail(c, c.req.valid("json"))),
  )
  .get(
    "/list-sessions",
    requireStudent,
    describeRoute({
      tags,
      summary: "Where the student is signed in",
      responses: { 200: answers(Sessions, "The sessions, last used first"), ...refusals(401) },
    }),
    async (c) => {
      const { db, env } = c.get("deps");
      const items = await listSessions(db, c.get("student").id, sessionToken(env, c.req.raw.headers));
      return c.json({ items, next_cursor: null });
    },
  )
  .post(
    "/revoke-session",
    requireStudent,
    describeRoute({
      tags,
      summary: "Sign one device out",
      responses: { 200: answers(Done, "Signed out"), ...refusals(400, 401, 403, 404) },
    }),
    body(OneSession),
    async (c) => {
      if (!(await endSession(c.get("deps").db, c.get("student").id, c.req.valid("json").id))) throw notFound();
      return c.json(done);
    },
  )
  .post(
    "/revoke-other-sessions",
    requireStudent,
    describeRoute({
      tags,
      summary: "Sign every other device out",
      responses: { 200: answers(Done, "Signed out"), ...refusals(401, 403) },
    }),
    async (c) => {
      const { db, env } = c.get("deps");
      await endSessions(db, c.get("student").id, sessionToken(env, c.req.raw.headers));
      return c.json(done);
    },
  )
  .post(
    "/revoke-sessions",
    requireStudent,
    describeRoute({
      tags,
      summary: "Sign every device out, this one too",
      responses: { 200: answers(Done, "Signed out"), ...refusals(401, 403) },
    }),
    async (c) => {
      await endSessions(c.get("deps").db, c.get("student").id);
      setCookies(c, await callBetterAuth(c, "/sign-out"));
      return c.json(done);
    },
  )
  .post(
    "/two-factor/enable",
    requireStudent,
    describeRoute({
      tags,
      summary: "Set up an authenticator app",
      description: "It is asked for once a code of it was given to `/two-factor/verify-totp`.",
      responses: { 200: answers(SecondFactorSetup, "What the app needs"), ...refusals(400, 401, 403, 409, 429) },
    }),
    body(OwnPassword),
    async (c) => c.json(await setUpSecondFactor(c, c.req.valid("json").password)),
  )
  .post(
    "/two-factor/recovery-codes",
    requireStudent,
    describeRoute({
      tags,
      summary: "Make new recovery codes",
      responses: { 200: answers(RecoveryCodes, "They replace the old ones"), ...refusals(400, 401, 403, 409, 429) },
    }),
    body(OwnPassword),
    async (c) => c.json({ recovery_codes: await renewRecoveryCodes(c, c.req.valid("json").password) }),
  )
  .post(
    "/two-factor/disable",
    requireStudent,
    describeRoute({
      tags,
      summary: "Stop asking for the authenticator app",
      responses: { 200: answers(Done, "Off"), ...refusals(400, 401, 403, 409, 429) },
    }),
    body(OwnPassword),
    async (c) => {
      await turnSecondFactorOff(c, c.req.valid("json").password);
      return c.json(done);
    },
  );
