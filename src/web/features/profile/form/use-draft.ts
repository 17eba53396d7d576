import { useEffect, useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Profile } from "#domain/profile/profile.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { type OpenForm, unsavedInputs } from "./follow-profile.ts";
import { type DraftOf, isEmptyDraft, type ProfileDraft, profileDraft } from "./profile-draft.ts";
import { changedAsides, type FormKind, formFromProfile, isListInput, type ProfileForm } from "./profile-form.ts";

/** The initial state of a form: the stored answers, overwritten by the draft. `readAt` is null without a draft. */
export function openForm(kind: FormKind, of: DraftOf, profile: Profile | null): OpenForm & { readAt: string | null } {
  const stored = formFromProfile(profile ?? {}, kind);
  const draft = profileDraft(of, kind.inputs).read();
  if (!draft) return { base: stored, typed: stored, readAt: null };
  const base: ProfileForm = { ...stored };
  const typed: ProfileForm = { ...stored, pending: { ...stored.pending }, set_aside: { ...stored.set_aside } };
  for (const [name, input] of Object.entries(draft.inputs)) {
    Object.assign(base, { [name]: input.was });
    Object.assign(typed, { [name]: input.typed });
    if (input.pending) Object.assign(typed.pending, { [name]: input.pending });
  }
  for (const [path, how] of Object.entries(draft.asides)) Object.assign(typed.set_aside, { [path]: how ?? undefined });
  return { base, typed, readAt: draft.read_at };
}

function draftOf({ base, typed }: OpenForm, kind: FormKind, read_at: string): ProfileDraft {
  const inputs = unsavedInputs({ base, typed }, kind.inputs).map((name) => {
    const pending = isListInput(name) ? typed.pending[name] : undefined;
    return [name, { typed: typed[name], was: base[name], ...(pending && { pending }) }];
  });
  const asides = changedAsides(base, typed).map((path) => [path, typed.set_aside[path] ?? null]);
  return { read_at, inputs: Object.fromEntries(inputs), asides: Object.fromEntries(asides) };
}

/** On leaving the form: what waits there is not in the profile. */
function tellUnsaved(draft: ProfileDraft | null): void {
  if (!draft || isEmptyDraft(draft)) return;
  // With a GPA, its scale is stored too, also where the student left it as it was.
  const changed = Object.values(draft.inputs).filter(
    ({ typed, was, pending }) => pending || String(typed) !== String(was),
  );
  const count = changed.length + Object.keys(draft.asides).length;
  showToast({
    title: "Not saved yet",
    description: `${count === 1 ? "1 answer" : `${count} answers`} in your profile ${count === 1 ? "waits" : "wait"} on this device for you to save.`,
  });
}

/** The answers that the student saw when they began to type, and when these were read. */
export type Seen = { base: ProfileForm; readAt: string };

type DraftOptions = { form: UseFormReturn<ProfileForm>; kind: FormKind; of: DraftOf; seen: { current: Seen } };

/** Stores unsaved inputs as a draft whenever an input changes. `store` stores it at once. */
export function useStoredDraft({ form, kind, of: { userId, form: name }, seen }: DraftOptions) {
  const stored = useMemo(() => {
    const draft = profileDraft({ userId, form: name }, kind.inputs);
    const store = () => {
      const { base, readAt } = seen.current;
      const unsaved = draftOf({ base, typed: form.getValues() }, kind, readAt);
      if (isEmptyDraft(unsaved)) draft.clear();
      else draft.write(unsaved);
    };
    return { store, clear: draft.clear };
  }, [form, kind, seen, userId, name]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: stored.store }), [form, stored]);
  useEffect(() => () => tellUnsaved(profileDraft({ userId, form: name }, kind.inputs).read()), [userId, name, kind]);
  return stored;
}
