import { type ComponentType, type KeyboardEvent, useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { mostAfterOnboarding } from "#domain/profile/question-paths.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { AcademicStep } from "./academic-step.tsx";
import { FinancialStep } from "./financial-step.tsx";
import { GoalsStep } from "./goals-step.tsx";
import { InterestsStep } from "./interests-step.tsx";
import { StepButtons } from "./onboarding-buttons.tsx";
import { onboardingSteps } from "./onboarding-steps.ts";
import { PersonalStep } from "./personal-step.tsx";
import { type OnboardingOptions, useOnboarding } from "./use-onboarding.ts";
import { useSecondClickGuard } from "./use-second-click-guard.ts";

const stepForms: readonly ComponentType[] = [PersonalStep, AcademicStep, FinancialStep, InterestsStep, GoalsStep];

/** The five steps of onboarding, one at a time. */
export function OnboardingWizard(options: OnboardingOptions) {
  const { form, step, submit, previous, saving } = useOnboarding(options);
  const StepForm = stepForms[step] ?? PersonalStep;
  const ignoreSecond = useSecondClickGuard(step);
  const position = `Step ${step + 1} of ${onboardingSteps.length}`;
  return (
    <FormProvider {...form}>
      <div className="grid gap-2">
        <p className="num text-sm text-muted">
          {position}, then up to {mostAfterOnboarding} questions
        </p>
        <ProgressBar label="Setup" value={step + 1} max={onboardingSteps.length} valueText={position} />
      </div>
      <Card className="p-5 sm:p-8">
        <form
          noValidate
          onSubmit={submit}
          onKeyDown={goToNextField}
          onClickCapture={ignoreSecond}
          className="grid gap-6"
        >
          <StepHeading step={step} />
          <StepForm />
          <StepButtons step={step} onPrevious={previous} saving={saving} />
        </form>
      </Card>
    </FormProvider>
  );
}

/** Enter in a line of text goes to the next field of the step, so that no question is skipped unseen. The last one submits. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.matches("[type=radio], [type=checkbox]")) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>("input, select, textarea")];
  const next = fields[fields.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Takes the focus at the top of the page when the step changes, so that keyboard and screen reader continue there. */
function StepHeading({ step }: { step: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [step]);
  return (
    <div className="grid gap-1.5">
      <h2 ref={heading} tabIndex={-1} className="text-[1.5rem]">
        {onboardingSteps[step]?.title}
      </h2>
      <p className="measure text-muted">{onboardingSteps[step]?.purpose}</p>
    </div>
  );
}
