import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const source = readFileSync(new URL("./public/sw.js", import.meta.url), "utf8");

/** The service worker with its caches. Every page it fetches arrives when `arrive` is called. */
function startWorker() {
  const cached = new Map<string, Map<string, unknown>>();
  const handlers = new Map<string, (event: object) => void>();
  const going: Promise<unknown>[] = [];
  const { promise: page, resolve } = Promise.withResolvers<object>();
  const open = (name: string) => cached.get(name) ?? cached.set(name, new Map()).get(name);
  runInNewContext(source, {
    URL,
    location: { origin: "https://laurel.example" },
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    fetch: () => page,
    caches: {
      delete: async (name: string) => cached.delete(name),
      open: async (name: string) => {
        const entries = open(name);
        return {
          delete: async (key: string) => entries?.delete(key),
          put: async (key: string, value: unknown) => void entries?.set(key, value),
          keys: async () => [...(entries?.keys() ?? [])],
        };
      },
    },
  });
  const tell = (type: string, event: object) =>
    handlers.get(type)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => going.push(work),
      respondWith: (work: Promise<unknown>) => going.push(work),
    });
  return {
    cached,
    tell,
    arrive: () => resolve({ ok: true, redirected: false, clone: () => "a page" }),
    /** Waits for all pending work, and for the work that this starts. */
    idle: async () => {
      for (let seen = -1; seen < going.length; ) {
        seen = going.length;
        await Promise.all(going);
      }
    },
  };
}

const visit = { request: { url: "https://laurel.example/scholarships/one", method: "GET", mode: "navigate" } };

test("a page that was read is cached until the cache is cleared", async () => {
  const { cached, tell, arrive, idle } = startWorker();
  tell("fetch", visit);
  arrive();
  await idle();
  expect([...(cached.get("pages")?.keys() ?? [])]).toEqual(["/scholarships/one"]);
  tell("message", { data: "forget pages" });
  await idle();
  expect(cached.has("pages")).toBe(false);
});

test("a page that is still loading when the cache is cleared is not cached", async () => {
  const { cached, tell, arrive, idle } = startWorker();
  tell("fetch", visit);
  tell("message", { data: "forget pages" });
  arrive();
  await idle();
  expect(cached.has("pages")).toBe(false);
});

test("the tabs of a page are cached separately, as their HTML differs", async () => {
  const { cached, tell, arrive, idle } = startWorker();
  tell("fetch", visit);
  tell("fetch", { request: { ...visit.request, url: `${visit.request.url}?tab=criteria` } });
  arrive();
  await idle();
  expect([...(cached.get("pages")?.keys() ?? [])]).toEqual(["/scholarships/one", "/scholarships/one?tab=criteria"]);
});
