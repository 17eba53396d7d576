import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { runInProcess } from "./helper-process.ts";
import { HelperFailed } from "./helper-thread.ts";

function fileWith(code: string): URL {
  const file = join(mkdtempSync(join(tmpdir(), "helper-process-")), "code.mjs");
  writeFileSync(file, code);
  return pathToFileURL(file);
}
const { signal } = new AbortController();

test("a process that does not end is ended after the longest time", async () => {
  const code = fileWith("process.on('message', () => {});");
  await expect(runInProcess(code, {}, signal, 20)).rejects.toThrow(HelperFailed);
});

test("a process that ends well is done, and what it says is why it fails", async () => {
  await runInProcess(fileWith("process.once('message', () => process.exit(0));"), {}, signal, 60_000);
  const failing = fileWith("process.once('message', () => process.send('no room', () => process.exit(1)));");
  await expect(runInProcess(failing, {}, signal, 60_000)).rejects.toThrow("no room");
});
