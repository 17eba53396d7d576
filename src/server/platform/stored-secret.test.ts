import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keptSecret } from "./stored-secret.ts";

const folder = mkdtempSync(join(tmpdir(), "laurel-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a secret is made once and kept", () => {
  const home = join(folder, "once");
  const secret = keptSecret(home);
  expect(secret.length).toBeGreaterThan(40);
  expect(keptSecret(home)).toBe(secret);
  expect(readFileSync(join(home, "auth-secret"), "utf8")).toBe(secret);
});

test("an emptied secret stops the start, for sessions signed with nothing would be anybody's", () => {
  const home = join(folder, "emptied");
  keptSecret(home);
  writeFileSync(join(home, "auth-secret"), "\n");
  expect(() => keptSecret(home)).toThrow("does not hold a secret");
});
