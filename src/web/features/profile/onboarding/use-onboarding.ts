import { type FormEvent, useEffect, useState } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { withoutUnchanged } from "#domain/profile/merge-profile.ts";
import type { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import { ProblemError } from "#web/http/problem-error.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { MissingChunk, missingChunkText, retried } from "#web/ui/overlays/load-chunk.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useSaveProfile } from "../api.ts";
import { gradeChanges } from "../form/grade.ts";
import { onboardingDraft } from "./onboarding-draft.ts";
import {
  type FieldProblem,
  fieldOf,
  firstIncomplete,
  type OnboardingAnswers,
  type OnboardingField,
  onboardingFromProfile,
  onboardingSteps,
  stepOf,
} from "./onboarding-steps.ts";

// What Next and the save need, with the schemas. It loads when the student begins to type, as the form works without it.
const loadGates = retried(() => import("./onboarding-gates.ts"));

type Context = { step: number };

const resolver: Resolver<OnboardingAnswers, Context> = async (answers, context) => {
  const step = context?.step ?? 0;
  const { stepErrors } = await loadGates();
  const found = Object.entries(stepErrors(step, answers));
  if (found.length === 0) return { values: answers, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(found.map(([field, message]) => [field, { type: "gate", message }])),
  };
};

export type OnboardingOptions = {
  user: { id: string; full_name: string };
  profile: Profile | null;
  /** The step (from 0) that the URL names; undefined when it names none. */
  urlStep: number | undefined;
  /** Puts a step into the URL, so that the browser's Back returns to the step before. */
  onStep: (step: number) => void;
  /** Continues after the profile is saved. */
  onSaved: (profile: Profile) => Promise<void>;
};

/** The form of the wizard: its step, Next through the gates, and one save at the end. */
export function useOnboarding({ user, profile, urlStep, onStep, onSaved }: OnboardingOptions) {
  const [start] = useState(() => startFrom(user, profile));
  const [reached, setReached] = useState(start.step);
  // Without a step, the URL is that of the first one, unless the student came back to it and went on from the draft.
  const [unnamed] = useState(urlStep === undefined ? start.step : 0);
  const step = Math.min(urlStep ?? unnamed, reached);
  const form = useForm<OnboardingAnswers, Context>({
    defaultValues: start.answers,
    context: { step },
    resolver,
    // What is missing or refused is marked when the student leaves its field, as Next looks disabled until then.
    mode: "onTouched",
  });
  const save = useSaveProfile();
  const focusOnStep = useFocusOnStep(form, step);
  useStoredDraft(form, user.id, step);

  /** Says what is wrong at its fields, and leads to the first. */
  const refuse = ([first, ...others]: readonly FieldProblem[]) => {
    if (!first) return;
    for (const { field, message } of [first, ...others]) form.setError(field, { type: "refused", message });
    focusOnStep(first.field);
    const step = stepOf(first.field);
    showToast({
      title: "Check your answer",
      description: `${onboardingSteps[step]?.title}: ${first.message}`,
      tone: "error",
    });
    onStep(step);
  };
  const failed = (error: unknown) => {
    const problems = fieldProblems(error);
    if (problems.length > 0) refuse(problems);
    else toastProblem(error, "Failed to save your profile. Please try again.");
  };

  const complete = useSubmitOnce(async (values: OnboardingAnswers) => {
    let saved: Profile;
    try {
      const { closedGates, profileFromOnboarding } = await loadGates();
      const closed = closedGates(values);
      if (closed.length > 0) return refuse(closed);
      const stored = profile ?? {};
      saved = await save.mutateAsync({ changes: changesFrom(values, profileFromOnboarding(values, stored), stored) });
    } catch (error) {
      return failed(error);
    }
    onboardingDraft(user.id).clear();
    await onSaved(saved);
    showToast({
      title: "Welcome to Laurel",
      description: "Your profile has been created. Let's find you some scholarships!",
    });
  });

  const next = () => {
    setReached(Math.max(reached, step + 1));
    onStep(step + 1);
  };
  const last = step === onboardingSteps.length - 1;
  const check = form.handleSubmit((values) => (last ? complete(values) : next()));
  return {
    form,
    step,
    submit: (event: FormEvent) => void check(event).catch(toastMissingChunk),
    previous: () => onStep(step - 1),
    saving: save.isPending,
  };
}

function toastMissingChunk(error: unknown) {
  if (!(error instanceof MissingChunk)) throw error;
  showToast({
    title: "Error",
    description: missingChunkText,
    tone: "error",
  });
}

/** Only what differs from the stored profile. A grade and its scale are one answer. */
function changesFrom(answers: OnboardingAnswers, given: ProfileChanges, stored: Partial<Profile>): ProfileChanges {
  const changes = withoutUnchanged(stored, given);
  const hasGrade = changes.gpa_given !== undefined || changes.gpa_scale !== undefined;
  return { ...changes, ...(hasGrade && gradeChanges(answers)) };
}

/** The draft on this device, else the answers of the profile; never beyond a step that lacks an answer. */
function startFrom(user: OnboardingOptions["user"], profile: Profile | null) {
  const draft = onboardingDraft(user.id).read();
  const answers = { ...onboardingFromProfile(profile ?? {}, user.full_name), ...draft?.answers };
  const step = draft?.step ?? 0;
  return { step: Math.min(step, firstIncomplete(answers) ?? step), answers };
}

/** Moves the focus to a field as soon as its step is on the screen. */
function useFocusOnStep(form: UseFormReturn<OnboardingAnswers, Context>, step: number) {
  const [field, setField] = useState<OnboardingField>();
  useEffect(() => {
    if (!field || stepOf(field) !== step) return;
    form.setFocus(field);
    setField(undefined);
  }, [field, form, step]);
  return setField;
}

function useStoredDraft(form: UseFormReturn<OnboardingAnswers, Context>, userId: string, step: number) {
  useEffect(() => {
    const draft = onboardingDraft(userId);
    const store = () => {
      void loadGates().catch(() => {});
      draft.write({ step, answers: form.getValues() });
    };
    if (step > 0) store();
    return form.subscribe({ formState: { values: true }, callback: store });
  }, [form, userId, step]);
}

/** The server's errors by input, in the order of the steps; empty for other failures. */
function fieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ProblemError)) return [];
  return error.errors
    .flatMap(({ path, message }) => {
      const field = fieldOf(path);
      return field ? [{ field, message }] : [];
    })
    .sort((a, b) => stepOf(a.field) - stepOf(b.field));
}
