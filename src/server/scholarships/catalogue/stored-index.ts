import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { indexOfParts, indexParts } from "#domain/matches/catalogue/index-parts.ts";
import { isOfBuild, mergeText } from "#domain/search/text/text-changes.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import type { CatalogueRevision } from "../store.ts";
import type { CompiledCatalogue, Compiling } from "./build-catalogue.ts";
import { codeHash } from "./code-hash.ts";
import { withIndexFile, writeIndexFile } from "./index-file.ts";
import { isOfHistory } from "./matchable-store.ts";

/** What a stored index shows: a revision on a day. */
type About = Pick<CatalogueRevision, "revision" | "token"> & { day: string };

// The code of a process stays the same.
let knownHash: string | null | undefined;
function ownHash(): string | null {
  if (knownHash === undefined) knownHash = codeHash();
  return knownHash;
}

/** Where this code stores its index; null for nowhere. */
function ownPath(indexFolder: string | null): string | null {
  const hash = indexFolder === null ? null : ownHash();
  return indexFolder === null || hash === null ? null : join(indexFolder, `${hash}.index`);
}

/**
 * The index that a process with the same code stored, or null: where there is none, where it is damaged, and where this
 * database did not go through its revision. Throws where the database cannot be asked.
 */
export async function storedIndex({ db, log, indexFolder }: Compiling): Promise<CompiledCatalogue | null> {
  const startedAt = performance.now();
  let path: string | null = null;
  let isOwn: Promise<boolean> | undefined;
  try {
    // Also where there is no file: soon after the start the files are still those of this process.
    path = ownPath(indexFolder);
    if (path === null) return null;
    return await withIndexFile<About, CompiledCatalogue | null>(path, async ({ about, parts }) => {
      const { revision, token, day } = about;
      isOwn = isOfHistory(db, about);
      if (!(await isOwn)) return null;
      const index = await inTurns(indexOfParts(await parts(), day));
      log.info({ revision, ms: Math.round(performance.now() - startedAt) }, "the index of the catalog is read");
      return { revision, token, shown: index.shown.noted, index };
    });
  } catch (error) {
    if (isMissing(error)) return null;
    await isOwn; // throws what the database threw, for which the file is not to blame
    log.warn({ err: error }, "the stored index of the catalog is of no use; it is built anew");
    // With a whole footer it would pass for the new one. Where nothing may be written, nothing is stored either.
    if (path !== null) await rm(path, { force: true }).catch(() => {});
    return null;
  }
}

/** Stores an index for the next start of this code. */
export async function storeIndex(
  { indexFolder }: Pick<Compiling, "indexFolder">,
  { index, revision, token }: CompiledCatalogue,
  signal: AbortSignal,
): Promise<void> {
  const path = ownPath(indexFolder);
  if (path === null) return;
  const isThere = withIndexFile<About, boolean>(
    path,
    async ({ about }) => about.token === token && about.day === index.today,
  );
  // Another process of this folder may have stored it.
  if (await isThere.catch(() => false)) return;
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const text = isOfBuild(index.text) ? index.text : await inTurns(mergeText(index.text));
  const about: About = { revision, token, day: index.today };
  await writeIndexFile(path, { about, parts: indexParts({ ...index, text }) }, signal);
  await removeOthers(folder, path);
}

const abandonedMs = 3_600_000;

/** Keeps the new file and the newest other one, perhaps of a release that runs beside or comes back. */
async function removeOthers(folder: string, path: string): Promise<void> {
  const files = (await filesOf(folder)).filter((file) => file.path !== path);
  const [kept] = files.filter((file) => file.path.endsWith(".index"));
  for (const file of files) {
    const isBeingWritten = file.path.endsWith(".part") && Date.now() - file.changedAt < abandonedMs;
    if (file !== kept && !isBeingWritten) await rm(file.path, { force: true });
  }
}

/** The files of the folder, the newest first. */
async function filesOf(folder: string): Promise<{ path: string; changedAt: number }[]> {
  const names = await readdir(folder).catch((error) => (isMissing(error) ? [] : Promise.reject(error)));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, changedAt: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  return files.sort((a, b) => b.changedAt - a.changedAt);
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
