import { useWatch } from "react-hook-form";
import { Button } from "#web/ui/controls/button.tsx";
import { isMissingAnswers, type OnboardingAnswers, onboardingSteps } from "./onboarding-steps.ts";

type StepButtonsProps = { step: number; onPrevious: () => void; saving: boolean };

/**
 * Previous, Next and Complete Setup. While an answer is missing, Next is marked as disabled but still works: pressing it
 * shows what is missing.
 */
export function StepButtons({ step, onPrevious, saving }: StepButtonsProps) {
  const answers = useWatch<OnboardingAnswers>() as OnboardingAnswers; // Complete: every field has a default value.
  const closed = isMissingAnswers(step, answers);
  const last = step === onboardingSteps.length - 1;
  return (
    <div data-step-buttons="" className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
      {step > 0 && (
        <Button variant="quiet" onClick={onPrevious} disabled={saving}>
          Previous
        </Button>
      )}
      <Button type="submit" className="ml-auto min-w-32" busy={saving} aria-disabled={closed}>
        {last ? (saving ? "Setting up..." : "Complete Setup") : "Next"}
      </Button>
    </div>
  );
}
