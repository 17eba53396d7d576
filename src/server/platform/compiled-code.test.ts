import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "laurel-compiled-"));
afterAll(() => rmSync(folder, { recursive: true }));

const own = new URL("./compiled-code.ts", import.meta.url);
const loaded = join(folder, "loaded.ts");

/** What a process says that keeps its code in this folder, loads a file of that source and is killed. */
function said(kept: string, source: string): string {
  writeFileSync(loaded, source);
  const code = `
    import { keepCompiledCode, storeCompiledCode } from ${JSON.stringify(own.href)};
    keepCompiledCode(${JSON.stringify(kept)});
    await import(${JSON.stringify(loaded)});
    storeCompiledCode();
    process.kill(process.pid, "SIGKILL");`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" }).stdout.trim();
}

const files = () =>
  readdirSync(join(folder, "kept"), { recursive: true, withFileTypes: true }).filter((each) => each.isFile());

test("compiled code is kept for the next process, and not used for other sources", () => {
  expect(said(join(folder, "kept"), "const word: string = 'one'; console.log(word);")).toBe("one");
  const before = files().length;
  expect(before).toBeGreaterThan(0);
  expect(said(join(folder, "kept"), "const word: string = 'two'; console.log(word);")).toBe("two");
  expect(said(join(folder, "kept"), "const word: string = 'two'; console.log(word);")).toBe("two");
  expect(files()).toHaveLength(before);
});

test("where nothing can be written the code loads as ever", () => {
  expect(said(join(loaded, "below-a-file"), "console.log('loaded');")).toBe("loaded");
});

test("a folder that others could write into is closed to them before code in it is run", () => {
  const open = join(folder, "open");
  mkdirSync(open);
  chmodSync(open, 0o777);
  expect(said(open, "console.log('loaded');")).toBe("loaded");
  expect(statSync(open).mode & 0o777).toBe(0o700);
});
