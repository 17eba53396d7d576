import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { indexInOrder } from "#domain/matches/catalogue/changes/index-changes.ts";
import { indexOfParts, indexParts, isOfText, textAlone } from "#domain/matches/catalogue/index-parts.ts";
import { isOfBuild, mergeText } from "#domain/search/text/text-changes.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import type { CatalogueRevision } from "../store.ts";
import type { CompiledCatalogue, Compiling } from "./build-catalogue.ts";
import { type CodeHashes, codeHashes } from "./code-hash.ts";
import { withIndexFile, writeIndexFile } from "./index-file.ts";
import { changesSince, isOfHistory } from "./matchable-store.ts";

/** What a stored index shows: a revision on a day. `words` and `shapes` are the hashes of the code that made it. */
type About = Pick<CatalogueRevision, "revision" | "token"> & { day: string } & Pick<CodeHashes, "words" | "shapes">;

// The code of a process stays the same.
let known: CodeHashes | null | undefined;
function ownHashes(): CodeHashes | null {
  if (known === undefined) known = codeHashes();
  return known;
}

const pathOf = (indexFolder: string, { index }: CodeHashes): string => join(indexFolder, `${index}.index`);

/**
 * The index that a process with the same code stored; otherwise the newest one of an earlier release whose requirements
 * this code can compare, marked so. Null where there is none, where it is damaged, and where this database did not go
 * through its revision. Throws where the database cannot be asked.
 */
export async function storedIndex(compiling: Compiling): Promise<CompiledCatalogue | null> {
  const { indexFolder } = compiling;
  // Also where there is no file: soon after the start the files are still those of this process.
  const hashes = indexFolder === null ? null : ownHashes();
  if (indexFolder === null || hashes === null) return null;
  const own = pathOf(indexFolder, hashes);
  // A damaged one with a whole footer would pass for the new one. Where nothing may be written, nothing is stored either.
  const removeOwn = () => rm(own, { force: true }).catch(() => {});
  const read = await readIndex(compiling, own, { isReadable: () => true, onDamage: removeOwn });
  if (read) return read;
  const ofSameShapes = { isReadable: ({ shapes }: About) => shapes === hashes.shapes, onDamage: async () => {} };
  for (const path of await otherIndexes(compiling, own)) {
    const earlier = await readIndex(compiling, path, ofSameShapes);
    if (earlier) return { ...earlier, index: { ...earlier.index, isOfEarlierCode: true } };
  }
  return null;
}

type Reading = { isReadable: (about: About) => boolean; onDamage: () => Promise<void> };

/** The index of a file, or null. Throws where the database cannot be asked. */
async function readIndex(
  { db, log }: Compiling,
  path: string,
  { isReadable, onDamage }: Reading,
): Promise<CompiledCatalogue | null> {
  const startedAt = performance.now();
  let isOwn: Promise<boolean> | undefined;
  try {
    return await withIndexFile<About, CompiledCatalogue | null>(path, async ({ about, parts }) => {
      if (!isReadable(about)) return null;
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
    log.warn({ err: error }, "a stored index of the catalog is of no use; it is built anew");
    await onDamage();
    return null;
  }
}

/** The stored indexes of other releases, the newest first. */
async function otherIndexes({ log }: Pick<Compiling, "log">, own: string): Promise<string[]> {
  const files = await filesOf(dirname(own)).catch((error) => {
    log.warn({ err: error }, "the folder of stored indexes cannot be read");
    return [];
  });
  return files.filter(isIndex).flatMap(({ path }) => (path === own ? [] : path));
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
  const hashes = ownHashes();
  if (indexFolder === null || hashes === null) return null;
  for (const path of await otherIndexes({ log }, pathOf(indexFolder, hashes))) {
    let changes: Promise<readonly string[] | null> | undefined;
    try {
      const found = await withIndexFile<About, KnownWords | null>(path, async ({ about, parts }) => {
        if (about.words !== hashes.words) return null;
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
  const hashes = ownHashes();
  if (indexFolder === null || hashes === null || index.isOfEarlierCode) return;
  const path = pathOf(indexFolder, hashes);
  const isThere = withIndexFile<About, boolean>(
    path,
    async ({ about }) => about.token === token && about.day === index.today,
  );
  // Another process of this folder may have stored it.
  if (await isThere.catch(() => false)) return;
  await mkdir(indexFolder, { recursive: true, mode: 0o700 });
  const inOrder = await inTurns(indexInOrder(index));
  const text = isOfBuild(inOrder.text) ? inOrder.text : await inTurns(mergeText(inOrder.text));
  const { words, shapes } = hashes;
  const about: About = { revision, token, day: index.today, words, shapes };
  await writeIndexFile(path, { about, parts: indexParts({ ...inOrder, text }) }, signal);
  await removeOthers(indexFolder, path);
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
