import { z } from "zod";
import { Application, ApplicationList } from "#domain/applications/application.ts";
import { ImportReport } from "#domain/applications/import/import.ts";
import { StatusResults } from "#domain/applications/status-changes.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Applications", {
  list: {
    summary: "List the applications that the student tracks",
    description: "Newest first. `amount_min` and `amount_max` are the amount read as whole US dollars.",
    responses: { 200: answers(ApplicationList, "One page") },
    refusals: [400, 401],
  },
  all: {
    summary: "List every application that the student tracks",
    description: "Newest first, at most 10,000. For the tracker and its copy that works offline.",
    responses: { 200: answers(ApplicationList, "All of them; `next_cursor` is null") },
    refusals: [401, 429],
  },
  add: {
    summary: "Track an application",
    description:
      "With `scholarship_id`, absent fields are filled from the scholarship, with a first checklist from its stated " +
      "requirements; without it, `scholarship_title` is required. The same `Idempotency-Key` or `id` again answers the " +
      "first application; with other content it is refused with 422 `idempotency_key_reused` or 409 `id_taken`. The tracker " +
      "holds at most 10,000 applications (409 `too_many_applications`) with 20 MB of notes and checklists (409 `tracker_full`).",
    responses: {
      200: answers(Application, "The scholarship is tracked already: its application, unchanged"),
      201: answers(Application, "The new application"),
    },
    refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  change: {
    summary: "Change an application",
    description:
      "Absent fields stay. `base` holds the values that the student saw when they changed the fields. If a field was " +
      "changed elsewhere to another value, nothing is stored and the answer is 409 with code `application_changed`, the " +
      "fields in `errors`, and the present row in `application`. Checklists are merged task by task. `submitted_at` is " +
      "set when the status first becomes submitted or later. The match of the scholarship follows the status. Notes and " +
      "checklists above 20 MB in all are refused with 409 `tracker_full`.",
    responses: { 200: answers(Application, "The application as stored") },
    refusals: [400, 401, 403, 404, 409, 413, 415],
  },
  delete: {
    summary: "Stop tracking an application",
    description: "It can be restored for a day. Deleting it again is answered in the same way.",
    responses: { 204: { description: "Deleted" } },
    refusals: [401, 403, 404],
  },
  restore: {
    summary: "Restore a deleted application",
    description:
      "Within a day. When its scholarship was tracked anew meanwhile, the answer is 409 with code `scholarship_tracked` " +
      "and that application in `application`; it is 409 `too_many_applications` or `tracker_full` when the tracker is full.",
    responses: { 200: answers(Application, "The application") },
    refusals: [401, 403, 404, 409],
  },
  import: {
    summary: "Add the applications of a file to the tracker",
    description:
      "Takes the content of a CSV file with headings, or a JSON list of applications, of at most 5 MB and 10,000 rows. " +
      "Usual headings, dates and names of statuses are understood. Good rows are added in one transaction; the others " +
      "are in `problems`. A row that is tracked already is skipped: one with the same id, scholarship, or title, provider " +
      "and deadline. With `dry_run` nothing is stored and the report is the same. More rows, " +
      "or more than the tracker holds, are refused as a whole with 409 `too_many_rows`, `too_many_applications` or " +
      "`tracker_full`.",
    responses: { 200: answers(ImportReport, "The report") },
    refusals: [400, 401, 403, 409, 413, 415, 429],
  },
  exportCsv: {
    summary: "Download the tracker as a CSV file",
    description:
      "Cells that a spreadsheet could run as a formula begin with an apostrophe. The file can be imported again.",
    responses: { 200: { description: "The file", content: { "text/csv": {} } } },
    refusals: [401, 429],
  },
  exportJson: {
    summary: "Download the tracker as a JSON file",
    description: "`items` are the applications. The file can be imported again.",
    responses: { 200: answers(z.object({ items: z.array(Application) }), "The file") },
    refusals: [401, 429],
  },
  setStatuses: {
    summary: "Set the statuses of several applications",
    description:
      "At most 500, in one transaction. `base` is the status that the student saw. An application whose status was " +
      "changed elsewhere, or that is gone, stays as it is and is in `conflicts`. 404 when none of them is there.",
    responses: { 200: answers(StatusResults, "The changed applications and the conflicts") },
    refusals: [400, 401, 403, 404, 413, 415, 429],
  },
});
