import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { ProblemError } from "#web/http/problem-error.ts";
import { meQuery, nobody } from "../api.ts";
import { watchUnauthorized } from "./watch-unauthorized.ts";

const refused = new ProblemError({ status: 401, code: "not_signed_in", detail: "Sign in and try again." });
const wrong = new ProblemError({ status: 400, code: "wrong_password", detail: "No." });

/** A cache that shows who is signed in, and how often that was asked for since. */
function watchedClient() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = vi.fn(async () => nobody);
  client.setQueryData(meQuery.queryKey, nobody);
  new QueryObserver(client, { ...meQuery, queryFn: asked }).subscribe(() => {});
  watchUnauthorized(client);
  return { client, asked };
}

test("whatever is refused because nobody is signed in asks who is, without any page being there", async () => {
  const { client, asked } = watchedClient();
  await client.fetchQuery({ queryKey: ["account"], queryFn: () => Promise.reject(refused) }).catch(() => {});
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  const save = new MutationObserver(client, { mutationFn: () => Promise.reject(refused) });
  await save.mutate().catch(() => {});
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test("other refusals ask nothing", async () => {
  const { client, asked } = watchedClient();
  await client.fetchQuery({ queryKey: ["account"], queryFn: () => Promise.reject(wrong) }).catch(() => {});
  expect(asked).not.toHaveBeenCalled();
});
