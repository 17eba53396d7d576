import { gpaScaleOf, gradeRefusal } from "#domain/profile/answers/gpa-scale.ts";
import { checkedChanges } from "#domain/profile/checked-changes.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { withEntry } from "#web/ui/forms/list-entries.ts";
import { typedNumber } from "../inputs/typed-number.ts";
import { gradeChanges } from "./grade.ts";
import { missingName } from "./missing-name.ts";
import {
  changedAsides,
  changedInputs,
  type FormErrors,
  type FormKind,
  inputAt,
  isListInput,
  type LineInput,
  type ProfileForm,
  type ProfileInput,
  profileInputs,
} from "./profile-form.ts";

type FormChanges = { ok: true; changes: ProfileChanges } | { ok: false; errors: FormErrors };

/**
 * The changes that saving a form sends: only what the student changed. An emptied answer is sent as null or an empty
 * list if it was stored, and left out if it was not.
 */
export function changesFromForm(base: ProfileForm, typed: ProfileForm, form: FormKind): FormChanges {
  const names = changedInputs(base, typed, form.inputs);
  const errors: FormErrors = {};
  const sent: Record<string, unknown> = {};
  const about: Record<string, unknown> = {};
  for (const name of names) {
    const refusal = isListInput(name) ? null : refusalOf(name, typed, form);
    if (refusal) errors[name] = refusal;
    if (name === "gpa" || name === "gpa_scale") continue;
    const [head = "", key] = profileInputs[name].path.split(".");
    if (key) about[key] = answerOf(name, typed);
    else sent[head] = answerOf(name, typed);
  }
  if (names.includes("gpa") || (names.includes("gpa_scale") && typed.gpa.trim() !== ""))
    Object.assign(sent, gradeChanges(typed));
  if (Object.keys(about).length > 0) sent.demographics = about;
  const asides = changedAsides(base, typed).map((path) => [path, typed.set_aside[path] ?? null]);
  if (asides.length > 0) sent.set_aside = Object.fromEntries(asides);
  const checked = checkedChanges(sent, new Date());
  for (const { path, message } of checked.ok ? [] : checked.errors) {
    const name = inputAt(path);
    if (name) errors[name] ??= message;
  }
  return checked.ok && Object.keys(errors).length === 0 ? checked : { ok: false, errors };
}

function refusalOf(name: LineInput, typed: ProfileForm, form: FormKind): string | null {
  const text = typed[name].trim();
  if (text === "") return name === "full_name" ? missingName : null;
  if (name === "gpa") return gradeRefusal(text, gpaScaleOf(typed.gpa_scale));
  return form.refusals[name]?.(text) ?? null;
}

function answerOf(name: ProfileInput, typed: ProfileForm): unknown {
  if (isListInput(name)) return withEntry(typed[name], typed.pending[name]);
  const text = typed[name].trim();
  if (text === "") return null;
  const { kind } = profileInputs[name];
  if (kind === "number") return typedNumber(text);
  return kind === "yes_no" ? text === "yes" : text;
}
