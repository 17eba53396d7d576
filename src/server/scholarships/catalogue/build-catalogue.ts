import { setImmediate as nextTurn } from "node:timers/promises";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { IndexBuilder } from "#domain/matches/catalogue/index-builder.ts";
import { type CompiledRows, changeIndex, compileRows } from "#domain/matches/catalogue/index-changes.ts";
import type { Slices } from "#domain/matches/catalogue/slices.ts";
import type { Database } from "#server/platform/database/database.ts";
import { openBatches, withChanges, withOpenSnapshot } from "./matchable-store.ts";

export type CompiledCatalogue = {
  /** The revision of the catalog that the index shows. */
  revision: number;
  index: CatalogueIndex;
};

type Work = {
  today: string;
  /** Is told the number of scholarships to compile, before they are read. */
  onSize: (scholarships: number) => void;
};

// More changes than this are not merged into the index, because merging them would block other requests. It is built anew.
const mostMerged = { share: 0.02, least: 2000 };

/** Compiles all open scholarships, read in batches. The server answers other requests in between. */
export async function buildCatalogue(db: Database, { today, onSize }: Work): Promise<CompiledCatalogue> {
  const { builder, revision } = await withOpenSnapshot(db, today, async ({ revision, count, batches }) => {
    onSize(count);
    const builder = new IndexBuilder(count, today);
    for await (const batch of batches) for (const scholarship of batch) builder.add(scholarship);
    return { builder, revision };
  });
  return { revision, index: await inTurns(builder.finish()) };
}

/** Does the slices one after the other. The server answers other requests in between. */
export async function inTurns<Result>(slices: Slices<Result>): Promise<Result> {
  let step = slices.next();
  while (!step.done) {
    await nextTurn();
    step = slices.next();
  }
  return step.value;
}

/** The catalog after all changes since `before`. Reads and compiles only what changed, unless that is much. */
export async function updateCatalogue(
  db: Database,
  before: CompiledCatalogue,
  { today, onSize }: Work,
): Promise<CompiledCatalogue> {
  const { index } = before;
  const since = { revision: before.revision, day: index.today };
  const updated = await withChanges(db, since, today, async (tx, { revision, changed }) => {
    if (changed.length > Math.max(mostMerged.least, mostMerged.share * index.ids.length)) return null;
    onSize(changed.length);
    const open: CompiledRows = { rows: [], unreadable: [] };
    for await (const batch of openBatches(tx, changed, today)) {
      const { rows, unreadable } = compileRows(batch, today);
      open.rows.push(...rows);
      open.unreadable.push(...unreadable);
    }
    return { revision, changes: { today, changed, open } };
  });
  if (!updated) return buildCatalogue(db, { today, onSize });
  return { revision: updated.revision, index: await inTurns(changeIndex(index, updated.changes)) };
}
