import type { Application, ApplicationChanges, NewApplication } from "#domain/applications/application.ts";
import type { Change, EditedFields } from "./change.ts";

// The server answers the addition of a scholarship that is tracked already, such as on the phone, with the tracked
// application. It has another id than the one that this browser made.

/**
 * Moves a queued change to an application with another id. It changes the object itself: the queue sends the object it
 * was given, also after a reload.
 */
export function renameApplication(change: Change, from: string, to: string): void {
  if (change.kind === "edit") change.id = to;
  if (change.kind === "statuses") for (const item of change.items) if (item.id === from) item.id = to;
}

const blank = { status: "not_started", notes: "", checklist: [] } satisfies ApplicationChanges;

/**
 * What the student entered with an addition, as an edit of the application that was tracked already; undefined when there
 * is nothing. Facts of the scholarship stay as they are there.
 */
export function ownFieldsFor(tracked: Application, sent: NewApplication): EditedFields | undefined {
  const entered = (["status", "notes", "checklist"] as const).filter(
    (field) => sent[field] !== undefined && sent[field] !== blank[field] && sent[field] !== tracked[field],
  );
  if (entered.length === 0) return undefined;
  const only = (values: ApplicationChanges): ApplicationChanges =>
    Object.fromEntries(entered.map((field) => [field, values[field]]));
  return { id: tracked.id, title: tracked.scholarship_title, changes: only(sent), base: only(blank) };
}
