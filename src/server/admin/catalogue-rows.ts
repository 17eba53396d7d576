import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { isRecord } from "#domain/is-record.ts";
import { csvRows } from "./csv-rows.ts";
import { ImportMistake } from "./import-map.ts";

/** One record of a file: its values, or why it cannot be read. `number` counts records from 1. */
export type CatalogueRow = { number: number } & ({ values: Record<string, unknown> } | { refused: string });

/**
 * Reads the records of a CSV file, a JSON array (or an object that holds one array, at any depth), or JSON lines. Throws an
 * ImportMistake for any other file. A broken record becomes a refused row. `wanted`: names of columns by which the row with the
 * names of a CSV file is found.
 */
export async function readCatalogueRows(file: string, wanted: readonly string[] = []): Promise<CatalogueRow[]> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new ImportMistake(`FILE ${file} cannot be read: ${error.message}`);
  });
  const text = decoded(bytes);
  if (text.trim() === "") throw new ImportMistake(`FILE ${file} is empty.`);
  const extension = extname(file).toLowerCase();
  if (extension === ".csv" || extension === ".tsv") return csvRows(text, wanted);
  if (extension === ".jsonl" || extension === ".ndjson") return jsonLines(text);
  if (/^\s*[[{]/.test(text)) return jsonRows(text, file);
  return csvRows(text, wanted);
}

/** Decodes UTF-16 with its mark and UTF-8, or else Windows-1252: spreadsheets write all three. */
function decoded(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString("hex");
  if (mark === "fffe" || mark === "feff")
    return new TextDecoder(mark === "fffe" ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function jsonRows(text: string, file: string): CatalogueRow[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    if (text.trim().includes("\n")) return jsonLines(text, file);
    throw new ImportMistake(`FILE ${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (Array.isArray(content)) return content.map(rowOf);
  const lists = listsIn(content, "", 4);
  const [one] = lists;
  if (lists.length === 1 && one) return one.list.map(rowOf);
  const named = lists
    .map(({ path }) => `"${path}"`)
    .slice(0, 8)
    .join(", ");
  throw new ImportMistake(
    `FILE ${file} holds ${lists.length} lists${named && ` (${named})`}; it must hold one. Save the one with the scholarships as a file of its own.`,
  );
}

/** The lists in the objects of a value, outside of other lists. Where one of them has objects, those without count as none. */
function listsIn(value: unknown, path: string, depth: number): { path: string; list: readonly unknown[] }[] {
  if (Array.isArray(value)) return [{ path, list: value }];
  if (!isRecord(value) || depth === 0) return [];
  const lists = Object.entries(value).flatMap(([key, part]) => listsIn(part, path ? `${path}.${key}` : key, depth - 1));
  const ofObjects = lists.filter(({ list }) => list.some(isRecord));
  return ofObjects.length > 0 ? ofObjects : lists;
}

function jsonLines(text: string, file?: string): CatalogueRow[] {
  const rows = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, i): CatalogueRow => {
      try {
        return rowOf(JSON.parse(line), i);
      } catch {
        return { number: i + 1, refused: "it is not JSON" };
      }
    });
  if (file !== undefined && rows.every((row) => "refused" in row)) throw new ImportMistake(`FILE ${file} is not JSON.`);
  return rows;
}

function rowOf(value: unknown, index: number): CatalogueRow {
  return isRecord(value) ? { number: index + 1, values: value } : { number: index + 1, refused: "it is not an object" };
}
