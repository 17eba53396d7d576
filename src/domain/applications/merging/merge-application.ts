import type { ApplicationFields, ApplicationPatch } from "../application.ts";
import { mergeChecklists, sameChecklist } from "./merge-checklists.ts";

type Field = keyof ApplicationFields;

/** The fields to store, or the fields that were changed elsewhere to something else. */
type MergedApplication = { ok: true; changes: Partial<ApplicationFields> } | { ok: false; conflicts: readonly Field[] };

/**
 * Merges the changes of a student into the application as it is now, field by field. `base` holds what the student saw.
 * A field that is still as the student saw it, or has no base, gets the new value; one that was changed elsewhere to the
 * same value stays; checklists merge task by task.
 */
export function mergeApplication(
  now: ApplicationFields,
  { base = {}, ...changes }: ApplicationPatch,
): MergedApplication {
  const merged = (Object.keys(changes) as Field[]).map((field) => mergeField(field, { now, base, changes }));
  const conflicts = merged.flatMap((each) => (each.ok ? [] : [each.field]));
  if (conflicts.length > 0) return { ok: false, conflicts };
  return { ok: true, changes: Object.assign({}, ...merged.map((each) => (each.ok ? each.change : {}))) };
}

type Sides = { now: ApplicationFields; base: Partial<ApplicationFields>; changes: Partial<ApplicationFields> };
type MergedField = { ok: true; change: Partial<ApplicationFields> } | { ok: false; field: Field };

function mergeField(field: Field, { now, base, changes }: Sides): MergedField {
  if (field === "checklist") {
    const checklist = changes.checklist && mergeChecklists(now.checklist, base.checklist, changes.checklist);
    if (!checklist) return { ok: false, field };
    return { ok: true, change: sameChecklist(checklist, now.checklist) ? {} : { checklist } };
  }
  const [current, seen, wanted] = [now[field], base[field], changes[field]];
  if (wanted === undefined || wanted === current || wanted === seen) return { ok: true, change: {} };
  if (seen !== undefined && seen !== current) return { ok: false, field };
  return { ok: true, change: { [field]: wanted } };
}
