import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { authClient } from "#tests/support/auth-client.ts";
import { freshAddress } from "#tests/support/fresh-address.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { linkOf, mailsTo, newestToken } from "#tests/support/outbox.ts";
import { cookieOf, signUp } from "#tests/support/sign-up.ts";
import { testApp } from "#tests/support/test-app.ts";
import { sweepAccounts } from "../account-data/delete-expired.ts";
import { oneTimeTokens, sessions, users } from "../table.ts";

const app = await testApp();
const { call, db, deps } = app;
const { post, signIn, userOf, account } = authClient(app);

/** A student with a password and a verified email. */
async function verifiedStudent() {
  const student = await signUp(app);
  const confirmed = await post("/verify-email", { token: await newestToken(app, student.email) }, student.cookie);
  return { ...student, cookie: cookieOf(confirmed) };
}

test("the account page's calls require a session", async () => {
  for (const path of ["/account", "/list-sessions"]) expect((await call(`/api/auth${path}`)).status).toBe(401);
  for (const path of ["/resend", "/change-password", "/change-email", "/revoke-session", "/two-factor/enable"])
    expect((await (await post(path, {})).json()).code).toBe("not_signed_in");
  expect((await call("/api/me/export")).status).toBe(401);
  expect((await call("/api/me", { method: "DELETE", json: { password: "x" } })).status).toBe(401);
});

test("sessions are listed with their device, and one can be ended from another", async () => {
  const { email, password, cookie, id } = await signUp(app);
  const phone = await call("/api/auth/sign-in/email", {
    json: { email, password },
    from: freshAddress(),
    headers: {
      "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1",
    },
  });
  const { items, next_cursor } = await (await call("/api/auth/list-sessions", { cookie })).json();
  expect(next_cursor).toBeNull();
  expect(items.map(({ device, current }: { device: string; current: boolean }) => [device, current])).toEqual([
    ["Safari on iPhone", false],
    ["Unknown device", true],
  ]);
  expect(JSON.stringify(items)).not.toContain(cookieOf(phone).split(".")[1]?.slice(0, 10));
  const intruder = await makeStudent(app);
  expect((await post("/revoke-session", { id: items[0].id }, intruder.cookie)).status).toBe(404);
  expect((await post("/revoke-session", { id: items[0].id }, cookie)).status).toBe(200);
  expect(await userOf(cookieOf(phone))).toBeNull();
  expect((await userOf(cookie)).id).toBe(id);
});

test("all other sessions, and all of them, can be ended at once", async () => {
  const { email, password, cookie } = await signUp(app);
  const other = cookieOf(await signIn(email, password));
  await post("/revoke-other-sessions", {}, cookie);
  expect([await userOf(other), (await userOf(cookie)).email]).toEqual([null, email]);
  const another = cookieOf(await signIn(email, password));
  const response = await post("/revoke-sessions", {}, cookie);
  expect(response.headers.getSetCookie().join()).toMatch(/laurel\.session=;/);
  expect([await userOf(another), await userOf(cookie)]).toEqual([null, null]);
});

test("a changed password signs out everywhere else, ends mailed links, and notifies the student", async () => {
  const { email, password, cookie } = await verifiedStudent();
  const other = cookieOf(await signIn(email, password));
  await post("/request-password-reset", { email });
  const reset = await newestToken(app, email, "reset");
  const change = (json: object) => post("/change-password", json, cookie);
  const wrong = await change({ current_password: "a guess", new_password: "a quite new one" });
  expect(await wrong.json()).toMatchObject({ code: "wrong_password", errors: [{ path: "current_password" }] });
  const weak = await change({ current_password: password, new_password: "letmein" });
  expect(await weak.json()).toMatchObject({ code: "weak_password", errors: [{ path: "new_password" }] });
  const response = await change({ current_password: password, new_password: "a quite new one" });
  expect(response.status).toBe(200);
  expect((await userOf(cookieOf(response))).email).toBe(email);
  expect([await userOf(cookie), await userOf(other)]).toEqual([null, null]);
  expect((await signIn(email, password)).status).toBe(401);
  expect((await signIn(email, "a quite new one")).status).toBe(200);
  expect((await post("/reset-password", { token: reset, new_password: "one more new one" })).status).toBe(400);
  expect((await mailsTo(app, email))[0]?.subject).toBe("Your Laurel password has changed");
});

