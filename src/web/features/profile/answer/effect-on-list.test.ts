import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { matchKeys } from "#web/features/matches/shared/match-keys.ts";
import { watchList } from "./effect-on-list.ts";

const figures = (total: number) => ({
  items: [],
  next_cursor: null,
  total,
  sections: { qualify: 0, one_answer: 0, check: 0, other_college: 0 },
  parts: { strong_qualify: 0, strong_one_answer: 0, strong_check: 0, good: 0 },
  potential_value: 0,
});

afterEach(() => vi.unstubAllGlobals());

/** A client with a list of 180 of which a screen shows 20 a page. `answer` gives the response to what asks for the figures. */
function clientWithList(answer: (signal: AbortSignal) => Promise<Response>) {
  vi.stubGlobal("location", new URL("https://laurel.example/"));
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input), "https://laurel.example/"), init);
    return answer(request.signal);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const key = matchKeys.list({ sort: "section", limit: 20 });
  client.setQueryData(key, { pages: [figures(180)], pageParams: [""] });
  return { client, key };
}

/** What saving does to the lists. */
const save = (client: QueryClient) => client.invalidateQueries({ queryKey: matchKeys.all });

test("figures that could not be read again tell no effect", async () => {
  const { client } = clientWithList(async () => new Response(null, { status: 500 }));
  const effect = watchList(client);
  await save(client);
  await expect(effect()).rejects.toThrow();
});

test("a change is told once: a second answer counts from what the first one left", async () => {
  const totals = [150, 140];
  const { client } = clientWithList(async () => Response.json(figures(totals.shift() ?? 0)));
  const first = watchList(client);
  await save(client);
  expect(await first()).toBe("30 ruled out.");
  const second = watchList(client);
  await save(client);
  expect(await second()).toBe("10 ruled out.");
});

test("a second answer before the figures of the first are there tells neither: each would count the other's change", async () => {
  const { client } = clientWithList(
    (signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        setTimeout(() => resolve(Response.json(figures(140))), 50);
      }),
  );
  const first = watchList(client);
  await save(client);
  const told = first().catch(() => null);
  const second = watchList(client);
  await save(client);
  expect(await second()).toBeNull();
  expect(await told).toBeNull();
});
