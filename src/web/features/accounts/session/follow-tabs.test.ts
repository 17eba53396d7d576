import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { meQuery, visitor } from "../api.ts";
import type { AuthEvent } from "../shared/auth-events.ts";
import { followTab } from "./follow-tabs.ts";

const as = (id: string) => ({ ...visitor, user: { id, email: `${id}@example.test`, full_name: id } });

/** A tab that shows `before` and receives an event, after which the server answers `now`. */
async function hear(event: AuthEvent, { before, now }: { before: object; now: object }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData<object>(meQuery.queryKey, before);
  client.setQueryData(["matches"], ["a match"]);
  const fetched = vi.fn(async () => Response.json(now));
  vi.stubGlobal("fetch", fetched);
  const rerunGuards = vi.fn(async () => {});
  const reloadPage = vi.fn();
  await followTab(event, { client, rerunGuards, reloadPage });
  vi.unstubAllGlobals();
  return {
    requests: fetched.mock.calls.length,
    guarded: rerunGuards.mock.calls.length,
    reloads: reloadPage.mock.calls.length,
    me: client.getQueryData(meQuery.queryKey),
    matches: client.getQueryData(["matches"]),
  };
}

test("a visitor's tab shows the student who signed in", async () => {
  const seen = await hear({ type: "signed_in", user_id: "maya" }, { before: visitor, now: as("maya") });
  expect(seen).toMatchObject({ guarded: 1, reloads: 0, me: as("maya") });
});

test("a tab of the same student makes no request", async () => {
  const seen = await hear({ type: "signed_in", user_id: "maya" }, { before: as("maya"), now: as("maya") });
  expect(seen).toMatchObject({ requests: 0, guarded: 0, reloads: 0, matches: ["a match"] });
});

test("a tab of another student reloads, even when requests fail", async () => {
  const seen = await hear({ type: "signed_in", user_id: "noah" }, { before: as("maya"), now: as("noah") });
  expect(seen).toMatchObject({ requests: 0, guarded: 0, reloads: 1 });
});

test("a lapsed session continues when the student signs in in another tab", async () => {
  const before = { ...as("maya"), lapsed: true };
  const seen = await hear({ type: "signed_in", user_id: "maya" }, { before, now: as("maya") });
  expect(seen).toMatchObject({ guarded: 1, reloads: 0, me: as("maya"), matches: ["a match"] });
});

test("a sign-out in another tab signs this tab out", async () => {
  const seen = await hear({ type: "signed_out", by: "student" }, { before: as("maya"), now: visitor });
  expect(seen).toMatchObject({ guarded: 1, me: visitor, matches: undefined });
});

test("a session that the server ended lapses in this tab too, and the page stays", async () => {
  const seen = await hear({ type: "signed_out", by: "server" }, { before: as("maya"), now: visitor });
  expect(seen).toMatchObject({ guarded: 0, reloads: 0, me: { ...as("maya"), lapsed: true }, matches: ["a match"] });
});

test("a changed sign-in method is loaded again", async () => {
  const seen = await hear({ type: "user_updated" }, { before: as("maya"), now: as("maya") });
  expect(seen).toMatchObject({ requests: 1, guarded: 0, reloads: 0 });
});

test("opening a password link and renewing the session change nothing in this tab", async () => {
  for (const event of [{ type: "password_recovery" }, { type: "token_refreshed", expires_at: 1 }] as const)
    expect(await hear(event, { before: as("maya"), now: as("maya") })).toMatchObject({
      requests: 0,
      guarded: 0,
      reloads: 0,
    });
});
