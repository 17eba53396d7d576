import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Base } from "#server/platform/http/routing.ts";
import { builtFile, kept, sendFile } from "#server/platform/http/static-files.ts";
import { htmlFile } from "./built-site.ts";
import { RenderedPages } from "./rendered-pages.ts";

const kilobytes = (text: string, many = 1) => htmlFile(text.repeat(1000 * many));

/** Pages of one state, and what was made of them, by their keys. */
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

test("what is asked for again is made once, also while it is being made", async () => {
  const { made, get } = counting(10_000);
  await Promise.all([get("a"), get("a")]);
  await get("a");
  expect(made).toEqual(["a"]);
});

test("over the limit the page goes that nobody asked for longest", async () => {
  const { made, get } = counting(2500);
  for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("what is not there and what failed is asked for again", async () => {
  const { pages, made, get } = counting(10_000);
  expect(await pages.get({ state: "1", key: "a" }, async () => null)).toBeNull();
  const failed = pages.get({ state: "1", key: "b" }, () => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  for (const key of ["a", "b"]) await get(key);
  expect(made).toEqual(["a", "b"]);
});

test("a page larger than the limit is sent and not kept, and drives out no other", async () => {
  const { made, get } = counting(2500);
  await get("a");
  for (let asked = 0; asked < 2; asked++) expect((await get("b", { many: 3 }))?.bytes).toHaveLength(3000);
  await get("a");
  expect(made).toEqual(["a", "b", "b"]);
});

test("a page that others push out while it is made still reaches its caller", async () => {
  const { pages, get } = counting(2500);
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof kilobytes>>();
  const slow = pages.get({ state: "1", key: "slow" }, () => promise);
  for (const key of ["a", "b", "c"]) await get(key);
  resolve(kilobytes("s"));
  expect((await slow)?.bytes).toHaveLength(1000);
});

test("the compressed forms of a page count, of each encoding once", async () => {
  const pages = new RenderedPages(26_000);
  let made = 0;
  const get = (key: string) =>
    pages.get({ state: "1", key }, async () => {
      made += 1;
      return kept(builtFile("page.txt", Buffer.from(randomBytes(4000).toString("hex"))), "quick");
    });
  const app = new Hono<Base>().get("/:key", async (c) => sendFile(c, (await get(c.req.param("key"))) ?? htmlFile("")));
  const ask = async (key: string, encoding: string) =>
    (await app.request(`/${key}`, { headers: { "accept-encoding": encoding } })).bytes();
  // 8,000 bytes each, and about 4,000 in either encoding: two have room with one form each, and not with all.
  for (const key of ["a", "b", "a", "b"]) await ask(key, "br");
  expect(made).toBe(2);
  await ask("b", "gzip");
  await get("b");
  expect(made).toBe(2);
  await get("a");
  expect(made).toBe(3);
});

test("with another state of the catalogue everything goes, also what was being made for the one before", async () => {
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
