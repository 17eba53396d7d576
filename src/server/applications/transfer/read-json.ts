import { fieldOfHeading } from "#domain/applications/import/columns.ts";
import type { ImportProblem } from "#domain/applications/import/import.ts";
import type { FileRow } from "#domain/applications/import/read-row.ts";
import { isRecord } from "#domain/is-record.ts";

/** The rows of a file, and what could not be read as rows. */
export type ReadFile = { rows: FileRow[]; problems: ImportProblem[] };

const noList = "This is not a JSON list of applications.";

/** Reads a JSON list of applications, or an object with the list as `items`, up to `mostRows`. Lines count the items. */
export function readJson(text: string, mostRows: number): ReadFile {
  const items = itemsOf(text);
  if (!items) return { rows: [], problems: [{ line: 1, field: "", message: noList }] };
  const file: ReadFile = { rows: [], problems: [] };
  for (const [at, item] of items.slice(0, mostRows + 1).entries()) {
    if (isRecord(item)) file.rows.push({ line: at + 1, cells: cellsOf(item) });
    else file.problems.push({ line: at + 1, field: "", message: "This is not an application." });
  }
  return file;
}

function itemsOf(text: string): unknown[] | null {
  try {
    const content: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    const items = isRecord(content) ? content.items : content;
    return Array.isArray(items) ? items : null;
  } catch {
    return null;
  }
}

const cellsOf = (item: Record<string, unknown>): FileRow["cells"] =>
  Object.fromEntries(
    Object.entries(item).flatMap(([key, value]) => {
      const field = fieldOfHeading(key);
      return field === undefined || value === null ? [] : [[field, value]];
    }),
  );
