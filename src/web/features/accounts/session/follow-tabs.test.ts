import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { meQuery, nobody } from "../api.ts";
import type { AuthEvent } from "../shared/auth-events.ts";
import { followTab } from "./follow-tabs.ts";

const as = (id: string) => ({ ...nobody, user: { id, email: `${id}@example.test`, full_name: id } });

/** A tab that shows `before` and hears an event after which the server says `now`. */
async function hear(event: AuthEvent, { before, now }: { before: object; now: object }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData<object>(meQuery.queryKey, before);
  client.setQueryData(["matches"], ["a match"]);
  const fetched = vi.fn(async () => Response.json(now));
  vi.stubGlobal("fetch", fetched);
  const guardAgain = vi.fn(async () => {});
  const startAnew = vi.fn();
  await followTab(event, { client, guardAgain, startAnew });
  vi.unstubAllGlobals();
  return {
    asked: fetched.mock.calls.length,
    guarded: guardAgain.mock.calls.length,
    anew: startAnew.mock.calls.length,
    me: client.getQueryData(meQuery.queryKey),
    matches: client.getQueryData(["matches"]),
  };
}

test("a visitor's tab becomes the student's who signed in", async () => {
  const seen = await hear({ type: "signed_in", user_id: "maya" }, { before: nobody, now: as("maya") });
  expect(seen).toMatchObject({ guarded: 1, anew: 0, me: as("maya") });
});

test("a tab of the same student asks nothing", async () => {
  const seen = await hear({ type: "signed_in", user_id: "maya" }, { before: as("maya"), now: as("maya") });
  expect(seen).toMatchObject({ asked: 0, guarded: 0, anew: 0, matches: ["a match"] });
});

test("a tab of another student starts anew, whatever can be loaded", async () => {
  const seen = await hear({ type: "signed_in", user_id: "noah" }, { before: as("maya"), now: as("noah") });
  expect(seen).toMatchObject({ asked: 0, guarded: 0, anew: 1 });
});

test("a session that has lapsed goes on where it was when the student signs in elsewhere", async () => {
  const before = { ...as("maya"), lapsed: true };
  const seen = await hear({ type: "signed_in", user_id: "maya" }, { before, now: as("maya") });
  expect(seen).toMatchObject({ guarded: 1, anew: 0, me: as("maya"), matches: ["a match"] });
});

test("a sign-out elsewhere makes this tab a visitor's", async () => {
  const seen = await hear({ type: "signed_out", by: "student" }, { before: as("maya"), now: nobody });
  expect(seen).toMatchObject({ guarded: 1, me: nobody, matches: undefined });
});

test("a session that the server ended lapses here too, and the page stays", async () => {
  const seen = await hear({ type: "signed_out", by: "server" }, { before: as("maya"), now: nobody });
  expect(seen).toMatchObject({ guarded: 0, anew: 0, me: { ...as("maya"), lapsed: true }, matches: ["a match"] });
});

test("a changed way in is read again", async () => {
  const seen = await hear({ type: "user_updated" }, { before: as("maya"), now: as("maya") });
  expect(seen).toMatchObject({ asked: 1, guarded: 0, anew: 0 });
});

test("a link for a new password that was only opened, and a renewal, change nothing here", async () => {
  for (const event of [{ type: "password_recovery" }, { type: "token_refreshed", expires_at: 1 }] as const)
    expect(await hear(event, { before: as("maya"), now: as("maya") })).toMatchObject({ asked: 0, guarded: 0, anew: 0 });
});
