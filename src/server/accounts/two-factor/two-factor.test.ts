import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { authClient } from "#tests/support/auth-client.ts";
import { newestToken } from "#tests/support/outbox.ts";
import { cookieOf, signUp } from "#tests/support/sign-up.ts";
import { testApp } from "#tests/support/test-app.ts";
import { totpCode } from "#tests/support/totp.ts";
import { sessions, twoFactors, users } from "../table.ts";

const app = await testApp();
const { db } = app;
const { post, userOf, account: settings } = authClient(app);

// The clock stands still, as a code of half a minute ago is too old when the next half minute begins.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

/** A student with an authenticator app that was set up with the code of half a minute ago. */
async function student() {
  const account = await signUp(app);
  const setUp = await (await post("/two-factor/enable", { password: account.password }, account.cookie)).json();
  const response = await post("/two-factor/verify-totp", { code: totpCode(setUp.secret, -1) }, account.cookie);
  expect(response.status).toBe(200);
  return { ...account, cookie: cookieOf(response), before: account.cookie, ...setUp };
}

type Student = Awaited<ReturnType<typeof student>>;

/** Signs in with the password; returns the cookies of the sign-in that waits for its second factor. */
async function begin({ email, password }: { email: string; password: string }) {
  const response = await post("/sign-in/email", { email, password, next: "/applications" });
  expect([response.status, await response.json()]).toEqual([200, { two_factor_required: true, next: "/applications" }]);
  return cookieOf(response);
}

test("setup shows secret, URI for a QR code and ten recovery codes, and is complete after the first code", async () => {
  const { email, password, cookie } = await signUp(app);
  const setUp = await (await post("/two-factor/enable", { password }, cookie)).json();
  const uri = new URL(setUp.totp_uri);
  expect(decodeURIComponent(uri.pathname)).toBe(`/Laurel:${email}`);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: setUp.secret, issuer: "Laurel" });
  expect(new Set(setUp.recovery_codes).size).toBe(10);
  for (const code of setUp.recovery_codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  expect(await settings(cookie)).toMatchObject({ two_factor_enabled: false, recovery_codes_left: 0 });
  expect((await post("/sign-in/email", { email, password })).headers.getSetCookie().join()).toContain(
    "laurel.session=",
  );
  const verified = await post("/two-factor/verify-totp", { code: totpCode(setUp.secret) }, cookie);
  expect(await settings(cookieOf(verified))).toMatchObject({ two_factor_enabled: true, recovery_codes_left: 10 });
  expect(await userOf(cookie)).toBeNull();
});

test("the secret is stored encrypted and the recovery codes hashed", async () => {
  const { id, secret, recovery_codes } = await student();
  const stored = JSON.stringify(await db.select().from(twoFactors).where(eq(twoFactors.user_id, id)));
  for (const plain of [secret, ...recovery_codes]) expect(stored).not.toContain(plain);
});

test("a password alone starts no session; with the code it does", async () => {
  const account = await student();
  const count = async () => (await db.select().from(sessions).where(eq(sessions.user_id, account.id))).length;
  const sessionsBefore = await count();
  const waiting = await begin(account);
  expect(await userOf(waiting)).toBeNull();
  expect(await count()).toBe(sessionsBefore);
  const response = await post("/two-factor/verify-totp", { code: totpCode(account.secret) }, waiting);
  expect((await response.json()).user).toMatchObject({ id: account.id, email: account.email });
  expect((await userOf(cookieOf(response))).id).toBe(account.id);
});

test("a code works once, also across sign-ins", async () => {
  const account = await student();
  const code = totpCode(account.secret);
  expect((await post("/two-factor/verify-totp", { code }, await begin(account))).status).toBe(200);
  const again = await post("/two-factor/verify-totp", { code }, await begin(account));
  expect([again.status, (await again.json()).code]).toEqual([400, "invalid_code"]);
});

