import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { authClient } from "#tests/support/auth-client.ts";
import { freshAddress } from "#tests/support/fresh-address.ts";
import { startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { newestToken } from "#tests/support/outbox.ts";
import { cookieOf } from "#tests/support/sign-up.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { totpCode } from "#tests/support/totp.ts";
import { credentials, users } from "../table.ts";

const provider = await startOpenIdProvider();
afterAll(() => provider.stop());
let now = testNow;
const app = await testApp({
  clock: () => now,
  env: { GOOGLE_CLIENT_ID: "laurel", GOOGLE_CLIENT_SECRET: "a secret", GOOGLE_ISSUER: provider.issuer },
});
const { call, db } = app;
const { post, userOf } = authClient(app);

const someone = () => ({ sub: randomUUID(), email: `${randomUUID()}@example.test`, email_verified: true, name: "Ada" });

async function begin(json: object = {}, cookie?: string) {
  const response = await post("/sign-in/google", json, { cookie });
  expect(response.status).toBe(200);
  return { url: (await response.json()).url as string, cookie: cookieOf(response) };
}

const comeBack = (returned: string, cookie: string) => {
  const { pathname, search } = new URL(returned);
  return call(pathname + search, { cookie, from: freshAddress() });
};

/** Runs a whole sign-in with Google in a browser. */
async function throughGoogle(json: object = {}, carried = "") {
  const { url, cookie } = await begin(json, carried);
  return comeBack(await provider.visit(url), [carried, cookie].filter(Boolean).join("; "));
}

test("a code exchange with PKCE, state and nonce creates an account and redirects to the dashboard", async () => {
  const person = someone();
  provider.as(person);
  const { url } = await begin();
  const params = new URL(url).searchParams;
  expect(Object.fromEntries(params)).toMatchObject({
    client_id: "laurel",
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: "http://laurel.test/api/auth/callback/google",
    scope: "openid email profile",
  });
  for (const name of ["state", "nonce", "code_challenge"]) expect(params.get(name)?.length).toBeGreaterThan(40);
  const response = await throughGoogle();
  expect([response.status, response.headers.get("location")]).toEqual([302, "/dashboard"]);
  expect(await userOf(cookieOf(response))).toMatchObject({ email: person.email, full_name: "Ada" });
  const [stored] = await db.select().from(credentials).where(eq(credentials.account_id, person.sub));
  expect(stored).toMatchObject({ provider_id: "google", access_token: null, id_token: null });
});

test("a mailbox that had its trial gets no second one by Google", async () => {
  const person = { ...someone(), email: `${randomUUID()}@gmail.com` };
  const tagged = person.email.replace("@", "+laurel@");
  now = new Date(testNow.getTime() - 30 * 3_600_000);
  await post("/sign-up/email", { name: "Ada", email: tagged, password: "correct horse" });
  now = testNow;
  const trialOf = async (cookie: string) =>
    (await (await call("/api/me", { cookie })).json()).subscription.trial_active;
  provider.as(person);
  expect(await trialOf(cookieOf(await throughGoogle()))).toBe(false);
  provider.as(someone());
  expect(await trialOf(cookieOf(await throughGoogle()))).toBe(true);
});

test("Google sign-in returns to the page where it began, and never to another site", async () => {
  provider.as(someone());
  expect((await throughGoogle({ next: "/applications" })).headers.get("location")).toBe("/applications");
  expect((await throughGoogle({ next: "https://evil.example" })).headers.get("location")).toBe("/dashboard");
});

test("password, link and Google with one verified email are one account", async () => {
  const person = someone();
  const signUp = await post("/sign-up/email", { name: "Ada", email: person.email, password: "correct horse" });
  const { id } = (await signUp.json()).user;
  const confirm = { token: await newestToken(app, person.email) };
  await post("/verify-email", confirm, { cookie: cookieOf(signUp) });
  provider.as(person);
  expect((await userOf(cookieOf(await throughGoogle()))).id).toBe(id);
  const byPassword = await post("/sign-in/email", { email: person.email, password: "correct horse" });
  expect((await byPassword.json()).user.id).toBe(id);
  await post("/sign-in/magic-link", { email: person.email });
  const byLink = await post("/magic-link/verify", { token: await newestToken(app, person.email, "magic_link") });
  expect((await byLink.json()).user.id).toBe(id);
});

test("a sign-in with Google needs the second factor too", async () => {
  const person = someone();
  const signUp = await post("/sign-up/email", { name: "Ada", email: person.email, password: "correct horse" });
  const cookie = cookieOf(signUp);
  const { secret } = await (await post("/two-factor/enable", { password: "correct horse" }, { cookie })).json();
  const on = await post("/two-factor/verify-totp", { code: totpCode(secret) }, { cookie });
  const confirm = { token: await newestToken(app, person.email, "confirm") };
  await post("/verify-email", confirm, { cookie: cookieOf(on) });
  provider.as(person);
  const response = await throughGoogle({ next: "/applications" });
  expect(response.headers.get("location")).toBe("/auth?two_factor=1&next=%2Fapplications");
  const waiting = cookieOf(response);
  expect(await userOf(waiting)).toBeNull();
  const done = await post("/two-factor/verify-totp", { code: totpCode(secret, 1) }, { cookie: waiting });
  expect((await userOf(cookieOf(done))).email).toBe(person.email);
});

test("a user who changed their email at Google is still the same user", async () => {
  const person = someone();
  provider.as(person);
  const { id } = await userOf(cookieOf(await throughGoogle()));
  provider.as({ ...person, email: `${randomUUID()}@example.test` });
  expect((await userOf(cookieOf(await throughGoogle()))).id).toBe(id);
});

test("an account that a stranger made with an email loses its access after the owner's sign-in with Google", async () => {
  const person = someone();
  const stranger = await post("/sign-up/email", { name: "X", email: person.email, password: "known to the stranger" });
  provider.as(person);
  const response = await throughGoogle();
  expect((await userOf(cookieOf(response))).email).toBe(person.email);
  expect(await userOf(cookieOf(stranger))).toBeNull();
  const again = await post("/sign-in/email", { email: person.email, password: "known to the stranger" });
  expect(again.status).toBe(401);
});

test("an email that Google has not verified does not sign in", async () => {
  for (const more of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }]) {
    const person = { ...someone(), ...more };
    provider.as(person);
    const response = await throughGoogle();
    expect(response.headers.get("location")).toBe("/auth?error=google_email_not_verified");
    expect(response.headers.getSetCookie().join()).not.toContain("laurel.session=");
    expect(await db.select().from(credentials).where(eq(credentials.account_id, person.sub))).toEqual([]);
  }
});

