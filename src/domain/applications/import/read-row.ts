import { ApplicationChanges, type ApplicationFields } from "../application.ts";
import { applicationStatuses, applicationStatusLabels } from "../application-status.ts";
import { dayError } from "../tracked-day.ts";
import type { FileField } from "./columns.ts";
import type { ImportProblem } from "./import.ts";
import { type DayReading, type ReadCell, readChecklist, readDay, readMoment, readStatus } from "./read-cells.ts";

/** One row of a file: the line that it begins on and its cells by field. Cells of JSON may be other values than text. */
export type FileRow = { line: number; cells: Partial<Record<FileField, unknown>> };

/** An application as a file states it. Null where the file has no such column or cell. */
export type ImportedApplication = ApplicationFields & {
  line: number;
  id: string | null;
  scholarship_id: string | null;
  created_at: Date | null;
  submitted_at: Date | null;
};
export type ReadRow = { ok: true; application: ImportedApplication } | { ok: false; problems: ImportProblem[] };

const labels = applicationStatuses.map((status) => applicationStatusLabels[status]);
const statusError = `Use one of the statuses: ${labels.slice(0, -1).join(", ")} or ${labels.at(-1)}.`;

/** Reads one row of a file. A row that an application cannot be made of has a problem for each of its bad fields. */
export function readRow({ line, cells }: FileRow, days: DayReading): ReadRow {
  const bad = new Map<string, string>();
  const read = <Value>(field: FileField, reader: (cell: string) => ReadCell<Value>, error: string) => {
    const cell = reader(textOf(cells[field]));
    if (cell.ok) return cell.value;
    bad.set(field, error);
    return undefined;
  };
  const tasks = cells.checklist || cells.tasks;
  const created_at = read("created_at", (cell) => readMoment(cell, days), dayError);
  const submitted_at = read("submitted_at", (cell) => readMoment(cell, days), dayError);
  const fields = ApplicationChanges.safeParse({
    scholarship_title: textOf(cells.scholarship_title),
    provider_name: textOf(cells.provider_name),
    amount: textOf(cells.amount),
    deadline: read("deadline", (cell) => readDay(cell, days), dayError),
    status: read("status", readStatus, statusError),
    application_url: textOf(cells.application_url).replace(/^(?:n\/?a|none|-)$/i, ""),
    notes: textOf(cells.notes),
    checklist: Array.isArray(tasks) ? tasks : readChecklist(textOf(tasks)),
  });
  for (const { path, message } of fields.error?.issues ?? []) bad.set(String(path[0]), message);
  if (bad.size > 0 || !fields.success)
    return {
      ok: false,
      problems: [...bad].map(([field, message]) => ({ line, field, message, ...shownOf(cells, field) })),
    };
  const own = {
    line,
    id: textOf(cells.id) || null,
    scholarship_id: textOf(cells.scholarship_id) || null,
    created_at: created_at ?? null,
    submitted_at: submitted_at ?? null,
  };
  // Every field was given, so none is absent.
  return { ok: true, application: { ...(fields.data as ApplicationFields), ...own } };
}

const longestShown = 60;
const cut = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text);

/** What a student knows the row and its bad cell by. */
function shownOf(cells: FileRow["cells"], field: string): Pick<ImportProblem, "title" | "value"> {
  const title = cut(textOf(cells.scholarship_title).trim());
  const value = cut(textOf(cells[field as FileField]).trim());
  return { ...(title && { title }), ...(value && { value }) };
}

const textOf = (cell: unknown): string =>
  typeof cell === "string" ? cell : typeof cell === "number" ? String(cell) : "";
