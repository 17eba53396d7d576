import type { Application, ApplicationChanges, NewApplication } from "#domain/applications/application.ts";
import { type ApplicationStatus, submittedAt } from "#domain/applications/application-status.ts";
import { blankFields } from "#domain/applications/blank-fields.ts";
import { countOf } from "#domain/applications/count-of.ts";
import type { Saved } from "./send-change.ts";

type StatusItem = { id: string; status: ApplicationStatus; base: ApplicationStatus };

/** An edit of one application. `base` holds the values that the student saw. */
export type EditedFields = { id: string; title: string; changes: ApplicationChanges; base: ApplicationChanges };

/** A change of the tracker, as it waits and as it is sent. It is stored in the browser, so it holds only plain data. */
export type Change =
  /** `application` is what the screen shows until the server answers; `sent` is what the student gave. */
  | { kind: "add"; application: Application; sent: NewApplication & { id: string } }
  /** `at` is when the student made the change. */
  | ({ kind: "edit"; at: string } & EditedFields)
  | { kind: "statuses"; at: string; items: StatusItem[] }
  | { kind: "delete"; application: Application }
  | { kind: "restore"; application: Application };

/** The ids of the applications that a change belongs to. */
export function idsOf(change: Change): string[] {
  if (change.kind === "edit") return [change.id];
  return change.kind === "statuses" ? change.items.map(({ id }) => id) : [change.application.id];
}

/** The applications, the newest first, as they are after a change. The same change twice is one change. */
export function applyChange(applications: Application[], change: Change): Application[] {
  if (change.kind === "delete") return applications.filter(({ id }) => id !== change.application.id);
  if (change.kind === "edit")
    return applications.map((each) => (each.id === change.id ? edited(each, change.changes, change.at) : each));
  if (change.kind === "statuses") {
    const statuses = new Map(change.items.map(({ id, status }) => [id, status]));
    return applications.map((each) => edited(each, { status: statuses.get(each.id) ?? each.status }, change.at));
  }
  const { application } = change;
  return applications.some(({ id }) => id === application.id)
    ? applications
    : [...applications, application].sort(newestFirst);
}

const edited = (application: Application, changes: ApplicationChanges, at: string): Application => ({
  ...application,
  ...changes,
  submitted_at: submittedAt(application, changes.status ?? application.status, at),
  deadline_confirmed:
    application.deadline_confirmed || (changes.deadline !== undefined && changes.deadline !== application.deadline),
});

/** The applications after the server saved a change. */
export function applySaved(applications: Application[], change: Change, { rows, gone = [] }: Saved): Application[] {
  // The server answers the application that is tracked already, instead of a second one for the same scholarship.
  const shownUntilNow = change.kind === "add" ? [change.application.id] : [];
  const replaced = new Set([...shownUntilNow, ...gone, ...rows.map(({ id }) => id)]);
  return [...applications.filter(({ id }) => !replaced.has(id)), ...rows].sort(newestFirst);
}

const newestFirst = (a: Application, b: Application) =>
  b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id);

/** A new application as the screen shows it until the server answers. */
export function newApplication(sent: NewApplication & { id: string }, userId: string, now: Date): Application {
  const time = now.toISOString();
  return {
    scholarship_id: null,
    ...blankFields,
    ...withoutUndefined(sent),
    user_id: userId,
    amount_min: null,
    amount_max: null,
    created_at: time,
    updated_at: time,
    submitted_at: null,
    deadline_confirmed: true,
    deadline_kind: null,
    deadline_text: null,
  };
}

/** The fields of an application that some changes name. */
export const fieldsOf = (application: Application, changes: ApplicationChanges): ApplicationChanges =>
  Object.fromEntries(Object.entries(application).filter(([field]) => field in changes));

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  }; // The filter removes exactly the values that the type leaves out.

/** What a change is about, as a student reads it. */
export function titleOf(change: Change): string {
  if (change.kind === "statuses") return countOf(change.items.length);
  return change.kind === "edit" ? change.title : change.application.scholarship_title;
}
