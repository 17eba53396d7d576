import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const source = readFileSync(new URL("./public/sw.js", import.meta.url), "utf8");

/** The service worker of one page, which comes when `arrive` is called, and the caches it writes to. */
function startWorker() {
  const kept = new Map<string, Map<string, unknown>>();
  const handlers = new Map<string, (event: object) => void>();
  const going: Promise<unknown>[] = [];
  const { promise: page, resolve } = Promise.withResolvers<object>();
  const open = (name: string) => kept.get(name) ?? kept.set(name, new Map()).get(name);
  runInNewContext(source, {
    URL,
    location: { origin: "https://laurel.example" },
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    fetch: () => page,
    caches: {
      delete: async (name: string) => kept.delete(name),
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
    kept,
    tell,
    arrive: () => resolve({ ok: true, redirected: false, clone: () => "a page" }),
    /** Waits for what is going on, and for what that starts. */
    settled: async () => {
      for (let seen = -1; seen < going.length; ) {
        seen = going.length;
        await Promise.all(going);
      }
    },
  };
}

const visit = { request: { url: "https://laurel.example/scholarships/one", method: "GET", mode: "navigate" } };

test("a page that was read is kept, until what was read is forgotten", async () => {
  const { kept, tell, arrive, settled } = startWorker();
  tell("fetch", visit);
  arrive();
  await settled();
  expect([...(kept.get("pages")?.keys() ?? [])]).toEqual(["/scholarships/one"]);
  tell("message", { data: "forget pages" });
  await settled();
  expect(kept.has("pages")).toBe(false);
});

test("a page that is still coming when what was read is forgotten is not kept", async () => {
  const { kept, tell, arrive, settled } = startWorker();
  tell("fetch", visit);
  tell("message", { data: "forget pages" });
  arrive();
  await settled();
  expect(kept.has("pages")).toBe(false);
});

test("a page is stored with its query, as its HTML differs by it", async () => {
  const { kept, tell, arrive, settled } = startWorker();
  tell("fetch", { request: { ...visit.request, url: "https://laurel.example/scholarships/one?tab=similar" } });
  arrive();
  await settled();
  expect([...(kept.get("pages")?.keys() ?? [])]).toEqual(["/scholarships/one?tab=similar"]);
});
