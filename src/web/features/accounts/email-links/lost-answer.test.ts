import { expect, test, vi } from "vitest";
import { ProblemError } from "#web/http/problem-error.ts";
import { type KnownMe, nobody } from "../api.ts";
import { afterCode, afterConfirmation, afterMagicLink, afterReset } from "./lost-answer.ts";

const maya = { id: "maya", email: "Maya@example.test", full_name: "Maya" };
const refusal = (status: number, code: string) => new ProblemError({ status, code, detail: "No." });
const dead = refusal(400, "invalid_token");
const noAnswer = refusal(0, "unavailable");

/** What `ask` answers where the server says this about the student and their account. */
async function where<Answer>(
  { user, verified = true }: { user: typeof maya | null; verified?: boolean },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path === "/api/me" ? { ...nobody, user } : { email: user?.email, email_verified: verified }),
  );
  return ask().finally(() => vi.unstubAllGlobals());
}

test("a dead magic link is no harm where its student is in", async () => {
  const recover = afterMagicLink("maya@example.test");
  expect(await where({ user: maya }, () => recover(dead, {}, nobody))).toEqual({ user: maya, next: "/dashboard" });
  expect(await where({ user: null }, () => recover(dead, {}, nobody))).toBeUndefined();
  expect(
    await where({ user: { ...maya, email: "noah@example.test" } }, () => recover(dead, {}, nobody)),
  ).toBeUndefined();
  expect(await where({ user: maya }, () => recover(refusal(429, "too_many_requests"), {}, nobody))).toBeUndefined();
});

test("a dead confirmation is no harm where the address is confirmed", async () => {
  const recover = afterConfirmation("maya@example.test", "/onboarding");
  expect(await where({ user: maya }, () => recover(dead, {}, nobody))).toEqual({ user: maya, next: "/onboarding" });
  expect(await where({ user: maya, verified: false }, () => recover(dead, {}, nobody))).toBeUndefined();
  expect(await where({ user: null }, () => recover(dead, {}, nobody))).toBeUndefined();
});

test("a dead link for a new password is no harm only after the same password was sent without an answer", async () => {
  const recover = afterReset("maya@example.test");
  const send = (error: unknown, new_password: string) =>
    where({ user: maya }, () => recover(error, { new_password }, nobody));
  expect(await send(dead, "tulip candle")).toBeUndefined();
  expect(await send(noAnswer, "tulip candle")).toBeUndefined();
  expect(await send(dead, "another one")).toBeUndefined();
  expect(await send(dead, "tulip candle")).toEqual({ user: maya, next: "/dashboard" });
});

test("a code that was used is no harm where somebody is in who was not before", async () => {
  const used = refusal(400, "invalid_code");
  const after = (before: KnownMe | undefined) => where({ user: maya }, () => afterCode(used, {}, before));
  expect(await after(nobody)).toEqual({ user: maya, next: "/dashboard" });
  expect(await after({ ...nobody, user: maya, lapsed: true })).toEqual({ user: maya, next: "/dashboard" });
  expect(await after({ ...nobody, user: maya })).toBeUndefined();
  expect(await after(undefined)).toBeUndefined();
});
