import { dayOf } from "#domain/calendar/day.ts";
import { scamReport } from "#domain/scams/scam-report.ts";
import { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type CatalogueEntry, newRow, type StoredRow } from "#server/scholarships/saving/catalogue-entry.ts";
import { type LikelyDuplicates, likelyDuplicates } from "#server/scholarships/saving/likely-duplicates.ts";
import { readSubmission } from "#server/submissions/read-submission.ts";
import { pendingLike, type SubmissionRow } from "#server/submissions/store.ts";

/**
 * A submission for the operator: what the student typed, what was read from it and from which words, what is left to
 * check, the warnings of the scam rules, and the scholarships of the catalog and other pending submissions that may be
 * the same.
 */
export async function shownSubmission(db: Database, submission: SubmissionRow, now: Date): Promise<string> {
  const { id, status, created_at, form } = submission;
  const read = readSubmission(form, now);
  const parts = [`Submission ${id}, ${status}, ${created_at.toISOString()}`, ...part("As typed", linesOf(form))];
  if (!read.ok) return [...parts, `It cannot be read: ${read.reason}`, ""].join("\n");
  const row = newRow({ ...read.entry, id }, now);
  // An approved one is in the catalog itself.
  const duplicates = status === "pending_review" ? await likelyDuplicates(db, row) : { same: null, similar: [] };
  return [
    ...parts,
    ...part("As read", linesOf(factsOf(read.entry))),
    ...part("Read from", linesOf(read.entry.evidence)),
    ...part(
      "Left to check",
      read.entry.demands.map(({ quote, about }) => `${about}: "${quote}"`),
    ),
    ...part("Warnings", scamReport(row)),
    ...part("May be the same as", duplicateLines(duplicates)),
    ...part("Pending with the same title or page", (await pendingLike(db, submission)).map(submissionLine)),
    "",
  ].join("\n");
}

/** A heading with its lines, each indented, so that no line of a text looks like a heading. */
function part(heading: string, lines: readonly string[]): string[] {
  const shown = lines.length > 0 ? lines : ["nothing"];
  return [heading, ...shown.flatMap((line) => line.split("\n")).map((line) => `  ${line}`)];
}

const linesOf = (values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== 0 && String(value) !== "")
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join("; ") : value}`);

/** The facts that were read, without those that repeat what was typed or stand in other parts. */
function factsOf(entry: CatalogueEntry): object {
  const elsewhere = ["title", "provider_name", "description", "application_url", "requirements", "demands", "evidence"];
  const read = ScholarshipFacts.keyof().options.filter((name) => !elsewhere.includes(name));
  return Object.fromEntries(read.map((name) => [name, entry[name]]));
}

/** A submission on one line. */
export const submissionLine = ({ id, created_at, form }: SubmissionRow) =>
  `${id}  ${dayOf(created_at)}  ${form.title} (${form.provider_name})`;

function duplicateLines({ same, similar }: LikelyDuplicates): string[] {
  const line = ({ id, title, provider_name, status }: StoredRow) => `${id}  ${title} (${provider_name}), ${status}`;
  return [...(same ? [`${line(same)}: approving updates it`] : []), ...similar.map(line)];
}
