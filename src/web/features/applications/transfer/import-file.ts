import type { ImportReport } from "#domain/applications/import/import.ts";
import type { applicationRoutes } from "#server/applications/routes.ts";
import { sliceClient } from "#web/http/client.ts";

const client = sliceClient<typeof applicationRoutes>("/api/applications");

/** Imports the text of a file, JSON or else CSV. With `dryRun` nothing is stored and the report is the same. */
export async function importFile(text: string, { dryRun }: { dryRun: boolean }): Promise<ImportReport> {
  const format = /^\s*[[{]/.test(text) ? "json" : "csv";
  return (await client.import.$post({ json: { format, text, dry_run: dryRun } })).json();
}