test("of many simultaneous uses of one code exactly one signs in", async () => {
  const account = await student();
  const waiting = await begin(account);
  const code = totpCode(account.secret);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post("/two-factor/verify-totp", { code }, waiting)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("wrong codes end the sign-in, and many of them lock the second factor for a while", async () => {
  const account = await student();
  const guess = async (waiting: string, code: string) => {
    const response = await post("/two-factor/verify-totp", { code }, waiting);
    return response.status === 200 ? "in" : (await response.json()).code;
  };
  const first = await begin(account);
  const wrong = [];
  for (let i = 0; i < 6; i++) wrong.push(await guess(first, `00000${i}`));
  expect(wrong).toEqual([...Array<string>(5).fill("invalid_code"), "two_factor_expired"]);
  const second = await begin(account);
  for (let i = 0; i < 5; i++) await guess(second, `00001${i}`);
  expect(await guess(await begin(account), totpCode(account.secret))).toBe("too_many_requests");
});

test("of twenty sign-ins that guess simultaneously at most ten codes are checked", async () => {
  const account = await student();
  const waiting = await Promise.all(Array.from({ length: 20 }, () => begin(account)));
  const answers = await Promise.all(
    waiting.map(async (cookie, i) => {
      const recovery = i % 2 === 1;
      const path = recovery ? "/two-factor/verify-recovery-code" : "/two-factor/verify-totp";
      return (await (await post(path, { code: recovery ? `aaaaa-aaa${i + 10}` : `0000${i + 10}` }, cookie)).json())
        .code;
    }),
  );
  const checked = answers.filter((code) => code === "invalid_code");
  expect(checked.length).toBeLessThanOrEqual(10);
  expect(answers.filter((code) => code === "too_many_requests")).toHaveLength(20 - checked.length);
}, 60_000);

test("a recovery code signs in once, however it is typed", async () => {
  const account = await student();
  const [code = ""] = account.recovery_codes as string[];
  const typed = ` ${code.replace("-", " ").toUpperCase()} `;
  const response = await post("/two-factor/verify-recovery-code", { code: typed }, await begin(account));
  expect(response.status).toBe(200);
  expect(await settings(cookieOf(response))).toMatchObject({ recovery_codes_left: 9 });
  const again = await post("/two-factor/verify-recovery-code", { code }, await begin(account));
  expect([again.status, (await again.json()).code]).toEqual([400, "invalid_code"]);
});

test("a sign-up with the email and password of an account asks for its code, and makes no account", async () => {
  const { email, password } = await student();
  const before = await db.$count(users);
  const response = await post("/sign-up/email", { name: "Maya Ortiz", email, password });
  expect([response.status, await response.json()]).toMatchObject([200, { two_factor_required: true }]);
  expect(await userOf(cookieOf(response))).toBeNull();
  expect(await db.$count(users)).toBe(before);
});

test("sign-in by link also requires the second factor", async () => {
  const { email, secret, cookie } = await student();
  await post("/resend", {}, cookie);
  await post("/verify-email", { token: await newestToken(app, email, "confirm") }, cookie);
  await post("/sign-in/magic-link", { email });
  const magic = await post("/magic-link/verify", { token: await newestToken(app, email, "magic_link") });
  expect(await magic.json()).toEqual({ two_factor_required: true, next: "/dashboard" });
  expect((await post("/two-factor/verify-totp", { code: totpCode(secret) }, cookieOf(magic))).status).toBe(200);
  await post("/request-password-reset", { email });
  const token = await newestToken(app, email, "reset");
  const reset = await post("/reset-password", { token, new_password: "a quite new one" });
  expect(await reset.json()).toMatchObject({ two_factor_required: true });
});

test.each([
  [
    "a reset",
    async ({ email, cookie }: Student) => {
      await post("/resend", {}, cookie);
      await post("/verify-email", { token: await newestToken(app, email, "confirm") }, cookie);
      await post("/request-password-reset", { email });
      return post("/reset-password", {
        token: await newestToken(app, email, "reset"),
        new_password: "a quite new one",
      });
    },
  ],
  [
    "a changed password",
    ({ password, cookie }: Student) =>
      post("/change-password", { current_password: password, new_password: "a quite new one" }, cookie),
  ],
  ["signing out everywhere else", ({ cookie }: Student) => post("/revoke-other-sessions", {}, cookie)],
] as const)("%s ends a sign-in that waits for its second factor", async (_, end) => {
  const account = await student();
  const waiting = await begin(account);
  expect((await end(account)).status).toBe(200);
  const late = await post("/two-factor/verify-totp", { code: totpCode(account.secret) }, waiting);
  expect([late.status, (await late.json()).code]).toEqual([401, "two_factor_expired"]);
});

test("this browser's session lasts until the code of its next sign-in is given", async () => {
  const before = await student();
  const account = await student();
  const { email, password } = account;
  const first = await post("/sign-in/email", { email, password }, before.cookie);
  expect(await first.json()).toMatchObject({ two_factor_required: true });
  expect(first.headers.getSetCookie().join()).not.toContain("laurel.session=");
  const both = `${before.cookie}; ${cookieOf(first)}`;
  expect((await userOf(both)).id).toBe(before.id);
  const wrong = await post("/two-factor/verify-totp", { code: "000000" }, both);
  expect([wrong.status, (await userOf(both)).id]).toEqual([400, before.id]);
  const response = await post("/two-factor/verify-totp", { code: totpCode(account.secret) }, both);
  expect((await response.json()).user.id).toBe(account.id);
  expect((await userOf(cookieOf(response))).id).toBe(account.id);
  expect(await userOf(before.cookie)).toBeNull();
});

test("a recovery code also ends the browser's old session, and not before", async () => {
  const before = await signUp(app);
  const account = await student();
  const both = `${before.cookie}; ${await begin(account)}`;
  const [code] = account.recovery_codes as string[];
  const response = await post("/two-factor/verify-recovery-code", { code }, both);
  expect((await userOf(cookieOf(response))).id).toBe(account.id);
  expect(await userOf(before.cookie)).toBeNull();
});

test("the setup of the app takes precedence over an abandoned sign-in in the same browser", async () => {
  const waiting = await begin(await student());
  const { password, cookie } = await signUp(app);
  const setUp = await post("/two-factor/enable", { password }, `${cookie}; ${waiting}`);
  expect(setUp.headers.getSetCookie().join()).toMatch(/laurel\.two_factor=;/);
  const verified = await post("/two-factor/verify-totp", { code: totpCode((await setUp.json()).secret) }, cookie);
  expect(await settings(cookieOf(verified))).toMatchObject({ two_factor_enabled: true });
});

test("new recovery codes and turning it off need the password", async () => {
  const { cookie, password, recovery_codes, email } = await student();
  for (const path of ["/two-factor/recovery-codes", "/two-factor/disable", "/two-factor/enable"]) {
    const refused = await post(path, { password: "a guess" }, cookie);
    expect([refused.status, (await refused.json()).code]).toEqual([400, "wrong_password"]);
  }
  expect((await (await post("/two-factor/enable", { password }, cookie)).json()).code).toBe("two_factor_on");
  const renewed = await (await post("/two-factor/recovery-codes", { password }, cookie)).json();
  expect(renewed.recovery_codes).not.toContain(recovery_codes[0]);
  const off = await post("/two-factor/disable", { password }, cookie);
  expect(await off.json()).toEqual({ success: true });
  expect(await settings(cookieOf(off))).toMatchObject({ two_factor_enabled: false });
  expect(await (await post("/sign-in/email", { email, password })).json()).toHaveProperty("token");
});

test("a code without a pending sign-in is refused", async () => {
  for (const path of ["/two-factor/verify-totp", "/two-factor/verify-recovery-code"]) {
    const response = await post(path, { code: "123456" }, "laurel.two_factor=forged.AAAA");
    expect([response.status, (await response.json()).code]).toEqual([401, "two_factor_expired"]);
  }
});
