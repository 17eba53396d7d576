import { useWatch } from "react-hook-form";
import { Button } from "#web/ui/controls/button.tsx";
import { missingNames, type OnboardingAnswers, onboardingSteps } from "./onboarding-steps.ts";

type StepButtonsProps = { step: number; onPrevious: () => void; saving: boolean };

/**
 * Previous, Next and Complete Setup. While an answer is missing, the line above says which, and Next is marked as disabled but still works:
 * pressing it marks the fields.
 */
export function StepButtons({ step, onPrevious, saving }: StepButtonsProps) {
  const answers = useWatch<OnboardingAnswers>() as OnboardingAnswers; // Complete: every field has a default value.
  const missing = missingNames(step, answers);
  const last = step === onboardingSteps.length - 1;
  return (
    <div data-step-buttons="" className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
      {missing.length > 0 && (
        <p id="still-needed" className="basis-full text-sm text-muted sm:text-right">
          Still needed: {missing.join(", ")}
        </p>
      )}
      {step > 0 && (
        <Button variant="quiet" onClick={onPrevious} disabled={saving}>
          Previous
        </Button>
      )}
      <Button
        type="submit"
        className="ml-auto min-w-32"
        busy={saving}
        aria-disabled={missing.length > 0}
        aria-describedby={missing.length > 0 ? "still-needed" : undefined}
      >
        {last ? (saving ? "Setting up..." : "Complete Setup") : "Next"}
      </Button>
    </div>
  );
}
