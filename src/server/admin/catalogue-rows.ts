import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import papaparse from "papaparse";
import { isRecord } from "#domain/is-record.ts";
import { ImportMistake } from "./import-map.ts";

/** One record of a file: its values, or why it cannot be read. `number` counts records from 1. */
export type CatalogueRow = { number: number } & ({ values: Record<string, unknown> } | { refused: string });

/**
 * Reads the records of a CSV file, a JSON array (or an object that holds one array), or JSON lines. Throws an
 * ImportMistake for any other file. A broken record becomes a refused row.
 */
export async function readCatalogueRows(file: string): Promise<CatalogueRow[]> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new ImportMistake(`FILE ${file} cannot be read: ${error.message}`);
  });
  const text = decoded(bytes);
  if (text.trim() === "") throw new ImportMistake(`FILE ${file} is empty.`);
  const extension = extname(file).toLowerCase();
  if (extension === ".csv" || extension === ".tsv") return csvRows(text);
  if (extension === ".jsonl" || extension === ".ndjson") return jsonLines(text);
  if (/^\s*[[{]/.test(text)) return jsonRows(text, file);
  return csvRows(text);
}

/** Decodes UTF-8, or else Windows-1252, which spreadsheets write. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function csvRows(text: string): CatalogueRow[] {
  const { data, errors } = papaparse.parse<Record<string, unknown>>(text, { header: true, skipEmptyLines: "greedy" });
  const broken = new Map(errors.filter(({ row }) => row !== undefined).map(({ row, message }) => [row, message]));
  return data.map((values, i) => {
    const reason = broken.get(i);
    return reason === undefined
      ? { number: i + 1, values }
      : { number: i + 1, refused: `its columns do not fit: ${reason}` };
  });
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
  const arrays = isRecord(content) ? Object.values(content).filter((value) => Array.isArray(value)) : [];
  if (arrays.length !== 1) throw new ImportMistake(`FILE ${file} holds ${arrays.length} lists; it must hold one.`);
  return (arrays[0] ?? []).map(rowOf);
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
