import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** All code, tables and SQL from which an index of the catalog is made, and the versions of the packages that it uses. */
export const hashedFolders = ["src/domain", "src/server/scholarships", "src/server/platform/database", "migrations"];
export const hashedFiles = ["package.json", "package-lock.json", "src/server/platform/in-turns.ts"];

/**
 * A hash of the code of this process, and of the platform. Null when files changed since the process started, so that it
 * may run other code than they hold.
 */
export function codeHash(startedAt: number = performance.timeOrigin): string | null {
  const hash = createHash("sha256").update(JSON.stringify([process.versions, process.arch]));
  const found = hashedFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  );
  const isCode = (path: string) => /\.(?:ts|sql)$/.test(path) && !path.endsWith(".test.ts");
  const folders = found.flatMap((entry) => (entry.isDirectory() ? join(entry.parentPath, entry.name) : []));
  const files = found.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : [])).filter(isCode);
  const all = [...files.sort(), ...hashedFiles.map((file) => join(root, file))];
  if ([...folders, ...hashedFolders.map((folder) => join(root, folder)), ...all].some(isNewer)) return null;
  for (const path of all) {
    const content = readFileSync(path);
    hash.update(`\n${path.slice(root.length)} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");

  // Not the time of the last change of the content, which a copy may keep.
  function isNewer(path: string): boolean {
    return statSync(path).ctimeMs > startedAt;
  }
}
