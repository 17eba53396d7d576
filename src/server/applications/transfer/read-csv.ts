import papaparse from "papaparse";
import { type FileField, fieldOfHeading } from "#domain/applications/import/columns.ts";
import type { FileRow } from "#domain/applications/import/read-row.ts";
import type { ReadFile } from "./read-json.ts";
import { asWritten } from "./safe-cells.ts";

const delimiters = [",", ";", "\t", "|"];
const noTitles = "No column has the names of the scholarships. Give one the heading Scholarship.";
const openQuote = "A quotation mark has no end, so the file cannot be read from this line on.";

/**
 * Reads the rows of a CSV file with headings in its first row, up to `mostRows`. The delimiter is the one that gives the
 * most known headings. Blank rows and columns with other headings are left out.
 */
export function readCsv(text: string, mostRows: number): ReadFile {
  const { content, line: firstLine } = withoutSeparatorLine(text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n"));
  const delimiter = delimiterOf(content);
  const file: ReadFile = { rows: [], problems: [] };
  let fields: (FileField | undefined)[] | undefined;
  let [line, end] = [firstLine, 0];
  papaparse.parse<string[]>(content, {
    delimiter,
    newline: "\n",
    step: ({ data, errors, meta }, parser) => {
      const row = { line, data };
      line += lineBreaks(content, end, meta.cursor);
      end = meta.cursor;
      const isOpen = errors.some(({ code }) => code === "MissingQuotes");
      if (isOpen) file.problems.push({ line: row.line, field: "", message: openQuote });
      else if (data.every((cell) => cell.trim() === "")) return;
      else if (fields === undefined) fields = fieldsOf(data);
      else file.rows.push({ line: row.line, cells: cellsOf(fields, data) });
      if (file.rows.length > mostRows || (fields && !fields.includes("scholarship_title"))) parser.abort();
    },
  });
  if (!fields?.includes("scholarship_title"))
    return { rows: [], problems: [{ line: firstLine, field: "scholarship_title", message: noTitles }] };
  return file;
}

/** Some spreadsheets name their delimiter in a line before the headings: "sep=;". */
function withoutSeparatorLine(text: string): { content: string; line: number } {
  const end = /^"?sep=.{1,3}\n/i.exec(text)?.[0].length;
  return end === undefined ? { content: text, line: 1 } : { content: text.slice(end), line: 2 };
}

function delimiterOf(content: string): string {
  const beginning = content.slice(0, 20_000);
  const counted = delimiters.map((delimiter) => {
    const [headings = []] = papaparse.parse<string[]>(beginning, {
      delimiter,
      newline: "\n",
      preview: 1,
      skipEmptyLines: "greedy",
    }).data;
    return { delimiter, known: fieldsOf(headings).filter((field) => field !== undefined).length };
  });
  return counted.toSorted((a, b) => b.known - a.known)[0]?.delimiter ?? ",";
}

/** The field of each column. A field that two columns name is the first one. */
function fieldsOf(headings: readonly string[]): (FileField | undefined)[] {
  const found = new Set<FileField>();
  return headings.slice(0, 200).map((heading) => {
    const field = fieldOfHeading(heading);
    if (field === undefined || found.has(field)) return undefined;
    found.add(field);
    return field;
  });
}

const cellsOf = (fields: readonly (FileField | undefined)[], data: readonly string[]): FileRow["cells"] =>
  Object.fromEntries(fields.flatMap((field, at) => (field ? [[field, asWritten(data[at] ?? "")]] : [])));

function lineBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
