import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { Profile } from "#domain/profile/profile.ts";
import { accountKeys } from "#web/features/accounts/api.ts";
import { isProblem, ProblemError } from "#web/http/problem-error.ts";
import { missingChunkText, retried } from "#web/ui/overlays/load-chunk.ts";
import { profileQuery, useSaveProfile } from "../api.ts";
import { afterSave, changedElsewhere, followProfile, isUnsaved, type OpenForm } from "./follow-profile.ts";
import { inputLabel, inputText } from "./input-text.ts";
import type { DraftOf } from "./profile-draft.ts";
import {
  type FormErrors,
  type FormKind,
  formFromProfile,
  inputAt,
  type ProfileForm,
  type ProfileInput,
} from "./profile-form.ts";
import { openForm, useStoredDraft } from "./use-draft.ts";

/** `nothing`: there was nothing to save. `refused`: the errors are at their inputs, or `onRefused` reported them. */
export type SaveOutcome = "saved" | "nothing" | "refused";
/** Why the form shows unsaved answers at the top: from an earlier visit, or because they were also changed elsewhere. */
export type UnsavedReason = "restored" | "changed_elsewhere";

// What a save needs, with the schemas. It loads when the student begins to type, as the form works without it.
const loadChecks = retried(() => import("./form-changes.ts"));

export type ProfileFormState = {
  form: UseFormReturn<ProfileForm>;
  /** The stored answers that the student saw, as the form shows them. */
  base: ProfileForm;
  save: () => Promise<SaveOutcome>;
  saving: boolean;
  /** Shows another profile; unsaved inputs stay. */
  follow: (profile: Profile) => void;
  unsavedReason: UnsavedReason | null;
  /** Discards all unsaved input. */
  discard: () => void;
};

type Options = {
  kind: FormKind;
  of: DraftOf;
  profile: Profile | null;
  /** Reports why a save failed; null when the reason is unknown. */
  onRefused: (message: string | null) => void;
};

// The time of reading for a draft without a profile: every stored answer is newer.
const neverRead = "1970-01-01T00:00:00.000Z";

/**
 * A form of the profile. It sends only what the student changed and stores a draft until that is saved. An answer that
 * was also changed elsewhere is replaced only after the form showed both values at its input.
 */
