import {
  allInputs,
  changedAsides,
  changedInputs,
  inputAt,
  isListInput,
  noPending,
  type ProfileForm,
  type ProfileInput,
  withEntry,
} from "./profile-form.ts";

/** A form on a screen: what each input held when the student saw it (`base`), and what it holds now. */
export type OpenForm = { base: ProfileForm; typed: ProfileForm };

/** Inputs that are one answer together: a grade and its scale. */
const together: readonly (readonly ProfileInput[])[] = [["gpa", "gpa_scale"]];

/** What an input holds, with the text that is not added to its list yet. */
const held = (form: ProfileForm, name: ProfileInput): string | string[] =>
  isListInput(name) ? withEntry(form[name], form.pending[name]) : form[name].trim();

const same = (a: string | string[], b: string | string[]) => JSON.stringify(a) === JSON.stringify(b);

/** The inputs with something unsaved; of inputs that are one answer, all when any is. */
export function unsavedInputs({ base, typed }: OpenForm, names: readonly ProfileInput[]): ProfileInput[] {
  const changed = changedInputs(base, typed, names);
  const partners = together.filter((group) => group.some((name) => changed.includes(name))).flat();
  return names.filter((name) => changed.includes(name) || partners.includes(name));
}

/** Whether anything at all is unsaved. */
export function isUnsaved(form: OpenForm, names: readonly ProfileInput[]): boolean {
  return changedInputs(form.base, form.typed, names).length + changedAsides(form.base, form.typed).length > 0;
}

/** What the form shows once the profile is another: inputs without anything unsaved follow it, the others stay. */
export function followProfile(form: OpenForm, fresh: ProfileForm, names: readonly ProfileInput[]): OpenForm {
  const kept = unsavedInputs(form, names).filter((name) => !same(held(form.typed, name), held(fresh, name)));
  const asides = changedAsides(form.base, form.typed).filter(
    (path) => form.typed.set_aside[path] !== fresh.set_aside[path],
  );
  const over = (from: ProfileForm): ProfileForm => ({
    ...fresh,
    ...pick(from, kept),
    pending: { ...noPending(), ...pick(from.pending, kept) },
    set_aside: { ...fresh.set_aside, ...pick(from.set_aside, asides) },
  });
  return { base: over(form.base), typed: over(form.typed) };
}

/** What the form shows after what was `sent` is stored: what was typed meanwhile stays, over the stored answers. */
export function afterSave(form: OpenForm, { sent, fresh }: { sent: ProfileForm; fresh: ProfileForm }): OpenForm {
  const stored = Object.fromEntries(allInputs.map((name) => [name, held(sent, name)]));
  const asSent: ProfileForm = { ...sent, ...stored, pending: noPending() };
  return { base: fresh, typed: followProfile({ base: asSent, typed: form.typed }, fresh, allInputs).typed };
}

/**
 * The inputs, among those with these paths of the profile, that got another value elsewhere than the student saw and
 * than the student typed. The server tells times, not values: an answer that the student saved themselves is none.
 */
export function clashingInputs(
  { base, typed }: OpenForm,
  fresh: ProfileForm,
  paths: readonly string[],
): ProfileInput[] {
  const named = paths.flatMap((path) => inputAt(path) ?? []);
  const heads = named.map((name) => together.find((group) => group.includes(name))?.[0] ?? name);
  const groupOf = (name: ProfileInput) => together.find((group) => group.includes(name)) ?? [name];
  return [...new Set(heads)].filter(
    (name) =>
      groupOf(name).some((part) => !same(held(base, part), held(fresh, part))) &&
      groupOf(name).some((part) => !same(held(typed, part), held(fresh, part))),
  );
}

export type Choice = "mine" | "theirs" | "both";

/** The form with the student's choice at each clash; afterwards the stored answers have been seen. */
export function chooseAnswers(
  { base, typed }: OpenForm,
  fresh: ProfileForm,
  choices: Partial<Record<ProfileInput, Choice>>,
): OpenForm {
  const next = { base: { ...base }, typed: { ...typed, pending: { ...typed.pending } } };
  for (const [head, choice] of Object.entries(choices) as [ProfileInput, Choice][]) {
    for (const name of together.find((group) => group.includes(head)) ?? [head]) {
      Object.assign(next.base, { [name]: fresh[name] });
      if (choice === "theirs") Object.assign(next.typed, { [name]: fresh[name] });
      if (choice === "both" && isListInput(name))
        next.typed[name] = [...new Set([...fresh[name], ...withEntry(typed[name], typed.pending[name])])];
      if (isListInput(name) && choice !== "mine") next.typed.pending[name] = "";
    }
  }
  return next;
}

function pick<T extends object>(from: T, names: readonly string[]): Partial<T> {
  // The entries are the object's own.
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name))) as Partial<T>;
}
