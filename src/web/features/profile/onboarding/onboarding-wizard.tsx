import { type ComponentType, type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import type { Profile } from "#domain/profile/profile.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { AcademicStep } from "./academic-step.tsx";
import { FinancialStep } from "./financial-step.tsx";
import { GoalsStep } from "./goals-step.tsx";
import { InterestsStep } from "./interests-step.tsx";
import { StepButtons } from "./onboarding-buttons.tsx";
import { onboardingSteps } from "./onboarding-steps.ts";
import { PersonalStep } from "./personal-step.tsx";
import { useOnboarding } from "./use-onboarding.ts";

const stepForms: readonly ComponentType[] = [PersonalStep, AcademicStep, FinancialStep, InterestsStep, GoalsStep];

type OnboardingWizardProps = { user: { id: string; full_name: string }; profile: Profile | null };

/** The five steps of onboarding, one at a time. */
export function OnboardingWizard({ user, profile }: OnboardingWizardProps) {
  const { form, step, submit, previous, saving } = useOnboarding(user, profile);
  const StepForm = stepForms[step] ?? PersonalStep;
  const ignoreSecond = useSecondClickGuard(step);
  const position = `Step ${step + 1} of ${onboardingSteps.length}`;
  return (
    <FormProvider {...form}>
      <div id="progress" className="grid scroll-mt-20 gap-2">
        <p className="num text-sm text-muted">{position}</p>
        <ProgressBar label="Setup" value={step + 1} max={onboardingSteps.length} valueText={position} />
      </div>
      <Card className="p-5 sm:p-8">
        <form noValidate onSubmit={submit} onClickCapture={ignoreSecond} className="grid gap-6">
          <StepHeading key={step} step={step} />
          <StepForm />
          <StepButtons step={step} onPrevious={previous} saving={saving} />
        </form>
      </Card>
    </FormProvider>
  );
}

const doubleClickMs = 500;

/** Swallows the second half of a double click on Next, which would answer a question of the step that has just come. */
function useSecondClickGuard(step: number): (event: MouseEvent) => void {
  const shown = useRef({ step, at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (shown.current.step !== step) shown.current = { step, at: performance.now() };
  }, [step]);
  return (event) => {
    if (event.detail < 2 || event.timeStamp - shown.current.at > doubleClickMs) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/**
 * Takes the focus when its step appears, so that keyboard and screen reader go on from there; not on the first page
 * view.
 */
function StepHeading({ step }: { step: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const elsewhere = document.activeElement;
    // Focus that an input already took (the field a refusal named) is kept.
    if (elsewhere !== document.body && !(elsewhere instanceof HTMLButtonElement)) return;
    heading.current?.focus({ preventScroll: true });
    document.getElementById("progress")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="grid gap-1.5">
      <h2 ref={heading} tabIndex={-1} className="text-[1.5rem]">
        {onboardingSteps[step]?.title}
      </h2>
      <p className="measure text-muted">{onboardingSteps[step]?.purpose}</p>
    </div>
  );
}