export function useProfileForm({ kind, of, profile, onRefused }: Options): ProfileFormState {
  const [start] = useState(() => openForm(kind, of, profile));
  const seen = useRef({ base: start.base, readAt: start.readAt ?? profile?.updated_at ?? neverRead });
  const isSending = useRef(false);
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  const [unsavedReason, setUnsavedReason] = useState<UnsavedReason | null>(start.readAt === null ? null : "restored");
  const form = useForm<ProfileForm>({ defaultValues: start.typed });
  const saving = useSaveProfile();
  const cache = useQueryClient();
  const draft = useStoredDraft({ form, kind, of, seen });
  useClearedErrors(form, kind);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => void loadChecks().catch(() => {}) }),
    [form],
  );

  const open = useCallback((): OpenForm => ({ base: seen.current.base, typed: form.getValues() }), [form]);

  const show = useCallback(
    ({ base, typed }: OpenForm, readAt: string) => {
      seen.current = { base, readAt };
      form.reset(typed, { keepErrors: true });
      if (!isUnsaved({ base, typed }, kind.inputs)) setUnsavedReason(null);
      draft.store();
      render();
    },
    [form, kind, draft],
  );

  /**
   * Unsaved inputs keep their time of reading, so the server refuses to replace answers that were changed elsewhere.
   */
  const showFresh = useCallback(
    (next: OpenForm, { updated_at }: Profile) =>
      show(next, isUnsaved(next, kind.inputs) ? seen.current.readAt : updated_at),
    [kind, show],
  );

  const refuse = (errors: FormErrors, message: string | null): SaveOutcome => {
    const found = Object.entries(errors) as [ProfileInput, string][]; // the keys of FormErrors
    for (const [name, text] of found) form.setError(name, { type: "refused", message: text });
    const first = kind.inputs.find((name) => errors[name]);
    // A collapsed group opens before its input takes the focus.
    if (first) requestAnimationFrame(() => form.setFocus(first));
    onRefused(message ?? (first ? withLabel(inputLabel(first), errors[first] ?? "") : null));
    return "refused";
  };

  /**
   * Handles a refusal because answers were changed since they were read. Asks the student only where the values differ.
   */
  const resolveChanges = async (problem: ProblemError, isRetry: boolean): Promise<SaveOutcome> => {
    const now = await cache.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => null);
    if (!now) return refuse({}, null);
    const stored = formFromProfile(now, kind);
    const before = open();
    const names = changedElsewhere(
      before,
      stored,
      problem.errors.map(({ path }) => path),
    );
    if (names.length === 0 && isRetry) return refuse({}, problem.message);
    // From here on the student has seen the stored answers, so the next save may replace them.
    show({ base: stored, typed: followProfile(before, stored, kind.inputs).typed }, now.updated_at);
    if (names.length === 0) return send(true);
    setUnsavedReason("changed_elsewhere");
    const errors = names.map((name) => [name, changedText(name, stored, before.typed)]);
    return refuse(Object.fromEntries(errors), "Some answers were also changed elsewhere. Check them and save again.");
  };

  const send = async (isRetry = false): Promise<SaveOutcome> => {
    const sent = structuredClone(form.getValues());
    const checks = await loadChecks().catch(() => null);
    if (!checks) return refuse({}, missingChunkText);
    const result = checks.changesFromForm(seen.current.base, sent, kind);
    if (!result.ok) return refuse(result.errors, null);
    if (Object.keys(result.changes).length === 0) return "nothing";
    try {
      const stored = await saving.mutateAsync({ changes: result.changes, readAt: seen.current.readAt });
      form.clearErrors();
      showFresh(afterSave(open(), { sent, fresh: formFromProfile(stored, kind) }), stored);
      return "saved";
    } catch (error) {
      if (isProblem(error, "profile_changed")) return resolveChanges(error, isRetry);
      // The session check asks the student to sign in again, in a dialog over this page.
      if (isProblem(error, "not_signed_in")) void cache.invalidateQueries({ queryKey: accountKeys.me });
      const errors = errorsOf(error);
      const hasMessage = error instanceof ProblemError && error.status > 0 && Object.keys(errors).length === 0;
      return refuse(errors, hasMessage ? error.message : null);
    }
  };

  const follow = useCallback(
    (now: Profile) => {
      showFresh(followProfile(open(), formFromProfile(now, kind), kind.inputs), now);
    },
    [kind, open, showFresh],
  );

  // The profile is fetched again when the window gets the focus.
  useEffect(() => {
    if (profile && !saving.isPending && profile.updated_at > seen.current.readAt) follow(profile);
  }, [profile, saving.isPending, follow]);

  return {
    form,
    base: seen.current.base,
    save: async () => {
      if (isSending.current) return "refused";
      isSending.current = true;
      render();
      return send().finally(() => {
        isSending.current = false;
        render();
      });
    },
    saving: isSending.current,
    follow,
    unsavedReason,
    discard: () => {
      form.clearErrors();
      const fresh = formFromProfile(profile ?? {}, kind);
      show({ base: fresh, typed: fresh }, profile?.updated_at ?? neverRead);
    },
  };
}

/** Removes an error once its input changes. */
function useClearedErrors(form: UseFormReturn<ProfileForm>, kind: FormKind) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          const input = kind.inputs.find((name) => changed === name || changed === `pending.${name}`);
          if (input) form.clearErrors(input);
        },
      }),
    [form, kind],
  );
}

function changedText(name: ProfileInput, stored: ProfileForm, typed: ProfileForm): string {
  return `Changed elsewhere to “${inputText(stored, name)}”. Save again to replace it with “${inputText(typed, name)}”.`;
}

/** The errors of the server, by input. */
function errorsOf(error: unknown): FormErrors {
  const errors: FormErrors = {};
  for (const { path, message } of error instanceof ProblemError ? error.errors : []) {
    const name = inputAt(path);
    if (name) errors[name] ??= message;
  }
  return errors;
}

/** `GPA is at most 4.` stays; others get the label in front: `Location: Use at most 200 characters.` */
const withLabel = (label: string, message: string): string =>
  message.toLowerCase().startsWith(label.toLowerCase()) ? message : `${label}: ${message}`;
