import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { codeHash, indexCode } from "./code-hash.ts";

const here = fileURLToPath(new URL("./", import.meta.url));

test("the hash covers every file that is loaded to make an index, in both threads", () => {
  const code = `
    import { registerHooks } from "node:module";
    const files = [];
    registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
    for (const file of ["build-catalogue.ts", "stored-index.ts", "helper-thread-code.ts"]) await import(${JSON.stringify(here)} + file).catch(() => {}); // the thread misses its data
    console.log(JSON.stringify(files));
    process.exit();`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" });
  const loaded = (JSON.parse(output) as string[])
    .filter((url) => url.startsWith("file:") && !url.includes("/node_modules/"))
    .map((url) => fileURLToPath(url));
  expect(loaded.length).toBeGreaterThan(100);
  expect(indexCode()).toEqual(expect.arrayContaining(loaded));
});

test("a release that changes nothing of matching, search and the catalog keeps the stored index", () => {
  for (const other of ["src/domain/planner/", "src/domain/articles/", "src/server/accounts/"])
    expect(indexCode().filter((path) => path.includes(other))).toEqual([]);
});

test("code that changed since the process started has no hash", () => {
  expect(codeHash(Date.now())).toMatch(/^[0-9a-f]{64}$/);
  expect(codeHash(0)).toBeNull();
});
