import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const here = fileURLToPath(new URL("./", import.meta.url));

const typeImport = /^(?:import|export) type [^;]*;/gm;
/** The path of a file as imports write it. Whatever a file names so, it may load. */
const codePath = /"((?:\.{1,2}\/|#)[^"\n]+\.ts)"/g;

/** The files of the code that makes and stores an index of the catalog: a release that changes others keeps it. */
export function indexCode(): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path) || !existsSync(path)) return; // a comment may name any
    found.add(path);
    const code = readFileSync(path, "utf8").replaceAll(typeImport, "");
    for (const [, named = ""] of code.matchAll(codePath))
      visit(named.startsWith("#") ? join(root, "src", named.slice(1)) : join(dirname(path), named));
  };
  for (const file of ["build-catalogue.ts", "stored-index.ts"]) visit(join(here, file));
  return [...found].sort();
}

/** The tables and triggers of the catalog, and the versions of the packages. */
function beyondCode(): string[] {
  const migrations = join(root, "migrations");
  const ofCatalogue = readdirSync(migrations)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => join(migrations, name))
    .filter((path) => /scholarship|catalogue/i.test(readFileSync(path, "utf8")));
  return [...ofCatalogue, join(root, "package.json"), join(root, "package-lock.json")];
}

// The code of a process stays the same.
let known: readonly string[] | undefined;
function hashedFiles(): readonly string[] {
  known ??= [...indexCode(), ...beyondCode()];
  return known;
}

/** Whether these files are older than the process, so that they hold the code that it runs. */
export function isCodeUnchanged(startedAt: number = performance.timeOrigin): boolean {
  // Not the time of the last change of the content, which a copy may keep.
  const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Infinity;
  return hashedFiles().every((path) => changedAt(path) <= startedAt);
}

/** A hash of the code by which this process makes its index, and of the platform. Null when its files changed since. */
export function codeHash(startedAt?: number): string | null {
  if (!isCodeUnchanged(startedAt)) return null;
  const hash = createHash("sha256").update(JSON.stringify([process.versions, process.arch]));
  for (const path of hashedFiles()) {
    const content = readFileSync(path);
    hash.update(`\n${path.slice(root.length)} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
