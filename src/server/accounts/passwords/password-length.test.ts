import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { authClient } from "#tests/support/auth-client.ts";
import { newestToken } from "#tests/support/outbox.ts";
import { cookieOf } from "#tests/support/sign-up.ts";
import { testApp } from "#tests/support/test-app.ts";

const app = await testApp({ env: { PASSWORD_MIN_LENGTH: 14 } });
const { post } = authClient(app);
const tooShort = "thirteen char";
const longEnough = "fourteen chars";

const refusal = (path: string) => ({
  code: "weak_password",
  reasons: ["too_short"],
  errors: [{ path, message: "Password must be at least 14 characters" }],
});

test("the configured minimum password length applies at sign-up, at a change and at a reset", async () => {
  const email = `${randomUUID()}@example.test`;
  const signUp = (password: string) => post("/sign-up/email", { name: "Maya Ortiz", email, password });
  expect(await (await signUp(tooShort)).json()).toMatchObject(refusal("password"));
  const signedUp = await signUp(longEnough);
  expect(signedUp.status).toBe(200);
  const change = (new_password: string) =>
    post("/change-password", { current_password: longEnough, new_password }, cookieOf(signedUp));
  expect(await (await change(tooShort)).json()).toMatchObject(refusal("new_password"));
  expect((await change("another of fourteen")).status).toBe(200);
  await post("/request-password-reset", { email });
  const token = await newestToken(app, email, "reset");
  const reset = (new_password: string) => post("/reset-password", { token, new_password });
  expect(await (await reset(tooShort)).json()).toMatchObject(refusal("new_password"));
  expect((await reset(longEnough)).status).toBe(200);
});

test("the forms get the minimum password length", async () => {
  expect(await (await app.call("/api/config")).json()).toMatchObject({ password_min_length: 14 });
});