test("a student without a password sets one by a mailed link", async () => {
  const { email, cookie } = await makeStudent(app);
  const change = await post("/change-password", { current_password: "x", new_password: "a quite new one" }, cookie);
  expect([change.status, (await change.json()).code]).toEqual([409, "no_password"]);
  await post("/request-password-reset", { email }, cookie);
  const token = await newestToken(app, email, "reset");
  expect((await post("/reset-password", { token, new_password: "a quite new one" })).status).toBe(200);
  expect((await signIn(email, "a quite new one")).status).toBe(200);
});

test("a new email takes effect when its user opens the link, and the old email gets a notice", async () => {
  const { email, password, cookie, id } = await verifiedStudent();
  await call("/api/profile", { method: "PUT", json: { full_name: "Maya" }, cookie });
  const new_email = `${randomUUID()}@example.test`;
  expect((await (await post("/change-email", { new_email }, cookie)).json()).code).toBe("password_needed");
  expect((await (await post("/change-email", { new_email, password: "a guess" }, cookie)).json()).code).toBe(
    "wrong_password",
  );
  expect((await post("/change-email", { new_email, password }, cookie)).status).toBe(200);
  const token = await newestToken(app, new_email, "change_email");
  expect((await account(cookie)).email).toBe(email);
  expect((await post("/verify-email", { token, start_fresh: true })).status).toBe(409);
  const response = await post("/verify-email", { token }, cookie);
  expect(await response.json()).toMatchObject({ user: { id, email: new_email }, next: "/account" });
  expect((await signIn(new_email, password)).status).toBe(200);
  expect((await signIn(email, password)).status).toBe(401);
  expect((await mailsTo(app, email))[0]?.subject).toBe("The address of your Laurel account has changed");
  const profile = await (await call("/api/profile", { cookie: cookieOf(response) })).json();
  expect(profile.email).toBe(new_email);
});

test("without a password, the email can be changed only soon after a sign-in", async () => {
  const { id, email, cookie } = await makeStudent(app);
  await db.update(sessions).set({ created_at: sql`now() - interval '16 minutes'` }).where(eq(sessions.user_id, id));
  const new_email = `${randomUUID()}@example.test`;
  for (const password of [undefined, "a guess"]) {
    const refused = await post("/change-email", { new_email, password }, cookie);
    expect([refused.status, (await refused.json()).code]).toEqual([409, "fresh_sign_in_needed"]);
  }
  await post("/refresh", {}, cookie);
  expect((await post("/change-email", { new_email }, cookie)).status).toBe(409);
  expect(await mailsTo(app, new_email)).toEqual([]);
  await post("/sign-in/magic-link", { email });
  const again = cookieOf(await post("/magic-link/verify", { token: await newestToken(app, email) }, cookie));
  expect((await post("/change-email", { new_email }, again)).status).toBe(200);
  const token = await newestToken(app, new_email, "change_email");
  expect((await post("/verify-email", { token }, again)).status).toBe(200);
  expect((await mailsTo(app, email))[0]?.subject).toBe("The address of your Laurel account has changed");
});

