import papaparse from "papaparse";
import type { Application } from "#domain/applications/application.ts";
import { applicationStatusLabels } from "#domain/applications/application-status.ts";
import { columns, type FileField } from "#domain/applications/import/columns.ts";
import type { Deps } from "#server/deps.ts";
import { allApplications } from "../list-applications.ts";
import { formulaStart } from "./safe-cells.ts";

/** The student's applications as a CSV file that spreadsheets open safely and that can be imported again. */
export async function exportCsv(deps: Pick<Deps, "db">, userId: string): Promise<string> {
  const applications = await allApplications(deps, userId);
  const data = applications.map((application) => columns.map(([field]) => cellOf(application, field)));
  const content = { fields: columns.map(([, heading]) => heading), data };
  // Spreadsheets take a file for UTF-8 only when it begins with this mark.
  return `\ufeff${papaparse.unparse(content, { escapeFormulae: formulaStart })}\r\n`;
}

/** The student's applications as JSON, in the shape of the list. */
export async function exportJson(deps: Pick<Deps, "db">, userId: string): Promise<string> {
  return JSON.stringify({ items: await allApplications(deps, userId) }, null, 2);
}

function cellOf(application: Application, field: FileField): string {
  if (field === "status") return applicationStatusLabels[application.status];
  if (field === "checklist") return application.checklist.length > 0 ? JSON.stringify(application.checklist) : "";
  if (field === "tasks")
    return application.checklist.map(({ title, done }) => (done ? `${title} (done)` : title)).join("; ");
  return application[field] ?? "";
}
