import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { storedSecret } from "./stored-secret.ts";

const folder = mkdtempSync(join(tmpdir(), "laurel-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a secret is created once and stored", () => {
  const home = join(folder, "once");
  const secret = storedSecret(home);
  expect(secret.length).toBeGreaterThan(40);
  expect(storedSecret(home)).toBe(secret);
  expect(readFileSync(join(home, "auth-secret"), "utf8")).toBe(secret);
});

test("an empty secret file stops the start, because anyone could sign sessions with it", () => {
  const home = join(folder, "emptied");
  storedSecret(home);
  writeFileSync(join(home, "auth-secret"), "\n");
  expect(() => storedSecret(home)).toThrow("does not hold a secret");
});
