import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { dateOfBirthRefusal } from "#domain/profile/age.ts";
import { withoutUnchanged } from "#domain/profile/merge-profile.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { ProblemError } from "#web/http/problem-error.ts";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useSaveProfile } from "../api.ts";
import { clearDraft, keepDraft, readDraft } from "./onboarding-draft.ts";
import {
  fieldOf,
  firstClosedGate,
  type OnboardingAnswers,
  type OnboardingField,
  onboardingFromProfile,
  onboardingSteps,
  profileFromOnboarding,
  stepErrors,
  stepOf,
} from "./onboarding-steps.ts";

type Context = { step: number };

const resolver: Resolver<OnboardingAnswers, Context> = (answers, context) => {
  const step = context?.step ?? 0;
  const found = Object.entries({ ...stepErrors(step, answers), ...(step === 0 && tooYoung(answers)) });
  if (found.length === 0) return { values: answers, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(found.map(([field, message]) => [field, { type: "gate", message }])),
  };
};

/** What the save would be refused for, said where it is asked; Laurel's server has the last word. */
function tooYoung({ date_of_birth }: OnboardingAnswers): { date_of_birth: string } | null {
  const refusal = date_of_birth && dateOfBirthRefusal(date_of_birth, new Date());
  return refusal ? { date_of_birth: refusal } : null;
}

/** The wizard's form, where it stands, and how it goes on: Next through the gates, then one save. */
export function useOnboarding(user: { id: string; full_name: string }, profile: Profile | null) {
  const [start] = useState(() => startFrom(user, profile));
  const [step, setStep] = useState(start.step);
  const form = useForm<OnboardingAnswers, Context>({ defaultValues: start.answers, context: { step }, resolver });
  const save = useSaveProfile();
  const navigate = useNavigate();
  useKeptDraft(form, user.id, step);

  const refused = (error: unknown) => {
    showToast({ title: "Error", description: "Failed to save your profile. Please try again.", tone: "error" });
    const problems = fieldProblems(error);
    const first = problems[0];
    if (!first) return;
    setStep(stepOf(first.field));
    for (const { field, message } of problems) form.setError(field, { type: "server", message });
    // The inputs of that step are there after the next paint.
    requestAnimationFrame(() => form.setFocus(first.field));
  };

  const complete = useSubmitOnce(async (answers: OnboardingAnswers) => {
    const closed = firstClosedGate(answers);
    if (closed !== null) return setStep(closed);
    try {
      await save.mutateAsync({ changes: withoutUnchanged(profile ?? {}, profileFromOnboarding(answers)) });
    } catch (error) {
      return refused(error);
    }
    clearDraft(localStorage, user.id);
    showToast({
      title: "Welcome to Laurel",
      description: "Your profile has been created. Let's find you some scholarships!",
    });
    await navigate({ to: "/dashboard", replace: true });
  });

  const last = step === onboardingSteps.length - 1;
  return {
    form,
    step,
    submit: form.handleSubmit((answers) => (last ? complete(answers) : setStep(step + 1))),
    previous: () => setStep(step - 1),
    saving: save.isPending,
  };
}

/** The draft on this device, else what is known already; never beyond a closed gate. */
function startFrom(user: { id: string; full_name: string }, profile: Profile | null) {
  const first = onboardingFromProfile(profile ?? {}, user.full_name);
  const { step, answers } = readDraft(localStorage, user.id, first) ?? { step: 0, answers: first };
  return { step: Math.min(step, firstClosedGate(answers) ?? step), answers };
}

function useKeptDraft(form: UseFormReturn<OnboardingAnswers, Context>, userId: string, step: number) {
  useEffect(() => {
    const keep = () => keepDraft(localStorage, userId, { step, answers: form.getValues() });
    if (step > 0) keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, userId, step]);
}

/** What the server refused, by input, in the order of the steps; empty when it was something else. */
function fieldProblems(error: unknown): { field: OnboardingField; message: string }[] {
  if (!(error instanceof ProblemError)) return [];
  return error.errors
    .flatMap(({ path, message }) => {
      const field = fieldOf(path);
      return field ? [{ field, message }] : [];
    })
    .sort((a, b) => stepOf(a.field) - stepOf(b.field));
}
