import { useWatch } from "react-hook-form";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import type { ProfileForm } from "../form/profile-form.ts";
import { type ProfileStep, stepHasValue } from "./step-form.ts";

type ProfileStepButtonsProps = {
  step: ProfileStep;
  isLast: boolean;
  saving: boolean;
  /** The step is saved and the next one is about to open. */
  advancing: boolean;
  onContinue: () => Promise<void>;
};

/** Back to Overview, Save Progress, and Continue, which needs a value in the step. */
export function ProfileStepButtons({ step, isLast, saving, advancing, onContinue }: ProfileStepButtonsProps) {
  const typed = useWatch<ProfileForm>() as ProfileForm; // Complete: every input has a default value.
  const isEmpty = !stepHasValue(typed, step);
  return (
    <div data-step-buttons="" className="grid gap-3 border-t border-line pt-5 sm:flex sm:flex-wrap sm:items-center">
      <ButtonLink to="/profile" variant="ghost" className="max-sm:order-3 sm:-ml-3">
        Back to Overview
      </ButtonLink>
      <span className="flex-1 max-sm:hidden" />
      <Button type="submit" variant="quiet" className="max-sm:order-2" busy={saving && !advancing}>
        Save Progress
      </Button>
      <Button
        className="min-w-32"
        disabled={isEmpty}
        busy={advancing || saving}
        aria-describedby={isEmpty ? "continue-needs" : undefined}
        onClick={() => void onContinue()}
      >
        {isLast ? "Complete Profile" : "Continue"}
      </Button>
      {isEmpty && (
        <p id="continue-needs" className="w-full text-right text-sm text-muted max-sm:order-1 max-sm:text-left">
          Answer at least one question to go on.
        </p>
      )}
    </div>
  );
}
