import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "#server/platform/rate-limit/rate-limit-table.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { cookieOf, signUp } from "#tests/support/sign-up.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { credentials, sessions, users } from "./table.ts";

const app = await testApp();
const { call, db } = app;

const secure = await testApp({ env: { PUBLIC_URL: "https://laurel.example" } });

const newAccount = (more: object = {}) => ({
  name: "Maya Ortiz",
  email: `${randomUUID()}@example.test`,
  password: "correct horse",
  ...more,
});
let addresses = 0;
const address = () => `198.51.100.${++addresses}`;
const signUpWith = (json: object, from = address()) => call("/api/auth/sign-up/email", { json, from });
const signInWith = (json: object, from = address()) => call("/api/auth/sign-in/email", { json, from });
const whoIs = async (request: object) => (await call("/api/me", request)).json();

test("sign-up creates an account, signs in, and starts a trial of 24 hours", async () => {
  const account = newAccount({ email: `Mixed.Case.${randomUUID()}@Example.test` });
  const response = await signUpWith(account);
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(answer.user).toEqual({ id: expect.any(String), email: account.email.toLowerCase(), full_name: "Maya Ortiz" });
  expect(await whoIs({ cookie: cookieOf(response) })).toEqual({
    user: answer.user,
    has_profile: false,
    profile_complete: false,
    subscription: {
      trial_active: true,
      subscribed: false,
      subscription_tier: null,
      trial_end: new Date(testNow.getTime() + 86_400_000).toISOString(),
    },
    credits: 0,
  });
});

test("signed out, /api/me answers 200 without a user", async () => {
  expect(await whoIs({})).toEqual({
    user: null,
    has_profile: false,
    profile_complete: false,
    subscription: null,
    credits: 0,
  });
});

test("the session cookie is for this host only, and no script can read it", async () => {
  const [cookie = ""] = (await signUpWith(newAccount())).headers.getSetCookie();
  expect(cookie).toMatch(/^laurel\.session=/);
  for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(attribute);
  expect(cookie).not.toMatch(/domain/i);
});

test("on https the cookie's name binds it to the host, and it is sent only over https", async () => {
  const [cookie = ""] = (await secure.call("/api/auth/sign-up/email", { json: newAccount() })).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-laurel\.session=/);
  for (const attribute of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(attribute);
  const { token } = await (await secure.call("/api/auth/sign-up/email", { json: newAccount() })).json();
  const plain = await secure.call("/api/me", { cookie: `laurel.session=${encodeURIComponent(token)}` });
  expect((await plain.json()).user).toBeNull();
});

test("passwords are stored as salted argon2id hashes only", async () => {
  const student = await signUp(app);
  const [stored] = await db.select().from(credentials).where(eq(credentials.user_id, student.id));
  expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(stored?.password).not.toContain(student.password);
});

test("the right password signs in, whatever the case of the email", async () => {
  const student = await signUp(app);
  const response = await signInWith({ email: student.email.toUpperCase(), password: student.password });
  expect(response.status).toBe(200);
  expect(await whoIs({ cookie: cookieOf(response) })).toMatchObject({ user: { id: student.id } });
});

test("a wrong password and an unknown email get identical answers", async () => {
  const { email } = await signUp(app);
  const wrong = await signInWith({ email, password: "wrong horse" });
  const unknown = await signInWith({ email: `${randomUUID()}@example.test`, password: "wrong horse" });
  const strange = await signInWith({ email: "not an address", password: "wrong horse" });
  expect([wrong.status, unknown.status, strange.status]).toEqual([401, 401, 401]);
  const text = await wrong.text();
  expect(JSON.parse(text)).toMatchObject({ code: "invalid_credentials", status: 401 });
  expect(await unknown.text()).toBe(text);
  expect(await strange.text()).toBe(text);
  expect(Object.keys(Object.fromEntries(unknown.headers))).toEqual(Object.keys(Object.fromEntries(wrong.headers)));
});

test("a password that is too short is refused with its reason", async () => {
  const response = await signUpWith(newAccount({ password: "12345" }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "weak_password",
    reasons: ["too_short"],
    errors: [{ path: "password", message: "Password must be at least 6 characters" }],
  });
});