test.each([
  ["saying no there", "google_refused", { error: "access_denied" }],
  ["an error there", "google_failed", { error: "server_error" }],
  ["a foreign state", "google_state", { state: "somebody else's" }],
  ["a forged code", "google_failed", { code: "forged" }],
])("%s returns with a reason, and with the page where sign-in began", async (_, code, change) => {
  provider.as(someone());
  const back = async (next?: string) => {
    const { url, cookie } = await begin({ next });
    const returned = new URL(await provider.visit(url));
    for (const [name, value] of Object.entries(change)) returned.searchParams.set(name, value);
    return (await comeBack(returned.href, cookie)).headers.get("location");
  };
  expect(await back("/scholarships?q=a&sort=newest")).toBe(
    `/auth?error=${code}&next=%2Fscholarships%3Fq%3Da%26sort%3Dnewest`,
  );
  expect(await back()).toBe(`/auth?error=${code}`);
  expect(await back("//evil.example")).toBe(`/auth?error=${code}`);
});

test("an email that Google has not verified returns with the page where sign-in began", async () => {
  provider.as({ ...someone(), email_verified: false });
  const response = await throughGoogle({ next: "/applications" });
  expect(response.headers.get("location")).toBe("/auth?error=google_email_not_verified&next=%2Fapplications");
});

test("only the browser that started the sign-in may return, once, with its own state", async () => {
  provider.as(someone());
  const location = async (returned: string, cookie: string) =>
    (await comeBack(returned, cookie)).headers.get("location");
  const { url, cookie } = await begin();
  const returned = await provider.visit(url);
  expect(await location(returned, "")).toBe("/auth?error=google_state");
  const other = await begin();
  expect(await location(returned, other.cookie)).toBe("/auth?error=google_state");
  expect(await location(returned, cookie)).toBe("/dashboard");
  expect(await location(returned, cookie)).toBe("/auth?error=google_state");
});

test("a forged code, a token for another client, a wrong nonce and an expired token do not sign in", async () => {
  const person = someone();
  provider.as(person);
  const forged = await begin();
  const returned = new URL(await provider.visit(forged.url));
  returned.searchParams.set("code", "forged");
  expect((await comeBack(returned.href, forged.cookie)).headers.get("location")).toBe("/auth?error=google_failed");
  const past = Math.floor(Date.now() / 1000) - 3600;
  for (const change of [
    { aud: "another client" },
    { nonce: "another" },
    { exp: past },
    { iss: "http://evil.example" },
  ]) {
    const { url, cookie } = await begin();
    // The access token is signed first.
    provider.beforeSigning(() => provider.beforeSigning((payload) => Object.assign(payload, change)));
    const response = await comeBack(await provider.visit(url), cookie);
    expect([change, response.headers.get("location")]).toEqual([change, "/auth?error=google_failed"]);
  }
  expect(await db.select().from(users).where(eq(users.email, person.email))).toEqual([]);
});