test("a session keeps its start time when it gets a new token", async () => {
  const { password, cookie, id } = await verifiedStudent();
  const begun = new Date("2026-11-01T08:00:00Z");
  await db.update(sessions).set({ created_at: begun }).where(eq(sessions.user_id, id));
  const new_password = "a quite new one";
  const changed = await post("/change-password", { current_password: password, new_password }, cookie);
  const next = cookieOf(changed);
  expect(next).not.toBe(cookie);
  const new_email = `${randomUUID()}@example.test`;
  expect((await post("/change-email", { new_email, password: new_password }, next)).status).toBe(200);
  const token = await newestToken(app, new_email, "change_email");
  const confirmed = await post("/verify-email", { token }, next);
  expect([cookieOf(confirmed) === next, (await confirmed.json()).user.email]).toEqual([false, new_email]);
  const remaining = await db.select().from(sessions).where(eq(sessions.user_id, id));
  expect(remaining).toMatchObject([{ created_at: begun }]);
  expect(remaining[0]?.expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
});

test("without a password, the link to a new email works only where the user is signed in", async () => {
  const { cookie } = await makeStudent(app);
  const new_email = `${randomUUID()}@example.test`;
  await post("/change-email", { new_email }, cookie);
  const token = await newestToken(app, new_email, "change_email");
  for (const more of [{}, { password: "a guess" }]) {
    const elsewhere = await post("/verify-email", { token, ...more });
    expect([elsewhere.status, (await elsewhere.json()).code]).toEqual([409, "no_password"]);
  }
  expect((await post("/verify-email", { token }, cookie)).status).toBe(200);
});

test("an email change fails when another account has verified the email in the meantime", async () => {
  const owner = await makeStudent(app);
  const { password, cookie } = await verifiedStudent();
  await post("/change-email", { new_email: owner.email, password }, cookie);
  expect((await mailsTo(app, owner.email))[0]?.subject).toBe("You already have a Laurel account");
  const free = `${randomUUID()}@example.test`;
  await post("/change-email", { new_email: free, password }, cookie);
  const token = await newestToken(app, free, "change_email");
  await db.update(users).set({ email: free }).where(eq(users.id, owner.id));
  const response = await post("/verify-email", { token }, cookie);
  expect([response.status, (await response.json()).code]).toEqual([409, "address_taken"]);
});

test("an account is deleted with its password, immediately and completely", async () => {
  const { email, password, cookie, id } = await verifiedStudent();
  const other = cookieOf(await signIn(email, password));
  const remove = (json: object, asCookie = cookie) =>
    call("/api/me", { method: "DELETE", json, cookie: asCookie, from: freshAddress() });
  expect((await (await remove({ password: "a guess" })).json()).code).toBe("wrong_password");
  const response = await remove({ password });
  expect(response.status).toBe(204);
  expect(response.headers.getSetCookie().join()).toMatch(/laurel\.session=;.*Max-Age=0/);
  expect([await userOf(cookie), await userOf(other)]).toEqual([null, null]);
  expect((await signIn(email, password)).status).toBe(401);
  expect(await db.select().from(users).where(eq(users.id, id))).toEqual([]);
  expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual(["Your Laurel account is deleted"]);
  expect((await remove({ password })).status).toBe(401);
});

test("an account without a password is deleted by a mailed link, once", async () => {
  const { email, cookie, id } = await makeStudent(app);
  expect((await call("/api/me", { method: "DELETE", json: { password: "x" }, cookie })).status).toBe(409);
  await call("/api/me/deletion-link", { method: "POST", cookie, from: freshAddress() });
  const { kind, token } = linkOf((await mailsTo(app, email))[0]);
  expect(kind).toBe("deletion");
  const remove = () => call("/api/me", { method: "DELETE", json: { token }, from: freshAddress() });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 400]);
  expect(await db.select().from(users).where(eq(users.id, id))).toEqual([]);
});

test("a deletion link in a browser where another user is signed in does not sign that user out", async () => {
  const { email, cookie } = await makeStudent(app);
  const other = await signUp(app);
  await call("/api/me/deletion-link", { method: "POST", cookie, from: freshAddress() });
  const token = await newestToken(app, email, "deletion");
  const response = await call("/api/me", {
    method: "DELETE",
    json: { token },
    cookie: other.cookie,
    from: freshAddress(),
  });
  expect([response.status, response.headers.getSetCookie()]).toEqual([204, []]);
  expect((await userOf(other.cookie)).id).toBe(other.id);
});

test("the scheduled deletion removes expired rows and unused unverified accounts", async () => {
  const student = await signUp(app);
  const filled = await signUp(app);
  await call("/api/profile", { method: "PUT", json: { full_name: "Maya" }, cookie: filled.cookie });
  const longGone = await signUp(app);
  await call("/api/profile", { method: "PUT", json: { full_name: "Maya" }, cookie: longGone.cookie });
  const verified = await makeStudent(app);
  const fresh = await signUp(app);
  const unusedFor = (id: string, days: number) =>
    db
      .update(users)
      .set({ last_seen_at: sql`now() - make_interval(days => ${days})` })
      .where(eq(users.id, id));
  await unusedFor(student.id, 8);
  await unusedFor(filled.id, 8);
  await unusedFor(longGone.id, 91);
  await unusedFor(verified.id, 1000);
  const past = { expires_at: sql`now() - interval '1 second'` };
  await db.update(sessions).set(past).where(eq(sessions.user_id, fresh.id));
  await post("/sign-in/magic-link", { email: verified.email });
  await newestToken(app, verified.email);
  await db.update(oneTimeTokens).set(past);
  await sweepAccounts(deps);
  const left = async (id: string) => (await db.select().from(users).where(eq(users.id, id))).length;
  expect(await Promise.all([student, filled, longGone, verified, fresh].map(({ id }) => left(id)))).toEqual([
    0, 1, 0, 1, 1,
  ]);
  expect(await db.select().from(sessions).where(eq(sessions.user_id, fresh.id))).toEqual([]);
  expect(await db.select().from(oneTimeTokens)).toEqual([]);
});
