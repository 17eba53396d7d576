import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { Profile } from "#domain/profile/profile.ts";
import { isProblem, ProblemError } from "#web/http/problem-error.ts";
import { profileQuery, useSaveProfile } from "../api.ts";
import {
  afterSave,
  type Choice,
  chooseAnswers,
  clashingInputs,
  followProfile,
  isUnsaved,
  type OpenForm,
} from "./follow-profile.ts";
import { clearDraft, type DraftOf } from "./profile-draft.ts";
import {
  changesFromForm,
  type FormErrors,
  type FormKind,
  formFromProfile,
  inputAt,
  type ProfileForm,
  type ProfileInput,
} from "./profile-form.ts";
import { openForm, useKeptDraft } from "./use-draft.ts";

/** `clash`: the student has to choose first. `nothing`: all of it was saved already. */
export type SaveOutcome = "saved" | "nothing" | "refused" | "clash";
export type Clash = { inputs: readonly ProfileInput[]; mine: ProfileForm; theirs: ProfileForm; profile: Profile };

export type ProfileFormState = {
  form: UseFormReturn<ProfileForm>;
  /** What was stored when the student saw it, as the form shows it. */
  base: ProfileForm;
  /** Answers in an error of `onRefused` are shown at their inputs already. */
  save: () => Promise<SaveOutcome>;
  saving: boolean;
  /** Takes up a profile that is another now; unsaved inputs stay. */
  follow: (profile: Profile) => void;
  clash: Clash | null;
  leaveClash: () => void;
  choose: (choices: Partial<Record<ProfileInput, Choice>>) => Promise<SaveOutcome>;
  /** Whether unsaved answers of an earlier visit are shown. */
  restored: boolean;
  discard: () => void;
};

type Options = { kind: FormKind; of: DraftOf; profile: Profile | null; onRefused: (message: string | null) => void };

// Read before there was a profile: everything that is there now came later.
const neverRead = "1970-01-01T00:00:00.000Z";

/**
 * A form of the profile that sends only what the student changed, keeps it on the device until it is saved, and never
 * overwrites silently what was changed elsewhere.
 */
export function useProfileForm({ kind, of, profile, onRefused }: Options): ProfileFormState {
  const [start] = useState(() => openForm(kind, of, profile));
  const seen = useRef({ base: start.base, readAt: start.readAt ?? profile?.updated_at ?? neverRead });
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const [restored, setRestored] = useState(start.readAt !== null);
  const [clash, setClash] = useState<Clash | null>(null);
  const form = useForm<ProfileForm>({ defaultValues: start.typed });
  const saving = useSaveProfile();
  const cache = useQueryClient();
  const draft = useKeptDraft({ form, kind, of, seen });

  const show = useCallback(
    ({ base, typed }: OpenForm, readAt: string) => {
      const unsaved = isUnsaved({ base, typed }, kind.inputs);
      seen.current = { base, readAt: unsaved ? seen.current.readAt : readAt };
      form.reset(typed, { keepErrors: true });
      if (!unsaved) setRestored(false);
      draft.keep();
      redraw();
    },
    [form, kind, draft],
  );

  const refuse = (errors: FormErrors, message: string | null) => {
    const found = Object.entries(errors) as [ProfileInput, string][]; // the keys of FormErrors
    for (const [name, text] of found) form.setError(name, { type: "refused", message: text });
    const first = kind.inputs.find((name) => errors[name]);
    // A collapsed group opens with its error first.
    if (first) requestAnimationFrame(() => form.setFocus(first));
    onRefused(message ?? found[0]?.[1] ?? null);
    return "refused" as const;
  };

  const settle = async (problem: ProblemError, retried: boolean): Promise<SaveOutcome> => {
    const now = await cache.fetchQuery({ ...profileQuery, staleTime: 0 });
    if (!now) return refuse({}, null);
    const theirs = formFromProfile(now, kind);
    const mine = form.getValues();
    const paths = problem.errors.map(({ path }) => path);
    const inputs = clashingInputs({ base: seen.current.base, typed: mine }, theirs, paths);
    if (inputs.length > 0) {
      setClash({ inputs, mine, theirs, profile: now });
      return "clash";
    }
    if (retried) return refuse({}, problem.message);
    seen.current.readAt = now.updated_at;
    return send(true);
  };

  const send = async (retried = false): Promise<SaveOutcome> => {
    const sent = structuredClone(form.getValues());
    const result = changesFromForm(seen.current.base, sent, kind);
    if (!result.ok) return refuse(result.errors, null);
    if (Object.keys(result.changes).length === 0) return "nothing";
    try {
      const stored = await saving.mutateAsync({ changes: result.changes, readAt: seen.current.readAt });
      form.clearErrors();
      const open = { base: seen.current.base, typed: form.getValues() };
      show(afterSave(open, { sent, fresh: formFromProfile(stored, kind) }), stored.updated_at);
      return "saved";
    } catch (error) {
      if (isProblem(error, "profile_changed")) return settle(error, retried);
      // The watch over the session asks to sign in again, over this page.
      if (isProblem(error, "not_signed_in")) void cache.invalidateQueries({ queryKey: ["me"] });
      return refuse(errorsOf(error), error instanceof ProblemError && error.status > 0 ? error.message : null);
    }
  };

  const follow = useCallback(
    (now: Profile) => {
      const open = { base: seen.current.base, typed: form.getValues() };
      show(followProfile(open, formFromProfile(now, kind), kind.inputs), now.updated_at);
    },
    [form, kind, show],
  );

  // A page that is open in two tabs, or comes back to the front, is asked anew.
  useEffect(() => {
    if (profile && !saving.isPending && profile.updated_at > seen.current.readAt) follow(profile);
  }, [profile, saving.isPending, follow]);

  return {
    form,
    base: seen.current.base,
    save: () => (saving.isPending ? Promise.resolve("refused") : send()),
    saving: saving.isPending,
    follow,
    clash,
    leaveClash: () => setClash(null),
    choose: async (choices) => {
      if (!clash) return "nothing";
      const open = { base: seen.current.base, typed: form.getValues() };
      const chosen = chooseAnswers(open, clash.theirs, choices);
      seen.current.readAt = clash.profile.updated_at;
      show(chosen, clash.profile.updated_at);
      setClash(null);
      return send();
    },
    restored,
    discard: () => {
      clearDraft(localStorage, of);
      form.clearErrors();
      const fresh = formFromProfile(profile ?? {}, kind);
      show({ base: fresh, typed: fresh }, profile?.updated_at ?? neverRead);
    },
  };
}

/** What the server refused, by input. */
function errorsOf(error: unknown): FormErrors {
  const errors: FormErrors = {};
  for (const { path, message } of error instanceof ProblemError ? error.errors : []) {
    const name = inputAt(path);
    if (name) errors[name] ??= message;
  }
  return errors;
}