test.each([
  ["password1", "too_common"],
  ["QWERTYUIOP", "too_common"],
  ["MayaOrtiz", "too_personal"],
  ["x".repeat(129), "too_long"],
])("the password %s is refused as %s", async (password, reason) => {
  const response = await signUpWith(newAccount({ password }));
  expect([response.status, (await response.json()).reasons]).toEqual([400, [reason]]);
});

test("sign-up names every field that is missing or wrong", async () => {
  const response = await signUpWith({ name: " ", email: "maya@" });
  expect(response.status).toBe(400);
  const { code, errors } = await response.json();
  expect(code).toBe("invalid_input");
  expect(errors.map((error: { path: string }) => error.path)).toEqual(["name", "email", "password"]);
});

test("a sign-up with the email of another account creates a separate account and does not change the other one", async () => {
  const { email, password, id } = await signUp(app);
  const response = await signUpWith(newAccount({ email, password: "somebody else" }));
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(answer.user).toMatchObject({ email, full_name: "Maya Ortiz" });
  expect(answer.user.id).not.toBe(id);
  expect((await (await signInWith({ email, password })).json()).user.id).toBe(id);
  expect((await (await signInWith({ email, password: "somebody else" })).json()).user.id).toBe(answer.user.id);
});

test("a double click on sign-up creates one account, and both requests sign in", async () => {
  const account = newAccount();
  const answers = await Promise.all([signUpWith(account), signUpWith(account), signUpWith(account)]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  const ids = await Promise.all(answers.map(async (answer) => (await whoIs({ cookie: cookieOf(answer) })).user.id));
  expect(new Set(ids).size).toBe(1);
  expect(await db.select().from(users).where(eq(users.unverified_email, account.email))).toHaveLength(1);
});

test("unknown fields of a sign-up are ignored", async () => {
  const account = newAccount({ id: "chosen", emailVerified: true, email_verified: true, createdAt: "2000-01-01" });
  const { user } = await (await signUpWith(account)).json();
  const [stored] = await db.select().from(users).where(eq(users.id, user.id));
  expect(stored).toMatchObject({ email_verified: false, created_at: testNow });
  expect(stored?.id).not.toBe("chosen");
});

test("signing out ends the session at once, for the cookie and for the token", async () => {
  const { cookie, token } = await signUp(app);
  const response = await call("/api/auth/sign-out", { method: "POST", cookie });
  expect(await response.json()).toEqual({ success: true });
  expect(response.headers.getSetCookie().join()).toMatch(/laurel\.session=;.*Max-Age=0/);
  expect((await whoIs({ cookie })).user).toBeNull();
  expect((await whoIs({ headers: { authorization: `Bearer ${token}` } })).user).toBeNull();
});

test("signing out on one device does not end the student's other sessions", async () => {
  const { cookie, email, password, id } = await signUp(app);
  const other = cookieOf(await signInWith({ email, password }));
  await call("/api/auth/sign-out", { method: "POST", cookie: other });
  expect((await whoIs({ cookie })).user.id).toBe(id);
});

test("the token of a sign-in works as a bearer token, and only with its signature", async () => {
  const { token, id } = await signUp(app);
  const as = (bearer: string) => whoIs({ headers: { authorization: `Bearer ${bearer}` } });
  expect((await as(token)).user.id).toBe(id);
  expect((await as(encodeURIComponent(token))).user.id).toBe(id);
  expect((await as(token.split(".")[0] ?? "")).user).toBeNull();
  expect((await as(`${token.slice(0, -4)}AAA=`)).user).toBeNull();
  expect((await as("%E0%A4%A")).user).toBeNull();
});

test("the tokens in the sessions table do not sign in without their signature", async () => {
  const { id } = await signUp(app);
  const [session] = await db.select().from(sessions).where(eq(sessions.user_id, id));
  expect((await whoIs({ cookie: `laurel.session=${session?.token}` })).user).toBeNull();
  expect((await whoIs({ headers: { authorization: `Bearer ${session?.token}` } })).user).toBeNull();
});

test("an expired session does not sign in", async () => {
  const student = await makeStudent(app);
  await db
    .update(sessions)
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where(eq(sessions.user_id, student.id));
  expect((await whoIs({ cookie: student.cookie })).user).toBeNull();
});

test("an active session is renewed once a day", async () => {
  const student = await makeStudent(app);
  const fresh = await call("/api/me", { cookie: student.cookie });
  expect(fresh.headers.getSetCookie()).toEqual([]);
  const days = (n: number) => new Date(Date.now() + n * 86_400_000);
  const mine = eq(sessions.user_id, student.id);
  await db
    .update(sessions)
    .set({ updated_at: days(-2), expires_at: days(28) })
    .where(mine);
  const response = await call("/api/me", { cookie: student.cookie });
  expect(response.headers.getSetCookie().join()).toMatch(/laurel\.session=.*Max-Age=2592000/);
  const [session] = await db.select().from(sessions).where(mine);
  expect(session?.expires_at.getTime()).toBeGreaterThan(days(29).getTime());
});

test("the session can be read; without one the refusal says what is missing", async () => {
  const { cookie, id } = await signUp(app);
  expect(await (await call("/api/auth/get-session", { cookie })).json()).toMatchObject({
    session: { expires_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    user: { id },
  });
  const none = await call("/api/auth/get-session");
  expect([none.status, (await none.json()).code]).toEqual([401, "session_missing"]);
  const bad = await call("/api/auth/get-session", { headers: { authorization: "Bearer nonsense" } });
  expect([bad.status, (await bad.json()).code]).toEqual([401, "invalid_token"]);
});

test("a page of another origin can neither sign in nor out nor write", async () => {
  const { cookie, email, password } = await signUp(app);
  const headers = { origin: "https://evil.example" };
  for (const [path, json] of [
    ["/api/auth/sign-in/email", { email, password }],
    ["/api/auth/sign-out", {}],
    ["/api/profile", { full_name: "Changed" }],
  ] as const) {
    const response = await call(path, { json, headers, cookie, method: path === "/api/profile" ? "PUT" : "POST" });
    expect([response.status, (await response.json()).code]).toEqual([403, "origin_refused"]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect((await whoIs({ cookie })).user).not.toBeNull();
});

test("guesses at one account from one network end in 429 with the seconds to wait", async () => {
  const { email, password } = await signUp(app);
  const from = address();
  const guesses = await Promise.all(
    Array.from({ length: 14 }, (_, i) => signInWith({ email, password: `wrong ${i}` }, from)),
  );
  expect(guesses.filter((guess) => guess.status === 401)).toHaveLength(10);
  const refused = guesses.filter((guess) => guess.status === 429);
  expect(refused).toHaveLength(4);
  for (const answer of refused) {
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
    expect((await answer.json()).code).toBe("too_many_requests");
  }
  expect((await signInWith({ email, password }, from)).status).toBe(429);
  expect((await signInWith({ email, password }, "203.0.113.77")).status).toBe(200);
});

test("guesses from one network do not use up the owner's guesses on another network", async () => {
  const { email, password } = await signUp(app);
  const from = address();
  const guesses = () => db.select().from(rateLimits).where(like(rateLimits.key, "sign-in-account|%"));
  const before = new Map((await guesses()).map(({ key, count }) => [key, count]));
  for (let i = 0; i < 25; i++) await signInWith({ email, password: `wrong ${i}` }, from);
  const own = (await guesses()).filter(({ key, count }) => count !== before.get(key));
  expect(own).toHaveLength(1);
  expect(own[0]?.count).toBeGreaterThanOrEqual(10);
  expect(own[0]?.count).toBeLessThan(15);
  expect((await signInWith({ email, password })).status).toBe(200);
});

test("sign-ups from one client are limited, and a forged X-Forwarded-For does not help", async () => {
  const statuses = [];
  for (let i = 0; i < 31; i++) {
    const headers = { "x-forwarded-for": `203.0.113.${i}`, "x-laurel-client-address": `203.0.113.${i}` };
    statuses.push((await call("/api/auth/sign-up/email", { json: newAccount(), headers, from: "192.0.2.50" })).status);
  }
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses[30]).toBe(429);
});
