import { randomUUID } from "node:crypto";
import { like } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "#server/platform/rate-limit/rate-limit-table.ts";
import { authClient } from "#tests/support/auth-client.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { mailsTo, newestToken } from "#tests/support/outbox.ts";
import { cookieOf, signUp } from "#tests/support/sign-up.ts";
import { testApp } from "#tests/support/test-app.ts";

const app = await testApp();
const { db } = app;
const client = authClient(app);
const { post, requestMagicLink, requestReset, requestDeletion } = client;

/** Requests mails of every kind that a stranger can cause. `round` makes the passwords differ. */
async function requestMany(email: string, round = 0) {
  for (const i of [1, 2, 3]) {
    await client.signUp(email, `known to the stranger ${round} ${i}`);
    await requestMagicLink(email, { create_user: true });
    await requestReset(email);
  }
}

/** Deletes every hourly count, as if an hour had passed. */
const endHour = () => db.delete(rateLimits).where(like(rateLimits.key, "mail-hour|%"));

test("at most six mails an hour and twelve a day go to one email, over all kinds", async () => {
  const email = `${randomUUID()}@example.test`;
  await requestMany(email);
  expect(await mailsTo(app, email)).toHaveLength(6);
  await endHour();
  await requestMany(email, 1);
  expect(await mailsTo(app, email)).toHaveLength(12);
  await endHour();
  await requestMany(email, 2);
  expect(await mailsTo(app, email)).toHaveLength(12);
});

test("a recipient who uses a link gets a new mail limit", async () => {
  const { email } = await makeStudent(app);
  for (let i = 0; i < 8; i++) await requestMagicLink(email);
  const token = await newestToken(app, email);
  expect(await mailsTo(app, email)).toHaveLength(6);
  expect((await post("/magic-link/verify", { token })).status).toBe(200);
  await requestMagicLink(email);
  expect(await mailsTo(app, email)).toHaveLength(7);
});

test("a notice about the account arrives although strangers have used up the mail limit", async () => {
  const { email, cookie, password } = await signUp(app);
  const token = await newestToken(app, email, "confirm");
  const confirmed = cookieOf(await post("/verify-email", { token }, cookie));
  await requestMany(email);
  await mailsTo(app, email);
  await post("/change-password", { current_password: password, new_password: "a quite new one" }, confirmed);
  expect((await mailsTo(app, email))[0]?.subject).toBe("Your Laurel password has changed");
});

test("no deletion link goes to an unverified email", async () => {
  const { email, cookie } = await signUp(app);
  await mailsTo(app, email);
  const refused = await requestDeletion(cookie);
  expect([refused.status, (await refused.json()).code]).toEqual([409, "email_not_verified"]);
  expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual(["Confirm your email address"]);
});
