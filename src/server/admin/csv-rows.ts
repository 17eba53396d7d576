import papaparse from "papaparse";
import type { CatalogueRow } from "./catalogue-rows.ts";

/** How many lines may stand above the names of the columns: a title of the sheet, the day of the export. */
const mostAbove = 20;

/**
 * The records of a CSV text. The names of the columns stand in the first row, or in the first one that has one of `wanted`, where
 * others stand above it. Of columns with the same name all values count, each as a line. A first line `sep=;` names the separator.
 */
export function csvRows(text: string, wanted: readonly string[]): CatalogueRow[] {
  const said = /^sep=(.)\r?\n?/i.exec(text);
  const { data, errors } = papaparse.parse<string[]>(said ? text.slice(said[0].length) : text, {
    skipEmptyLines: "greedy",
    ...(said?.[1] && { delimiter: said[1] }),
  });
  const names = new Set(wanted.map(plainName));
  const found = data.slice(0, mostAbove).findIndex((cells) => cells.some((cell) => names.has(plainName(cell))));
  const top = Math.max(found, 0);
  const header = (data[top] ?? []).map((name) => name.replace(/\s+/g, " ").trim());
  const columns = header.slice(0, header.findLastIndex((name) => name !== "") + 1);
  const broken = new Map(errors.map(({ row, code }) => [row, code]));
  return data.slice(top + 1).map((cells, i) => {
    const number = i + 1;
    const reason = problemOf(cells, columns.length, broken.get(top + 1 + i));
    return reason === null ? { number, values: recordOf(columns, cells) } : { number, refused: reason };
  });
}

/** A column's name without regard to case and spaces. */
export const plainName = (name: string): string => name.replace(/\s+/g, " ").trim().toLowerCase();

function problemOf(cells: readonly string[], columns: number, code: string | undefined): string | null {
  if (code === "MissingQuotes") {
    const lost = (cells.at(-1) ?? "").split(/\r\n|\r|\n/).filter((line) => line.trim() !== "").length - 1;
    const rest =
      lost > 0
        ? `, so ${lost === 1 ? "the line behind it was" : `the ${lost} lines behind it were`} taken for a part of this row`
        : "";
    return `a quotation mark opens in column ${cells.length} and does not close${rest}. Close it and import the file again`;
  }
  if (code !== undefined) return `a quotation mark stands within a value. Write it twice ("") or take it out`;
  const filled = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  if (filled > columns) return `its columns do not fit: it has ${filled}, the first row names ${columns}`;
  if (cells.length < columns) return `its columns do not fit: it has ${cells.length}, the first row names ${columns}`;
  return null;
}

function recordOf(columns: readonly string[], cells: readonly string[]): Record<string, string> {
  const record: Record<string, string> = Object.create(null);
  columns.forEach((name, i) => {
    const value = cells[i] ?? "";
    const before = record[name];
    record[name] = before ? [before, value].filter((each) => each.trim() !== "").join("\n") : value;
  });
  return record;
}
