import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { codeHash, hashedFiles, hashedFolders } from "./code-hash.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

test("the hash covers every file from which the index is made", () => {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(path, "utf8");
    for (const [, from = ""] of text.matchAll(
      /^(?:import(?! type)|export(?! type)|\})[^;]*? from "((?:\.|#)[^"]+)";/gm,
    )) {
      visit(from.startsWith("#") ? join(root, "src", from.slice(1)) : join(dirname(path), from));
    }
  };
  for (const file of ["build-catalogue.ts", "stored-index.ts"])
    visit(join(root, "src/server/scholarships/catalogue", file));
  const outside = [...seen]
    .map((path) => relative(root, path))
    .filter((path) => !hashedFiles.includes(path) && !hashedFolders.some((folder) => path.startsWith(`${folder}/`)));
  expect(seen.size).toBeGreaterThan(100);
  expect(outside).toEqual([]);
});

test("code that changed since the process started has no hash", () => {
  expect(codeHash(Date.now())).toMatch(/^[0-9a-f]{64}$/);
  expect(codeHash(0)).toBeNull();
});
