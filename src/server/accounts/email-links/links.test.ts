import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { authClient } from "#tests/support/auth-client.ts";
import { freshAddress } from "#tests/support/fresh-address.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { linkOf, mailsTo, newestToken } from "#tests/support/outbox.ts";
import { cookieOf, signUp } from "#tests/support/sign-up.ts";
import { testApp } from "#tests/support/test-app.ts";
import { oneTimeTokens, sessions } from "../table.ts";

const app = await testApp();
const { call, db } = app;
const { post, signIn, requestMagicLink, userOf } = authClient(app);

const anyone = () => `${randomUUID()}@example.test`;

test("a magic link signs in to the account of its email, and answers where to go", async () => {
  const student = await makeStudent(app);
  await requestMagicLink(student.email, { next: "/applications?x=1" });
  const response = await post("/magic-link/verify", { token: await newestToken(app, student.email) });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ user: { id: student.id }, next: "/applications?x=1" });
  expect((await userOf(cookieOf(response))).id).toBe(student.id);
});

test("a sign-up link creates an account with a verified email; a sign-in link creates none", async () => {
  const email = `New.${randomUUID()}@Example.test`;
  await requestMagicLink(email);
  expect(await mailsTo(app, email.toLowerCase())).toEqual([]);
  await requestMagicLink(email, { name: "Noor Haddad", create_user: true });
  const response = await post("/magic-link/verify", { token: await newestToken(app, email.toLowerCase()) });
  expect(await response.json()).toMatchObject({
    user: { email: email.toLowerCase(), full_name: "Noor Haddad" },
    next: "/dashboard",
  });
  const account = await (await call("/api/auth/account", { cookie: cookieOf(response) })).json();
  expect(account).toMatchObject({ email_verified: true, has_password: false });
});

test("a link is stored as a hash, works once, and expires", async () => {
  const { email } = await makeStudent(app);
  await requestMagicLink(email);
  const token = await newestToken(app, email);
  const rows = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.email, email));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  const minutes = ((rows[0]?.expires_at.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(14);
  expect(minutes).toBeLessThan(16);
  await db
    .update(oneTimeTokens)
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(eq(oneTimeTokens.email, email));
  expect((await post("/check-link", { kind: "magic_link", token })).status).toBe(400);
  expect((await post("/magic-link/verify", { token })).status).toBe(400);
});

test("a mail scanner that opens a link does not redeem it", async () => {
  const { email, id } = await makeStudent(app);
  await requestMagicLink(email);
  const [mail] = await mailsTo(app, email);
  const { token } = linkOf(mail);
  const link = new URL(mail?.links[0] ?? "");
  expect(link.search).toBe("");
  for (const method of ["GET", "HEAD"]) {
    await call(link.pathname, { method });
    for (const path of ["/magic-link/verify", "/verify-email", "/reset-password", "/check-link"])
      expect((await call(`/api/auth${path}?token=${token}`, { method })).status).toBe(404);
  }
  expect(await (await post("/check-link", { kind: "magic_link", token })).json()).toMatchObject({ email });
  expect((await post("/check-link", { kind: "reset", token })).status).toBe(400);
  expect((await (await post("/magic-link/verify", { token })).json()).user.id).toBe(id);
});

test("links use our own origin whatever the Host header says, and never lead to another site", async () => {
  const { email } = await makeStudent(app);
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
  await post("/sign-in/magic-link", { email, next: "https://evil.example/x" }, { headers });
  await post("/request-password-reset", { email, next: "//evil.example" }, { headers });
  const mails = await mailsTo(app, email);
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails)).not.toContain("evil.example");
  for (const { links } of mails) expect(links.map((link) => new URL(link).origin)).toEqual(["http://laurel.test"]);
  const magic = mails.map(linkOf).find(({ kind }) => kind === "magic_link");
  expect((await (await post("/magic-link/verify", { token: magic?.token })).json()).next).toBe("/dashboard");
});

test("a page of another origin cannot redeem a link", async () => {
  const { email } = await makeStudent(app);
  await requestMagicLink(email);
  const token = await newestToken(app, email);
  const response = await post("/magic-link/verify", { token }, { headers: { origin: "https://evil.example" } });
  expect([response.status, (await response.json()).code]).toEqual([403, "origin_refused"]);
  expect((await post("/magic-link/verify", { token })).status).toBe(200);
});

