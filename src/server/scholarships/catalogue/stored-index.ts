import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { indexOfParts, indexParts, isOfText, textAlone } from "#domain/matches/catalogue/index-parts.ts";
import { isOfBuild, mergeText } from "#domain/search/text/text-changes.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import type { CatalogueRevision } from "../store.ts";
import type { CompiledCatalogue, Compiling } from "./build-catalogue.ts";
import { type CodeHashes, codeHashes } from "./code-hash.ts";
import { withIndexFile, writeIndexFile } from "./index-file.ts";
import { changesSince, isOfHistory } from "./matchable-store.ts";

/** What a stored index shows: a revision on a day. `words` is the hash of the code that made its words. */
type About = Pick<CatalogueRevision, "revision" | "token"> & { day: string; words: string };

// The code of a process stays the same.
let known: CodeHashes | null | undefined;
function ownHashes(): CodeHashes | null {
  if (known === undefined) known = codeHashes();
  return known;
}

/** Where this code stores its index; null for nowhere. */
function ownPath(indexFolder: string | null): string | null {
  const hashes = indexFolder === null ? null : ownHashes();
  return indexFolder === null || hashes === null ? null : join(indexFolder, `${hashes.index}.index`);
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

/** The words of an index that another release stored, and the ids of the scholarships that changed since. */
export type KnownWords = {
  before: Pick<CatalogueIndex, "ids" | "byId" | "text">;
  changed: readonly string[];
};

/**
 * The words that were stored last, or null: where this code makes other words, where the file is damaged, where this
 * database did not go through its revision, and where more than `most` scholarships changed since.
 */
export async function knownWords(
  tx: Database,
  { log, indexFolder }: Pick<Compiling, "log" | "indexFolder">,
  { today, most }: { today: string; most: number },
): Promise<KnownWords | null> {
  const words = ownHashes()?.words;
  if (indexFolder === null || words === undefined) return null;
  const files = await filesOf(indexFolder).catch((error) => {
    log.warn({ err: error }, "the folder of stored indexes cannot be read");
    return [];
  });
  for (const { path } of files.filter(isIndex)) {
    let changes: Promise<readonly string[] | null> | undefined;
    try {
      const found = await withIndexFile<About, KnownWords | null>(path, async ({ about, parts }) => {
        if (about.words !== words) return null;
        changes = changesSince(tx, about, today);
        const changed = await changes;
        if (!changed || changed.length > most) return null;
        const before = textAlone(await parts(isOfText));
        log.info({ revision: about.revision }, "the words of the catalog are read");
        return { before, changed };
      });
      if (found) return found;
    } catch (error) {
      await changes; // throws what the database threw
      if (!isMissing(error)) log.warn({ err: error }, "the stored words of the catalog are of no use");
    }
  }
  return null;
}

/** Stores an index for the next start of this code. */
export async function storeIndex(
  { indexFolder }: Pick<Compiling, "indexFolder">,
  { index, revision, token }: CompiledCatalogue,
  signal: AbortSignal,
): Promise<void> {
  const path = ownPath(indexFolder);
  const words = ownHashes()?.words;
  if (path === null || words === undefined) return;
  const isThere = withIndexFile<About, boolean>(
    path,
    async ({ about }) => about.token === token && about.day === index.today,
  );
  // Another process of this folder may have stored it.
  if (await isThere.catch(() => false)) return;
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const text = isOfBuild(index.text) ? index.text : await inTurns(mergeText(index.text));
  const about: About = { revision, token, day: index.today, words };
  await writeIndexFile(path, { about, parts: indexParts({ ...index, text }) }, signal);
  await removeOthers(folder, path);
}

const abandonedMs = 3_600_000;

/** Keeps the new file and the newest other one, perhaps of a release that runs beside or comes back. */
async function removeOthers(folder: string, path: string): Promise<void> {
  const files = (await filesOf(folder)).filter((file) => file.path !== path);
  const [kept] = files.filter(isIndex);
  for (const file of files) {
    const isBeingWritten = file.path.endsWith(".part") && Date.now() - file.changedAt < abandonedMs;
    if (file !== kept && !isBeingWritten) await rm(file.path, { force: true });
  }
}

const isIndex = ({ path }: { path: string }): boolean => path.endsWith(".index");

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
