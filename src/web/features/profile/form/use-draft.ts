import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Profile } from "#domain/profile/profile.ts";
import { type OpenForm, unsavedInputs } from "./follow-profile.ts";
import { type DraftOf, keepDraft, type ProfileDraft, readDraft } from "./profile-draft.ts";
import {
  changedAsides,
  type FormKind,
  formFromProfile,
  isListInput,
  type ProfileForm,
  type ProfileInput,
} from "./profile-form.ts";

/**
 * A form as it opens: the stored answers, with what this student typed over them before. `readAt` is null without a
 * draft.
 */
export function openForm(kind: FormKind, of: DraftOf, profile: Profile | null): OpenForm & { readAt: string | null } {
  const stored = formFromProfile(profile ?? {}, kind);
  const draft = readDraft(localStorage, of, kind.inputs);
  if (!draft) return { base: stored, typed: stored, readAt: null };
  const base: ProfileForm = { ...stored };
  const typed: ProfileForm = { ...stored, pending: { ...stored.pending }, set_aside: { ...stored.set_aside } };
  for (const [name, kept] of Object.entries(draft.inputs)) {
    Object.assign(base, { [name]: kept.was });
    Object.assign(typed, { [name]: kept.typed });
    if (kept.pending) Object.assign(typed.pending, { [name]: kept.pending });
  }
  for (const [path, how] of Object.entries(draft.asides)) Object.assign(typed.set_aside, { [path]: how ?? undefined });
  return { base, typed, readAt: draft.read_at };
}

/** The draft of what is unsaved in an open form. */
function draftOf({ base, typed }: OpenForm, kind: FormKind, read_at: string): ProfileDraft {
  const inputs = unsavedInputs({ base, typed }, kind.inputs).map((name) => {
    const pending = isListInput(name) ? typed.pending[name] : undefined;
    return [name, { typed: typed[name], was: base[name], ...(pending && { pending }) }];
  });
  const asides = changedAsides(base, typed).map((path) => [path, typed.set_aside[path] ?? null]);
  return { read_at, inputs: Object.fromEntries(inputs), asides: Object.fromEntries(asides) };
}

type Kept = {
  form: UseFormReturn<ProfileForm>;
  kind: FormKind;
  of: DraftOf;
  seen: RefObject<{ base: ProfileForm; readAt: string }>;
};

/** Keeps what is typed on this device, and takes an error away once its input is changed. `keep` writes it down now. */
export function useKeptDraft({ form, kind, of, seen }: Kept): { keep: () => void } {
  const touched = useRef(new Set<ProfileInput>());
  const { userId, form: name } = of;
  const kept = useMemo(() => {
    const keep = () => {
      const open = { base: seen.current.base, typed: form.getValues() };
      const draft = draftOf(open, kind, seen.current.readAt);
      for (const input of Object.keys(draft.inputs) as ProfileInput[]) touched.current.add(input); // its own inputs
      keepDraft(localStorage, { userId, form: name }, { draft, touched: touched.current, names: kind.inputs });
    };
    return { keep };
  }, [form, kind, seen, userId, name]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          kept.keep();
          const input = kind.inputs.find((each) => changed === each || changed === `pending.${each}`);
          if (input) form.clearErrors(input);
        },
      }),
    [form, kind, kept],
  );
  return kept;
}
