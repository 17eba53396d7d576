import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";

const { call } = await testApp();
const unreachableIssuer = "http://127.0.0.1:9";
const keys = { GOOGLE_CLIENT_ID: "laurel", GOOGLE_CLIENT_SECRET: "a secret", GOOGLE_ISSUER: unreachableIssuer };
const withoutIssuer = await testApp({ env: keys });

test("without keys Google sign-in answers that it is not set up", async () => {
  expect((await (await call("/api/config")).json()).google_sign_in).toBe(false);
  const response = await call("/api/auth/sign-in/google", { json: {} });
  expect([response.status, (await response.json()).code]).toEqual([409, "google_not_set_up"]);
  const returned = await call("/api/auth/callback/google?code=x&state=y");
  expect([returned.status, returned.headers.get("location")]).toEqual([302, "/auth?error=google_state"]);
});

test("an unreachable issuer is a temporary refusal and affects nothing else", async () => {
  const response = await withoutIssuer.call("/api/auth/sign-in/google", { json: {} });
  expect([response.status, (await response.json()).code]).toEqual([503, "google_unavailable"]);
  expect(response.headers.get("retry-after")).toBe("10");
  expect((await withoutIssuer.call("/api/me")).status).toBe(200);
});
