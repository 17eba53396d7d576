import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { codeHashes, hashedFiles, indexCode, shapesCode, wordsCode } from "./code-hash.ts";

const here = fileURLToPath(new URL("./", import.meta.url));

/** The files that Node loads with these. */
function loadedWith(files: readonly string[]): string[] {
  const code = `
    import { registerHooks } from "node:module";
    const files = [];
    registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
    for (const file of ${JSON.stringify(files)}) await import(file).catch(() => {}); // the thread misses its data
    console.log(JSON.stringify(files));
    process.exit();`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" });
  return (JSON.parse(output) as string[])
    .filter((url) => url.startsWith("file:") && !url.includes("/node_modules/"))
    .map((url) => fileURLToPath(url));
}

test("the hash covers every file that is loaded to make an index, in both threads", () => {
  const files = ["build-catalogue.ts", "stored-index.ts", "helper-thread-code.ts"];
  const loaded = loadedWith(files.map((file) => here + file));
  expect(loaded.length).toBeGreaterThan(100);
  expect(indexCode()).toEqual(expect.arrayContaining(loaded));
});

test("the hash of the words covers every file that is loaded to make them, and none that only reads requirements", () => {
  const text = fileURLToPath(new URL("../../../domain/search/text/", import.meta.url));
  const loaded = loadedWith([`${text}document-terms.ts`, `${text}text-parts.ts`]);
  expect(loaded.length).toBeGreaterThan(10);
  expect(wordsCode()).toEqual(expect.arrayContaining(loaded));
  expect(indexCode()).toEqual(expect.arrayContaining(wordsCode()));
  // The set of words is a kind of list, and reads nothing.
  const reads = /criteria|eligibility\/(?!text\/word-(?:ids|set)\.ts)/;
  expect(wordsCode().filter((path) => reads.test(path))).toEqual([]);
});

test("the hash of the words covers who writes the file: by a footer of another kind the database could not be asked", () => {
  const names = wordsCode().map((path) => basename(path));
  expect(names).toEqual(expect.arrayContaining(["index-file.ts", "stored-index.ts", "index-parts.ts"]));
});

test("the hash of the shapes covers every type of a requirement, and nothing that reads or compares one", () => {
  const names = shapesCode().map((path) => basename(path));
  expect(names).toEqual(
    expect.arrayContaining([
      "requirements.ts",
      "told.ts",
      "demand.ts",
      "vocabulary.ts",
      "topics.ts",
      "academic-level.ts",
    ]),
  );
  expect(shapesCode()).toEqual(expect.arrayContaining(wordsCode()));
  // Only these two of the criteria name types, so that they change seldom.
  expect(
    shapesCode()
      .filter((path) => path.includes("/criteria/"))
      .map((path) => basename(path))
      .toSorted(),
  ).toEqual(["requirements.ts", "told.ts", "topics.ts"]);
});

test("an update of packages makes another index, but its words and shapes stay, as no package makes them", () => {
  const { index, shapes, words } = hashedFiles();
  const namesPackages = (paths: readonly string[]) => paths.some((path) => basename(path) === "package-lock.json");
  expect([index, shapes, words].map(namesPackages)).toEqual([true, false, false]);
  // The stores ask the database by one, and the type of a demand is that of its schema.
  const isOurs = (path: string) => path.endsWith(".ts") && !/(?:store|table|demand)\.ts$/.test(path);
  const named = [...shapes, ...words].filter(isOurs).flatMap((path) => {
    const imports = readFileSync(path, "utf8").matchAll(/ from "(?!node:|[.#])([^"]+)"/g);
    return Array.from(imports, ([, name]) => `${basename(path)}: ${name}`);
  });
  expect(named).toEqual([]);
});

test("a release that changes nothing of matching, search and the catalog keeps the stored index", () => {
  for (const other of ["src/domain/planner/", "src/domain/articles/", "src/server/accounts/"])
    expect(indexCode().filter((path) => path.includes(other))).toEqual([]);
});

test("code that changed since the process started has no hash", () => {
  expect(codeHashes(Date.now())?.index).toMatch(/^[0-9a-f]{64}$/);
  expect(codeHashes(0)).toBeNull();
});
