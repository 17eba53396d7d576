import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { LinkKind } from "#domain/accounts/account-settings.ts";
import { authClient } from "#tests/support/auth-client.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { newestToken } from "#tests/support/outbox.ts";
import { cookieOf, signUp } from "#tests/support/sign-up.ts";
import { testApp } from "#tests/support/test-app.ts";
import { oneTimeTokens, users } from "../table.ts";

const app = await testApp();
const { db } = app;
const { post, requestMagicLink, requestReset, requestDeletion, deleteAccount, signIn, userOf } = authClient(app);

/** Opens the page of a mailed link in a new browser; returns the token and the cookie of that browser. */
async function openLink(email: string, kind: LinkKind) {
  const token = await newestToken(app, email, kind);
  const browser = cookieOf(await post("/check-link", { kind, token }));
  expect(browser).toMatch(/^laurel\.link=/);
  return { token, browser };
}

const endMinute = () =>
  db.update(oneTimeTokens).set({ expires_at: sql`${oneTimeTokens.expires_at} - interval '61 seconds'` });

test("the browser that redeemed a magic link may redeem it again, at once or within a minute", async () => {
  const email = `${randomUUID()}@example.test`;
  await requestMagicLink(email, { create_user: true, name: "Noor Haddad", next: "/applications" });
  const { token, browser } = await openLink(email, "magic_link");
  const redeem = () => post("/magic-link/verify", { token }, { cookie: browser });
  const answers = [...(await Promise.all([redeem(), redeem(), redeem()])), await redeem()];
  const bodies = await Promise.all(answers.map(async (answer) => answer.json()));
  const [account] = await db.select().from(users).where(eq(users.email, email));
  for (const body of bodies) expect(body).toMatchObject({ user: { id: account?.id }, next: "/applications" });
  for (const answer of answers) expect((await userOf(cookieOf(answer))).email).toBe(email);
});

test("no other browser may redeem it again, and no program without cookies", async () => {
  const { email } = await makeStudent(app);
  await requestMagicLink(email);
  const { token, browser } = await openLink(email, "magic_link");
  const redeem = (cookie: string) => post("/magic-link/verify", { token }, { cookie });
  expect((await redeem(browser)).status).toBe(200);
  for (const other of ["", "laurel.link=another", "laurel.link="]) {
    const refused = await redeem(other);
    expect([refused.status, (await refused.json()).code]).toEqual([400, "invalid_token"]);
  }
  expect((await redeem(browser)).status).toBe(200);
});

test("after a minute the link stops working, however often it was redeemed again", async () => {
  const { email } = await makeStudent(app);
  await requestMagicLink(email);
  const { token, browser } = await openLink(email, "magic_link");
  const redeem = () => post("/magic-link/verify", { token }, { cookie: browser });
  await redeem();
  const [first] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.email, email));
  expect(first?.expires_at.getTime()).toBeLessThan(Date.now() + 61_000);
  await redeem();
  const again = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.email, email));
  expect(again.map(({ expires_at }) => expires_at)).toEqual([first?.expires_at]);
  await endMinute();
  expect((await redeem()).status).toBe(400);
});

test("an email is verified again, a password set again, and the page of the link still opens", async () => {
  const student = await signUp(app);
  const confirm = await openLink(student.email, "confirm");
  const verify = () =>
    post("/verify-email", { token: confirm.token }, { cookie: `${student.cookie}; ${confirm.browser}` });
  expect((await verify()).status).toBe(200);
  const elsewhere = { token: confirm.token, password: student.password };
  expect((await post("/verify-email", elsewhere, { cookie: confirm.browser })).status).toBe(200);
  await requestReset(student.email);
  const { token, browser } = await openLink(student.email, "reset");
  const reset = (new_password: string) => post("/reset-password", { token, new_password }, { cookie: browser });
  expect((await reset("a quite new one")).status).toBe(200);
  expect((await post("/check-link", { kind: "reset", token }, { cookie: browser })).status).toBe(200);
  expect((await reset("typed once more")).status).toBe(200);
  expect((await signIn(student.email, "typed once more")).status).toBe(200);
});

test("a deletion link reports success again without keeping any data of the account", async () => {
  const { email, id, cookie } = await makeStudent(app);
  await requestDeletion(cookie);
  const { token, browser } = await openLink(email, "deletion");
  const answers = await Promise.all([deleteAccount({ token }, browser), deleteAccount({ token }, browser)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await deleteAccount({ token })).status).toBe(400);
  const remaining = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.purpose, "deletion"));
  expect(JSON.stringify(remaining)).not.toMatch(new RegExp(`${id}|${email}`));
});

test("a link that ended with a password reset cannot be redeemed again", async () => {
  const student = await signUp(app);
  await requestMagicLink(student.email);
  const stolen = await openLink(student.email, "magic_link");
  const steal = () => post("/magic-link/verify", { token: stolen.token }, { cookie: stolen.browser });
  expect((await steal()).status).toBe(200);
  await requestReset(student.email);
  const { token } = await openLink(student.email, "reset");
  expect((await post("/reset-password", { token, new_password: "a quite new one" })).status).toBe(200);
  expect((await steal()).status).toBe(400);
});

test("signing out ends it too", async () => {
  const { email } = await makeStudent(app);
  await requestMagicLink(email);
  const { token, browser } = await openLink(email, "magic_link");
  const signedIn = await post("/magic-link/verify", { token }, { cookie: browser });
  const signedOut = await post("/sign-out", {}, { cookie: `${browser}; ${cookieOf(signedIn)}` });
  expect(signedOut.headers.getSetCookie().join()).toMatch(/laurel\.link=;.*Max-Age=0/);
});
