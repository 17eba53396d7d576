import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Base } from "./routing.ts";
import { builtFile, cacheCompressed, sendFile } from "./static-files.ts";

const text = Array.from({ length: 500 }, (_, i) => `Scholarship ${i * i} for nurses of town ${i % 37}.`).join("\n");

function serve(effort: "quick" | "best") {
  const file = cacheCompressed(builtFile("words.txt", Buffer.from(text)), effort);
  const app = new Hono<Base>().get("/", (c) => sendFile(c, file));
  return async () => {
    const bytes = await (await app.request("/", { headers: { "accept-encoding": "br" } })).bytes();
    expect(brotliDecompressSync(bytes).toString()).toBe(text);
    return bytes.length;
  };
}

test("the smallest form of a file is made once many asked for it, and until then all get the same quick one", async () => {
  const size = serve("best");
  const first = await size();
  for (let request = 2; request <= 19; request++) expect(await size()).toBe(first);
  await expect.poll(size).toBeLessThan(first);
});

test("a file is compressed at its first request, and no smaller form is made of what is not worth it", async () => {
  const size = serve("quick");
  const sizes = await Promise.all(Array.from({ length: 40 }, size));
  expect(new Set(sizes).size).toBe(1);
  expect(await size()).toBe(sizes[0]);
});
