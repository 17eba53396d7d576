import type { ApplicationFields } from "#domain/applications/application.ts";
import { applicationStatusLabels } from "#domain/applications/application-status.ts";
import { longDay } from "#domain/calendar/format-day.ts";
import type { Change } from "./change.ts";
import type { Field } from "./conflict.ts";

export const fieldLabels: Record<Field, string> = {
  scholarship_title: "Scholarship name",
  provider_name: "Sponsor",
  amount: "Amount",
  deadline: "Deadline",
  status: "Status",
  application_url: "Website",
  notes: "Notes",
  checklist: "Checklist",
};

/** The value of a field as a student reads it. */
export function fieldWords(field: Field, values: Partial<ApplicationFields>): string {
  const { status, deadline, checklist } = values;
  if (field === "status" && status) return applicationStatusLabels[status];
  if (field === "deadline" && deadline) return longDay(deadline);
  if (field === "checklist" && checklist?.length)
    return checklist.map(({ title, done }) => `${done ? "✓" : "○"} ${title}`).join("\n");
  const text = values[field];
  return typeof text === "string" && text !== "" ? text : "Empty";
}

/** The fields that a student entered with a change, each with the values it is read from. */
export function enteredFields(change: Change): [Field, Partial<ApplicationFields>][] {
  if (change.kind !== "edit" && change.kind !== "add") return [];
  const values = change.kind === "edit" ? change.changes : change.sent;
  const fields = Object.keys(fieldLabels) as Field[]; // the keys of a record of fields
  return fields.filter((field) => values[field] !== undefined).map((field) => [field, values]);
}
