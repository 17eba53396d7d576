import type { Application, ApplicationChanges, ApplicationFields } from "#domain/applications/application.ts";
import { mergeApplication } from "#domain/applications/merging/merge-application.ts";
import { type EditedFields, fieldsOf } from "./change.ts";

export type Field = keyof ApplicationFields;

/** Edits of one application that the server refused because it was changed elsewhere. */
export type Conflict = {
  application: Application;
  /** The fields with two values. */
  fields: readonly Field[];
  /** What the student entered, also in fields without a conflict. */
  mine: ApplicationChanges;
};

/** The conflict between refused edits of one application, in their order, and the application as it is now. */
export function conflictOf(application: Application, edits: readonly EditedFields[]): Conflict {
  const mine: ApplicationChanges = Object.assign({}, ...edits.map(({ changes }) => changes));
  // What the student saw before the first of the edits.
  const base: ApplicationChanges = Object.assign({}, ...edits.map((edit) => edit.base).reverse());
  const merged = mergeApplication(application, { ...mine, base });
  // Without a conflict by now, the student still decides.
  const all = Object.keys(mine) as Field[]; // the keys of ApplicationChanges
  return { application, fields: merged.ok ? all : merged.conflicts, mine };
}

/** The edit that stores all that the student entered, over what they now see; or only what nobody else changed. */
export function resolution({ application, fields, mine }: Conflict, keep: "mine" | "other"): EditedFields {
  const isKept = (field: string) => keep === "mine" || !fields.some((each) => each === field);
  const changes: ApplicationChanges = Object.fromEntries(Object.entries(mine).filter(([field]) => isKept(field)));
  const { id, scholarship_title: title } = application;
  return { id, title, changes, base: fieldsOf(application, changes) };
}
