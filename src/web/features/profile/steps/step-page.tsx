import { useEffect, useMemo, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { Profile } from "#domain/profile/profile.ts";
import type { StepKey } from "#domain/profile/step-keys.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { FormSkeleton } from "../form/form-skeleton.tsx";
import { ProfileLoader } from "../form/profile-loader.tsx";
import { UnsavedNotice } from "../form/unsaved-notice.tsx";
import { useDeleteAnswer } from "../form/use-delete-answer.ts";
import { type SaveOutcome, useProfileForm } from "../form/use-profile-form.ts";
import { MoreQuestions } from "./more-questions.tsx";
import { ProfileStepButtons } from "./step-buttons.tsx";
import { stepFields } from "./step-fields.tsx";
import { stepAt, stepForm } from "./step-form.ts";
import { StepNav } from "./step-nav.tsx";

/** Milliseconds between saving a step and opening the next. */
const advanceMs = 1000;

type StepPageProps = {
  step: StepKey;
  userId: string;
  /** Opens another step, or the overview after the last one. */
  onGo: (to: StepKey | "complete") => void;
};

/** /profile/{step}: one step of the profile. */
export function ProfileStepPage({ step, userId, onGo }: StepPageProps) {
  return (
    <Page width="reading" className="grid content-start gap-6">
      <PageTitle tab={stepAt(step).step.title}>Your Scholar Profile</PageTitle>
      <ProfileLoader waiting={<StepSkeleton stepKey={step} />}>
        {(profile) => (
          <>
            <StepNav profile={profile} current={step} />
            <Step key={`${userId} ${step}`} stepKey={step} userId={userId} profile={profile} onGo={onGo} />
          </>
        )}
      </ProfileLoader>
    </Page>
  );
}

function StepSkeleton({ stepKey }: { stepKey: StepKey }) {
  const { step, position } = stepAt(stepKey);
  const Fields = stepFields[stepKey];
  return (
    <FormSkeleton kind={stepForm(step)} className="grid gap-6">
      <StepNav profile={null} current={stepKey} />
      <Card className="grid gap-6 p-5 sm:p-8">
        <StepHeading title={step.title} purpose={step.purpose} position={position + 1} />
        <Fields />
      </Card>
    </FormSkeleton>
  );
}

type StepProps = { stepKey: StepKey; userId: string; profile: Profile | null; onGo: StepPageProps["onGo"] };

function Step({ stepKey, userId, profile, onGo }: StepProps) {
  const { step, position, next } = stepAt(stepKey);
  const kind = useMemo(() => stepForm(step), [step]);
  const state = useProfileForm({
    kind,
    of: { userId, form: stepKey },
    profile,
    onRefused: (message) =>
      showToast({ title: "Error saving profile", description: message ?? "Please try again later.", tone: "error" }),
  });
  const deleteAnswer = useDeleteAnswer(state);
  const advance = useAdvance();
  const goOn = () => onGo(next ?? "complete");
  const tellOutcome = (outcome: SaveOutcome) => {
    if (outcome === "saved")
      showToast({ title: "Progress saved! ✨", description: "Your information has been updated successfully." });
    if (outcome === "nothing") showToast({ title: "Nothing to save: everything is saved" });
    return outcome;
  };
  const Fields = stepFields[stepKey];
  return (
    <FormProvider {...state.form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void state.save().then(tellOutcome);
        }}
        className="grid gap-8"
      >
        <UnsavedNotice reason={state.unsavedReason} onDiscard={state.discard} />
        <Card className="grid gap-6 p-5 sm:p-8">
          <StepHeading title={step.title} purpose={step.purpose} position={position + 1} />
          <Fields />
        </Card>
        <MoreQuestions groups={step.more} base={state.base} onDelete={deleteAnswer} />
        <ProfileStepButtons
          step={step}
          isLast={next === null}
          saving={state.saving}
          advancing={advance.waiting}
          onContinue={async () => {
            const outcome = await state.save();
            if (outcome === "nothing") goOn();
            else if (tellOutcome(outcome) === "saved") advance.start(goOn);
          }}
        />
      </form>
    </FormProvider>
  );
}

function StepHeading({ title, purpose, position }: { title: string; purpose: string; position: number }) {
  return (
    <div className="grid gap-1.5">
      <p className="num text-sm text-muted">Step {position} of 4</p>
      <h2 className="text-[1.5rem]">{title}</h2>
      <p className="measure text-muted">{purpose}</p>
    </div>
  );
}

/** Opens the next step after a pause, unless the student leaves the page before. */
function useAdvance() {
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = (go: () => void) => {
    setWaiting(true);
    timer.current = setTimeout(go, advanceMs);
  };
  return { waiting, start };
}
