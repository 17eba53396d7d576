import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const here = fileURLToPath(new URL("./", import.meta.url));

const typeImport = /^(?:import|export) type [^;]*;/gm;
/** The path of a file as imports write it. Whatever a file names so, it may load. */
const codePath = /"((?:\.{1,2}\/|#)[^"\n]+\.ts)"/g;

/** These files, and all that they load, or also all whose types they name. */
function withImports(paths: readonly string[], named: "loaded" | "types too" = "loaded"): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path) || !existsSync(path)) return; // a comment may name any
    found.add(path);
    const all = readFileSync(path, "utf8");
    const code = named === "loaded" ? all.replaceAll(typeImport, "") : all;
    for (const [, written = ""] of code.matchAll(codePath))
      visit(written.startsWith("#") ? join(root, "src", written.slice(1)) : join(dirname(path), written));
  };
  for (const path of paths) visit(path);
  return [...found].sort();
}

/** The files of the code that makes and stores an index of the catalog: a release that changes others keeps it. */
export const indexCode = (): string[] => withImports([join(here, "build-catalogue.ts"), join(here, "stored-index.ts")]);

const wordFiles = ["document-terms.ts", "text-parts.ts"].map((file) => join(root, "src/domain/search/text", file));
/** They store the words beside the rest of the index, and read the columns from which words are made. */
const storingFiles = [
  ...["../store.ts", "../table.ts", "index-file.ts", "matchable-store.ts", "stored-index.ts"].map((file) =>
    join(here, file),
  ),
  join(root, "src/domain/matches/catalogue/index-parts.ts"),
];

/** Those that make and store the words of scholarships, without what only reads requirements. */
export const wordsCode = (): string[] => [...withImports(wordFiles), ...storingFiles];

const typesOfRequirements = join(root, "src/domain/matches/criteria/requirements.ts");
/** They say which facts an index holds, and which of its numbers stands for what. */
const numberingFiles = [
  "matches/catalogue/catalogue-index.ts",
  "matches/criteria/topics.ts",
  "search/fits/asked-of-students.ts",
  "search/order/narrowness.ts",
  "search/text/title-number.ts",
].map((file) => join(root, "src/domain", file));

/**
 * Those by which an index can be read and compared with students: its words, all types of what it holds, and what its
 * numbers stand for. Not those that only decide which of these values a scholarship has.
 */
export const shapesCode = (): string[] => [
  ...wordsCode(),
  ...withImports([typesOfRequirements], "types too"),
  ...numberingFiles,
];

/** The tables and triggers of the catalog. */
function migrationsOfCatalogue(): string[] {
  const migrations = join(root, "migrations");
  return readdirSync(migrations)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => join(migrations, name))
    .filter((path) => /scholarship|catalogue/i.test(readFileSync(path, "utf8")));
}

/**
 * What each hash is of. Packages help to read requirements (days, HTML). What requirements are and how words are made is code of our own,
 * so that an update of packages alone leaves shapes and words as they are.
 */
export function hashedFiles(): Record<keyof CodeHashes, readonly string[]> {
  const migrations = migrationsOfCatalogue();
  const packages = [join(root, "package.json"), join(root, "package-lock.json")];
  return {
    index: [...indexCode(), ...migrations, ...packages],
    shapes: [...shapesCode(), ...migrations],
    words: [...wordsCode(), ...migrations],
  };
}

/** Whether the files of the index are older than the process, so that they hold the code that it runs. */
export function isCodeUnchanged(startedAt: number = performance.timeOrigin): boolean {
  // Not the time of the last change of the content, which a copy may keep.
  const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Infinity;
  return knownFiles().index.every((path) => changedAt(path) <= startedAt);
}

// The code of a process stays the same.
let known: ReturnType<typeof hashedFiles> | undefined;
function knownFiles() {
  known ??= hashedFiles();
  return known;
}

/**
 * Hashes of the code by which this process makes its index, reads and compares it, and makes the words of it, each with the
 * platform.
 */
export type CodeHashes = { index: string; shapes: string; words: string };

/** Null when files of the index changed since the process started. */
export function codeHashes(startedAt?: number): CodeHashes | null {
  if (!isCodeUnchanged(startedAt)) return null;
  const { index, shapes, words } = knownFiles();
  const { arch, versions } = process;
  // Another Node reads the same file; its Unicode may make other words.
  return {
    index: hashOf(index, { versions, arch }),
    shapes: hashOf(shapes, { arch }),
    words: hashOf(words, { versions, arch }),
  };
}

function hashOf(paths: readonly string[], platform: object): string {
  const hash = createHash("sha256").update(JSON.stringify(platform));
  for (const path of paths) {
    const content = readFileSync(path);
    hash.update(`\n${path.slice(root.length)} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
