import type { Application, ApplicationChanges, NewApplication } from "#domain/applications/application.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";

type StatusItem = { id: string; status: ApplicationStatus; base: ApplicationStatus };

/** A change of the tracker, as it waits and as it is sent. It is stored in the browser, so it holds only plain data. */
export type Change =
  /** `application` is what the screen shows until the server answers; `sent` is what the student gave. */
  | { kind: "add"; application: Application; sent: NewApplication & { id: string } }
  /** `base` holds the values that the student saw. */
  | { kind: "edit"; id: string; title: string; changes: ApplicationChanges; base: ApplicationChanges }
  | { kind: "statuses"; items: StatusItem[] }
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
    return applications.map((each) => (each.id === change.id ? { ...each, ...change.changes } : each));
  if (change.kind === "statuses") {
    const statuses = new Map(change.items.map(({ id, status }) => [id, status]));
    return applications.map((each) => ({ ...each, status: statuses.get(each.id) ?? each.status }));
  }
  const { application } = change;
  return applications.some(({ id }) => id === application.id)
    ? applications
    : [...applications, application].sort(newestFirst);
}

/** The applications after the server saved a change and answered these rows. */
export function applySaved(applications: Application[], change: Change, saved: readonly Application[]): Application[] {
  // The server answers the application that is tracked already, instead of a second one for the same scholarship.
  const shownUntilNow = change.kind === "add" ? change.application.id : undefined;
  const rows = new Map(saved.map((row) => [row.id, row]));
  const others = applications.filter(({ id }) => id !== shownUntilNow && !rows.has(id));
  return [...others, ...saved].sort(newestFirst);
}

const newestFirst = (a: Application, b: Application) =>
  b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id);

/** A new application as the screen shows it until the server answers. */
export function newApplication(sent: NewApplication & { id: string }, userId: string, now: Date): Application {
  const time = now.toISOString();
  return {
    scholarship_id: null,
    scholarship_title: "",
    provider_name: "",
    amount: "",
    deadline: null,
    status: "not_started",
    application_url: null,
    notes: "",
    checklist: [],
    ...withoutUndefined(sent),
    user_id: userId,
    amount_min: null,
    amount_max: null,
    created_at: time,
    updated_at: time,
    submitted_at: null,
  };
}

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  }; // The filter removes exactly the values that the type leaves out.
