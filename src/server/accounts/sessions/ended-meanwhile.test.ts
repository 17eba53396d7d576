import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { authClient } from "#tests/support/auth-client.ts";
import { newestToken } from "#tests/support/outbox.ts";
import { cookieOf, type NewStudent, signUp } from "#tests/support/sign-up.ts";
import { caller, testApp } from "#tests/support/test-app.ts";
import { totpCode } from "#tests/support/totp.ts";
import { sessions } from "../table.ts";

const app = await testApp();
const { db, deps } = app;
const { post, requestMagicLink, requestReset, userOf } = authClient(app);

/** An app that pauses after it has checked a sign-in, before it starts the session or waits for a second factor. */
function heldApp() {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const handler = async (request: Request) => {
    if (/sign-in\/email|verify-totp/.test(request.url)) {
      reached.resolve();
      await released.promise;
    }
    return deps.auth.handler(request);
  };
  const auth = Object.assign(Object.create(deps.auth), { handler });
  const held = authClient({ call: caller(createApp({ ...deps, auth }), deps.env.PUBLIC_URL) });
  return { ...held, reached: reached.promise, release: released.resolve };
}

async function verifiedStudent(): Promise<NewStudent> {
  const student = await signUp(app);
  const token = await newestToken(app, student.email, "confirm");
  return { ...student, cookie: cookieOf(await post("/verify-email", { token }, student.cookie)) };
}

async function resetPassword(email: string) {
  await requestReset(email);
  const token = await newestToken(app, email, "reset");
  return post("/reset-password", { token, new_password: "a quite new one" });
}

const signIns = {
  "the old password":
    async ({ email, password }: NewStudent) =>
    () =>
      ["/sign-in/email", { email, password }] as const,
  "a sign-up with the old password":
    async ({ email, password }: NewStudent) =>
    () =>
      ["/sign-up/email", { name: "Maya Ortiz", email, password }] as const,
  "a magic link": async ({ email }: NewStudent) => {
    await requestMagicLink(email);
    const token = await newestToken(app, email, "magic_link");
    return () => ["/magic-link/verify", { token }] as const;
  },
};

test.each(Object.entries(signIns))(
  "a sign-in by %s that a password reset overtakes gets no session",
  async (_, prepare) => {
    const student = await verifiedStudent();
    const [path, json] = (await prepare(student))();
    const held = heldApp();
    const answer = held.post(path, json);
    await held.reached;
    const reset = await resetPassword(student.email);
    expect(reset.status).toBe(200);
    held.release();
    const late = await answer;
    expect([late.status, (await late.json()).code]).toEqual([401, "not_signed_in"]);
    expect(late.headers.getSetCookie()).toEqual([]);
    expect(await db.select().from(sessions).where(eq(sessions.user_id, student.id))).toHaveLength(1);
    expect((await userOf(cookieOf(reset))).id).toBe(student.id);
  },
);

test("signing out everywhere else also ends a sign-in in progress", async () => {
  const student = await verifiedStudent();
  const held = heldApp();
  const answer = held.signIn(student.email, student.password);
  await held.reached;
  await post("/revoke-other-sessions", {}, student.cookie);
  held.release();
  expect((await answer).status).toBe(401);
  expect(await db.select().from(sessions).where(eq(sessions.user_id, student.id))).toHaveLength(1);
});

test("a sign-in during which the password is reset neither waits for a second factor nor completes with one", async () => {
  const student = await verifiedStudent();
  const setUp = await (await post("/two-factor/enable", { password: student.password }, student.cookie)).json();
  await post("/two-factor/verify-totp", { code: totpCode(setUp.secret) }, student.cookie);
  const signIn = { email: student.email, password: student.password };
  const waiting = cookieOf(await post("/sign-in/email", signIn));
  const [first, second] = [heldApp(), heldApp()];
  const firstFactor = first.post("/sign-in/email", signIn);
  const secondFactor = second.post("/two-factor/verify-totp", { code: totpCode(setUp.secret, 1) }, waiting);
  await Promise.all([first.reached, second.reached]);
  await resetPassword(student.email);
  for (const { release } of [first, second]) release();
  expect([(await firstFactor).status, (await secondFactor).status]).toEqual([401, 401]);
  expect(await db.select().from(sessions).where(eq(sessions.user_id, student.id))).toEqual([]);
  const late = await post("/two-factor/verify-totp", { code: totpCode(setUp.secret, 1) }, cookieOf(await firstFactor));
  expect(late.status).toBe(401);
});
