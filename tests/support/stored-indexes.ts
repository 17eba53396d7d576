import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { onTestFinished } from "vitest";
import type { StoredParts } from "#domain/matches/catalogue/stored-parts.ts";
import { createApp } from "#server/app.ts";
import { closedCatalogue } from "#server/scholarships/catalogue/closed-catalogue.ts";
import { catalogueInMemory, compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { withIndexFile, writeIndexFile } from "#server/scholarships/catalogue/index-file.ts";
import { storeIndex } from "#server/scholarships/catalogue/stored-index.ts";
import { secondApp } from "./second-app.ts";
import { caller, type TestApp } from "./test-app.ts";

const today = "2026-11-18";
export const untilTheEnd = new AbortController().signal;

/** A folder that is removed when the test ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "laurel-index-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type StartedProcess = ReturnType<typeof startedProcess>;

/** A process that has just started, with its data in a folder. `isRead` and `warnings` tell what it logged. */
export function startedProcess(app: TestApp, indexFolder: string | null) {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const deps = { ...secondApp(app).deps, indexFolder, log };
  return {
    deps,
    call: caller(createApp(deps), deps.env.PUBLIC_URL),
    index: (day = today) => compiledCatalogue(deps, day),
    closed: () => closedCatalogue(deps, today),
    hasReadWords: () => lines.some(({ msg }) => msg === "the words of the catalog are read"),
    isRead: () => lines.some(({ msg }) => msg === "the index of the catalog is read"),
    warnings: () => lines.filter(({ level }) => level >= 40).length,
  };
}

/** Stores the index that a process holds. */
export async function store(deps: StartedProcess["deps"]): Promise<void> {
  const current = catalogueInMemory(deps);
  if (!current) throw new Error("There is no index to store.");
  await storeIndex(deps, current, untilTheEnd);
}

/** A folder with the index of the catalog as it is now, for a day. */
export async function folderWithIndexOf(app: TestApp, day = today): Promise<string> {
  const folder = newFolder();
  const { deps, index } = startedProcess(app, folder);
  await index(day);
  await store(deps);
  return folder;
}

export const fileIn = (folder: string) => join(folder, readdirSync(folder)[0] ?? "");

/** The same folder for another release. */
export function ofAnotherRelease(folder: string): string {
  renameSync(fileIn(folder), join(folder, `${"0".repeat(64)}.index`));
  return folder;
}

type Content = { about: object; parts: StoredParts };

/** Writes a stored index again with what `change` gives in place of what it holds. */
export const changeFile = (path: string, change: (content: Content) => Partial<Content>): Promise<void> =>
  withIndexFile<object, void>(path, async (file) => {
    const held = { about: file.about, parts: await file.parts() };
    const { about, parts } = { ...held, ...change(held) };
    await writeIndexFile(path, { about, parts: [...parts].map(([name, content]) => ({ name, content })) }, untilTheEnd);
  });