test("a password reset signs out everywhere, ends every other link, and signs in", async () => {
  const student = await signUp(app);
  await requestMagicLink(student.email);
  const magic = await newestToken(app, student.email, "magic_link");
  await post("/request-password-reset", { email: student.email });
  const token = await newestToken(app, student.email, "reset");
  for (const new_password of ["123456", "Maya Ortiz", student.email]) {
    const weak = await post("/reset-password", { token, new_password });
    expect([new_password, weak.status, (await weak.json()).errors[0].path]).toEqual([
      new_password,
      400,
      "new_password",
    ]);
  }
  const response = await post("/reset-password", { token, new_password: "a quite new one" });
  expect(response.status).toBe(200);
  expect((await userOf(cookieOf(response))).id).toBe(student.id);
  expect(await userOf(student.cookie)).toBeNull();
  expect((await post("/magic-link/verify", { token: magic })).status).toBe(400);
  expect((await post("/reset-password", { token, new_password: "again a new one" })).status).toBe(400);
  expect((await signIn(student.email, student.password)).status).toBe(401);
  expect((await signIn(student.email, "a quite new one")).status).toBe(200);
  expect((await mailsTo(app, student.email))[0]?.subject).toBe("Your Laurel password has changed");
});

test("a password reset ends a pending email change that another person started", async () => {
  const { email, password, cookie } = await signUp(app);
  await post("/verify-email", { token: await newestToken(app, email, "confirm"), password });
  const elsewhere = anyone();
  await post("/change-email", { new_email: elsewhere, password }, { cookie });
  const trojan = await newestToken(app, elsewhere, "change_email");
  await post("/request-password-reset", { email });
  const reset = { token: await newestToken(app, email, "reset"), new_password: "a quite new one" };
  const response = await post("/reset-password", reset);
  expect(response.status).toBe(200);
  const late = await post("/verify-email", { token: trojan }, { cookie: cookieOf(response) });
  expect([late.status, (await late.json()).code]).toEqual([400, "invalid_token"]);
});

test("a locked-out student can sign in by magic link", async () => {
  const { email, password, id } = await signUp(app);
  const place = freshAddress();
  for (let guess = 0; guess < 11; guess++)
    await call("/api/auth/sign-in/email", { json: { email, password: `wrong ${guess}` }, from: place });
  expect((await call("/api/auth/sign-in/email", { json: { email, password }, from: place })).status).toBe(429);
  await requestMagicLink(email);
  const response = await post("/magic-link/verify", { token: await newestToken(app, email, "magic_link") });
  expect((await response.json()).user.id).toBe(id);
});

test("of eight requests for a link six are mailed, of which the newest works", async () => {
  const { email } = await makeStudent(app);
  for (let i = 0; i < 8; i++) expect((await requestMagicLink(email)).status).toBe(200);
  const mails = await mailsTo(app, email);
  expect(mails).toHaveLength(6);
  expect((await post("/magic-link/verify", { token: linkOf(mails[0]).token })).status).toBe(200);
});

test("a session that was signed out can be neither used nor renewed", async () => {
  const { cookie, token } = await signUp(app);
  await call("/api/auth/sign-out", { method: "POST", cookie });
  expect(await userOf(cookie)).toBeNull();
  expect((await call("/api/auth/refresh", { method: "POST", cookie })).status).toBe(401);
  const bearer = await call("/api/auth/refresh", { method: "POST", headers: { authorization: `Bearer ${token}` } });
  expect([bearer.status, (await bearer.json()).code]).toEqual([401, "invalid_token"]);
});

test("every sign-in method starts a new session and ends the browser's old one", async () => {
  const attacker = await signUp(app);
  const student = await signUp(app);
  const json = { email: student.email, password: student.password };
  const response = await post("/sign-in/email", json, { cookie: attacker.cookie });
  expect(cookieOf(response)).not.toBe(attacker.cookie);
  expect((await userOf(cookieOf(response))).id).toBe(student.id);
  expect(await userOf(attacker.cookie)).toBeNull();
  expect((await post("/sign-in/email", json, { cookie: "laurel.session=chosen.by.somebody" })).status).toBe(200);
});

test("twenty tabs that renew simultaneously all stay signed in", async () => {
  const { cookie, id } = await signUp(app);
  await db.update(sessions).set({ expires_at: sql`now() + interval '80 seconds'` }).where(eq(sessions.user_id, id));
  const renewals = await Promise.all(
    Array.from({ length: 20 }, () => call("/api/auth/refresh", { method: "POST", cookie })),
  );
  for (const renewal of renewals) {
    expect(renewal.status).toBe(200);
    const { session } = await renewal.json();
    expect(Date.parse(session.expires_at) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    expect((await userOf(cookieOf(renewal))).id).toBe(id);
  }
  expect((await userOf(cookie)).id).toBe(id);
  expect(await db.select().from(sessions).where(eq(sessions.user_id, id))).toHaveLength(1);
});
