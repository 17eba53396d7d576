import { dayOf } from "#domain/calendar/day.ts";
import type { Database } from "#server/platform/database/database.ts";
import { rolledBack } from "#server/platform/database/rolled-back.ts";
import type { Model } from "#server/platform/model/model.ts";
import { writesDayFirst } from "#server/scholarships/reading/day-order.ts";
import { type FieldMap, pathsIn } from "#server/scholarships/reading/field-map.ts";
import { mappedValues } from "#server/scholarships/reading/mapped-values.ts";
import { type Saved, saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { type CatalogueRow, readCatalogueRows } from "./catalogue-rows.ts";
import { type FittedMap, fittedMap } from "./fitted-map.ts";
import { readImportMap } from "./import-map.ts";
import { type ProposalCounts, withProposedFacts } from "./proposed-facts.ts";
import { readRows } from "./read-rows.ts";

/** `model` proposes facts for what is not understood. */
type ImportOrder = {
  file: string;
  map: string;
  source: string;
  checked: string;
  dryRun: boolean;
  model?: Model | undefined;
};
export type Imported = Pick<Saved, "imported" | "merged" | "levels"> & {
  refused: { number: number; reason: string }[];
  proposals: ProposalCounts | null;
  columns: Pick<FittedMap, "missing" | "unread"> & { dayFirst: boolean };
};

/**
 * Imports a file of scholarships into the catalog in one transaction. Bad rows are refused one by one, and the others
 * are stored. A dry run does the same and rolls it back. Throws an ImportMistake when nothing can be imported.
 */
export async function importScholarships(db: Database, order: ImportOrder, now: Date): Promise<Imported> {
  const map = await readImportMap(order.map);
  const { rows, refused, columns } = await readFileThrough(map, order, dayOf(now));
  const read = rows.map(({ entry }) => entry);
  const proposed = order.model === undefined ? null : await withProposedFacts(order.model, read);
  const entries = proposed?.scholarships ?? read;
  const save = (within: Database) => saveScholarships(within, entries, now);
  const { imported, merged, levels, ...saved } = order.dryRun ? await rolledBack(db, save) : await save(db);
  const unwritten = saved.refused.map(({ entry, reason }) => ({ number: rows[entry]?.number ?? 0, reason }));
  return {
    imported,
    merged,
    levels,
    refused: [...refused, ...unwritten].toSorted((a, b) => a.number - b.number),
    proposals: proposed?.counts ?? null,
    columns,
  };
}

async function readFileThrough(given: FieldMap, order: ImportOrder, today: string) {
  const file = await readCatalogueRows(order.file, pathsIn(given.get("title") ?? []));
  const { map, missing, unread } = fittedMap(given, file);
  const dayFirst = writesDayFirst(deadlinesIn(file, map));
  const source = { name: order.source, checked: order.checked, today, dayFirst };
  const refused: Imported["refused"] = [];
  const rows = (await readRows(file, { map, source })).flatMap(({ number, ...read }) => {
    if (read.ok) return [{ number, entry: read.entry }];
    refused.push({ number, reason: read.reason });
    return [];
  });
  return { rows, refused, columns: { missing, unread, dayFirst } };
}

function* deadlinesIn(rows: readonly CatalogueRow[], map: FieldMap): Generator<string> {
  for (const row of rows) if (!("refused" in row)) yield mappedValues(map, row.values).text("deadline_text");
}
