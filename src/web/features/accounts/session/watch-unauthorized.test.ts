import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { ProblemError } from "#web/http/problem-error.ts";
import { meQuery, visitor } from "../api.ts";
import { watchUnauthorized } from "./watch-unauthorized.ts";

const refused = new ProblemError({ status: 401, code: "not_signed_in", detail: "Sign in and try again." });
const wrong = new ProblemError({ status: 400, code: "wrong_password", detail: "No." });

/** A cache with a signed-in student, and the number of requests for who is signed in. */
function watchedClient() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const requested = vi.fn(async () => visitor);
  client.setQueryData(meQuery.queryKey, visitor);
  new QueryObserver(client, { ...meQuery, queryFn: requested }).subscribe(() => {});
  watchUnauthorized(client);
  return { client, requested };
}

test("a refusal with not_signed_in requests who is signed in, without any mounted page", async () => {
  const { client, requested } = watchedClient();
  await client.fetchQuery({ queryKey: ["account"], queryFn: () => Promise.reject(refused) }).catch(() => {});
  await expect.poll(() => requested).toHaveBeenCalledTimes(1);
  const save = new MutationObserver(client, { mutationFn: () => Promise.reject(refused) });
  await save.mutate().catch(() => {});
  await expect.poll(() => requested).toHaveBeenCalledTimes(2);
});

test("other refusals make no request", async () => {
  const { client, requested } = watchedClient();
  await client.fetchQuery({ queryKey: ["account"], queryFn: () => Promise.reject(wrong) }).catch(() => {});
  expect(requested).not.toHaveBeenCalled();
});
