import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Base } from "#server/platform/http/routing.ts";
import { builtFile, cacheCompressed, sendFile } from "#server/platform/http/static-files.ts";
import { htmlFile } from "./built-site.ts";
import { RenderedPages } from "./rendered-pages.ts";

const kilobytes = (text: string, many = 1) => htmlFile(text.repeat(1000 * many));

/** A cache of pages, with the keys of all pages that were made. */
function counting(mostBytes: number) {
  const pages = new RenderedPages(mostBytes);
  const made: string[] = [];
  const get = (key: string, { state = "1", many = 1 } = {}) =>
    pages.get({ state, key }, async () => {
      made.push(key);
      return kilobytes(key, many);
    });
  return { pages, made, get };
}

test("repeated and simultaneous requests for a page render it once", async () => {
  const { made, get } = counting(10_000);
  await Promise.all([get("a"), get("a")]);
  await get("a");
  expect(made).toEqual(["a"]);
});

test("over the limit the least recently used page is evicted", async () => {
  const { made, get } = counting(2500);
  for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("missing pages and failures are not cached", async () => {
  const { pages, made, get } = counting(10_000);
  expect(await pages.get({ state: "1", key: "a" }, async () => null)).toBeNull();
  const failed = pages.get({ state: "1", key: "b" }, () => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  for (const key of ["a", "b"]) await get(key);
  expect(made).toEqual(["a", "b"]);
});

test("a page larger than the limit is sent, is not cached, and evicts no other page", async () => {
  const { made, get } = counting(2500);
  await get("a");
  for (let call = 0; call < 2; call++) expect((await get("b", { many: 3 }))?.bytes).toHaveLength(3000);
  await get("a");
  expect(made).toEqual(["a", "b", "b"]);
});

test("a page that is evicted while it is made still reaches its caller", async () => {
  const { pages, get } = counting(2500);
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof kilobytes>>();
  const slow = pages.get({ state: "1", key: "slow" }, () => promise);
  for (const key of ["a", "b", "c"]) await get(key);
  resolve(kilobytes("s"));
  expect((await slow)?.bytes).toHaveLength(1000);
});

test("the cache size includes the compressed forms of a page, once for each encoding", async () => {
  const pages = new RenderedPages(26_000);
  let made = 0;
  const get = (key: string) =>
    pages.get({ state: "1", key }, async () => {
      made += 1;
      return cacheCompressed(builtFile("page.txt", Buffer.from(randomBytes(4000).toString("hex"))), "quick");
    });
  const app = new Hono<Base>().get("/:key", async (c) => sendFile(c, (await get(c.req.param("key"))) ?? htmlFile("")));
  const fetchKey = async (key: string, encoding: string) =>
    (await app.request(`/${key}`, { headers: { "accept-encoding": encoding } })).bytes();
  // Each page has 8,000 bytes, and about 4,000 in either encoding. Two pages fit with one compressed form each, but not
  // with both forms each.
  for (const key of ["a", "b", "a", "b"]) await fetchKey(key, "br");
  expect(made).toBe(2);
  await fetchKey("b", "gzip");
  await get("b");
  expect(made).toBe(2);
  await get("a");
  expect(made).toBe(3);
});

test("a new catalog revision clears the cache, including pages still being made for the old one", async () => {
  const { pages, made, get } = counting(2500);
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof kilobytes>>();
  await get("a");
  const slow = pages.get({ state: "1", key: "b" }, () => promise);
  for (const key of ["a", "b"]) await get(key, { state: "2" });
  resolve(kilobytes("b", 2));
  await slow;
  for (const key of ["a", "b"]) await get(key, { state: "2" });
  expect(made).toEqual(["a", "a", "b"]);
});
