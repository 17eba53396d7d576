import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = fileURLToPath(new URL("./", import.meta.url));

/** The files that Node loads for the database, each with its format. */
function loaded(first: readonly string[]): unknown[] {
  const code = `
    import { registerHooks } from "node:module";
    const files = new Set();
    for (const file of ${JSON.stringify(first)}) await import(${JSON.stringify(here)} + file);
    registerHooks({ load: (url, context, next) => (files.add(url + " " + context.format), next(url, context)) });
    await import(${JSON.stringify(here)} + "../scholarships/store.ts");
    console.log(JSON.stringify([...files].sort()));`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" }));
}

test("quick imports load the files that Node loads without them, as what they are", () => {
  const files = loaded([]);
  expect(files.length).toBeGreaterThan(100);
  expect(loaded(["quick-imports.ts"])).toEqual(files);
});
