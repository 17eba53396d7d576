import type { CatalogueIndex, Shown } from "#domain/matches/catalogue/catalogue-index.ts";
import {
  type CatalogueChanges,
  type CompiledRows,
  changeIndex,
  compileRows,
  indexInOrder,
} from "#domain/matches/catalogue/changes/index-changes.ts";
import { IndexBuilder } from "#domain/matches/catalogue/index-builder.ts";
import { mergeText, textFor } from "#domain/search/text/text-changes.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import type { CatalogueRevision } from "../store.ts";
import { builtInAnyCase, compileAll } from "./compile-all.ts";
import { fewChanges, openBatches, withChanges, withOpenSnapshot } from "./matchable-store.ts";
import { type KnownWords, knownWords } from "./stored-index.ts";

/** An index and the revision of the catalog that it shows. */
export type CompiledCatalogue = CatalogueRevision & { index: CatalogueIndex };

/** What building, storing and following the index needs. */
export type Compiling = Pick<Deps, "db" | "log" | "pool" | "indexFolder">;

type Work = {
  today: string;
  /** Is told the number of scholarships to compile, before they are read. */
  onSize: (scholarships: number) => void;
  /** Whether no other thread may help. */
  isAlone?: boolean;
};

/**
 * All reads wait for an update. At 100,000 scholarships it takes 7 ms, in one go, because in turns with other requests it
 * took up to 190 ms.
 */
const mostAtOnceMs = 12;

// More changes than this are not merged into the index, because merging them would block other requests. It is built anew.
const mostMerged = { share: 0.02, least: 2000 };
const mostChanges = (scholarships: number): number => Math.max(mostMerged.least, mostMerged.share * scholarships);

/** Compiles all open scholarships, read in batches. The server answers other requests in between. */
export async function buildCatalogue(
  deps: Compiling,
  { today, onSize, isAlone = false }: Work,
): Promise<CompiledCatalogue> {
  const { index, ...state } = await builtInAnyCase(deps.log, (alone) =>
    withOpenSnapshot(deps.db, today, async (tx, { count, batches, ...state }) => {
      onSize(count);
      const words = await knownWords(tx, deps, { today, most: mostChanges(count) });
      const builder = new IndexBuilder(count, today, words ? "without words" : "all");
      await compileAll(builder, { count, batches, alone: alone || isAlone });
      const index = await inTurns(builder.finish());
      return { index: words ? await withWords(tx, index, words) : index, ...state };
    }),
  );
  return compiled(state, index);
}

/** The index with the words of another one. Those of the scholarships that changed or came since are compiled. */
async function withWords(tx: Database, built: CatalogueIndex, { before, changed }: KnownWords) {
  const { text, unknown } = await inTurns(textFor(built, before));
  const missing = [...new Set([...changed, ...unknown])];
  const open = await compiledRows(tx, missing, built.today);
  const changedIndex = await inTurns(changeIndex({ ...built, text }, { today: built.today, changed: missing, open }));
  const index = await inTurns(indexInOrder(changedIndex));
  return { ...index, text: await inTurns(mergeText(index.text)) };
}

/**
 * The catalog after all changes since `before`. Reads and compiles only what changed, unless that is much, or the database
 * is of another history by now, as after a restore: then `build` makes the index anew.
 */
export async function updateCatalogue(
  deps: Compiling,
  before: CompiledCatalogue,
  work: Work,
  build: typeof buildCatalogue = buildCatalogue,
): Promise<CompiledCatalogue> {
  const { db } = deps;
  const { today } = work;
  const updated = (await withFewChanges(db, before, work)) ?? (await withManyChanges(db, before, work));
  if (!updated) return build(deps, work);
  const { changes, shownOnly, ...state } = updated;
  const isSame = changes.changed.length === 0 && today === before.index.today;
  const index = isSame ? before.index : await inTurns(changeIndex(before.index, changes), mostAtOnceMs);
  return compiled(state, index, shownOnly);
}

/** `shown` are scholarships that are shown in another way since the index before. */
function compiled(state: CatalogueRevision, index: CatalogueIndex, shown: readonly string[] = []): CompiledCatalogue {
  const isSame = index.shown.noted === state.shown && shown.length === 0;
  return { ...state, index: isSame ? index : { ...index, shown: shownAfter(index.shown, state, shown) } };
}

const mostNoted = 2000;

function shownAfter(
  before: Shown,
  { revision: at, shown: noted }: CatalogueRevision,
  changed: readonly string[],
): Shown {
  const all: Shown = { at, since: at, noted, rows: new Map() };
  if (before.noted !== noted || before.rows.size + changed.length > mostNoted) return all;
  return { ...before, at, rows: new Map([...before.rows, ...changed.map((id) => [id, at] as const)]) };
}

type Changed = CatalogueRevision & { changes: CatalogueChanges; shownOnly: readonly string[] };

/** A few changes of the same day; null when there are more, or the day is another one. */
async function withFewChanges(
  db: Database,
  { revision, token, index }: CompiledCatalogue,
  { today, onSize }: Work,
): Promise<Changed | null> {
  const since = { revision, token };
  const few = today === index.today ? await fewChanges(db, { since, today }) : null;
  if (!few) return null;
  const { changed, open, ...state } = few;
  onSize(changed.length);
  return { ...state, changes: { today, changed, open: compileRows(open, today) } };
}

/** Null when the changes are too many to merge. */
function withManyChanges(
  db: Database,
  { revision, token, index }: CompiledCatalogue,
  { today, onSize }: Work,
): Promise<Changed | null> {
  return withChanges(db, { revision, token, day: index.today }, today, async (tx, { changed, shownOnly, ...state }) => {
    if (changed.length > mostChanges(index.count)) return null;
    onSize(changed.length);
    return { ...state, shownOnly, changes: { today, changed, open: await compiledRows(tx, changed, today) } };
  });
}

/** Those of these scholarships that are open, compiled. */
async function compiledRows(tx: Database, ids: readonly string[], today: string): Promise<CompiledRows> {
  const open: CompiledRows = { rows: [], unreadable: [] };
  for await (const batch of openBatches(tx, ids, today)) {
    const { rows, unreadable } = compileRows(batch, today);
    open.rows.push(...rows);
    open.unreadable.push(...unreadable);
  }
  return open;
}
