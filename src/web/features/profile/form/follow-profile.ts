import { withEntry } from "#web/ui/forms/list-entries.ts";
import {
  allInputs,
  changedAsides,
  changedInputs,
  inputAt,
  isListInput,
  noPending,
  type ProfileForm,
  type ProfileInput,
} from "./profile-form.ts";

/** A form on a screen: what each input held when the student saw it (`base`), and what it holds now (`typed`). */
export type OpenForm = { base: ProfileForm; typed: ProfileForm };

/** Inputs that are one answer together: a grade and its scale. */
const sharedAnswers: readonly (readonly ProfileInput[])[] = [["gpa", "gpa_scale"]];
const groupOf = (name: ProfileInput) => sharedAnswers.find((group) => group.includes(name)) ?? [name];

/** The value of an input, with the text that is not added to its list yet. */
const inputValue = (form: ProfileForm, name: ProfileInput): string | string[] =>
  isListInput(name) ? withEntry(form[name], form.pending[name]) : form[name].trim();

const differ = (a: ProfileForm, b: ProfileForm, name: ProfileInput) =>
  groupOf(name).some((part) => JSON.stringify(inputValue(a, part)) !== JSON.stringify(inputValue(b, part)));

/** The unsaved inputs. Of inputs that are one answer, all are unsaved when one is. */
export function unsavedInputs({ base, typed }: OpenForm, names: readonly ProfileInput[]): ProfileInput[] {
  const changed = changedInputs(base, typed, names);
  return names.filter((name) => groupOf(name).some((part) => changed.includes(part)));
}

/** Whether anything is unsaved. */
export function isUnsaved(form: OpenForm, names: readonly ProfileInput[]): boolean {
  return changedInputs(form.base, form.typed, names).length + changedAsides(form.base, form.typed).length > 0;
}

/** The form after the profile changed elsewhere: unsaved inputs stay, the others show the `fresh` answers. */
export function followProfile(form: OpenForm, fresh: ProfileForm, names: readonly ProfileInput[]): OpenForm {
  const unsaved = unsavedInputs(form, names).filter((name) => differ(form.typed, fresh, name));
  const asides = changedAsides(form.base, form.typed).filter(
    (path) => form.typed.set_aside[path] !== fresh.set_aside[path],
  );
  const over = (from: ProfileForm): ProfileForm => ({
    ...fresh,
    ...pick(from, unsaved),
    pending: { ...noPending(), ...pick(from.pending, unsaved) },
    set_aside: { ...fresh.set_aside, ...pick(from.set_aside, asides) },
  });
  return { base: over(form.base), typed: over(form.typed) };
}

/** The form after `sent` was saved. What the student typed during the save stays unsaved. */
export function afterSave(form: OpenForm, { sent, fresh }: { sent: ProfileForm; fresh: ProfileForm }): OpenForm {
  const stored = Object.fromEntries(allInputs.map((name) => [name, inputValue(sent, name)]));
  const asSent: ProfileForm = { ...sent, ...stored, pending: noPending() };
  return followProfile({ base: asSent, typed: form.typed }, fresh, allInputs);
}

/**
 * The inputs of these profile paths whose stored answer is new to the student and differs from what they typed. The
 * server only compares times, so an answer that the student saved in another tab may be among the paths.
 */
export function changedElsewhere(
  { base, typed }: OpenForm,
  fresh: ProfileForm,
  paths: readonly string[],
): ProfileInput[] {
  const named = paths.flatMap((path) => inputAt(path) ?? []).map((name) => groupOf(name)[0] ?? name);
  return [...new Set(named)].filter((name) => differ(base, fresh, name) && differ(typed, fresh, name));
}

function pick<T extends object>(from: T, names: readonly string[]): Partial<T> {
  // The entries are of the same object, so the type holds.
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name))) as Partial<T>;
}
